import type { ReviewRow } from '@vagu/core/field-import/schema'
import type { Field } from '@vagu/core/fields/schema'
import type { Candidate, Farm } from './farm.ts'
import { type FieldRow, isRejected } from './rows.ts'

/** How a row meets the farm. */
export interface Match extends Pick<ReviewRow, 'state' | 'matchedBy'> {
  /** The field that the row belongs to; for a conflict undefined. */
  readonly field: Field | undefined
  readonly candidates: readonly Candidate[]
}

/** Shapes that overlap less are not the same field, but a field that was divided or joined. */
const SAME = 0.5

type By = NonNullable<ReviewRow['matchedBy']>
const matched = (by: By, field: Field, candidates: readonly Candidate[] = []): Match => ({
  state: 'matched',
  matchedBy: by,
  field,
  candidates,
})
const conflict = (by: By, candidates: readonly Candidate[]): Match => ({
  state: 'conflict',
  matchedBy: by,
  field: undefined,
  candidates,
})
const named = (fields: readonly Field[]): Candidate[] => fields.map((field) => ({ field, overlap: 0 }))

function byName(row: FieldRow, farm: Farm): Match | undefined {
  const same = row.externalId === '' ? [] : farm.withExternalId(row.externalId)
  if (same[0]) return same.length === 1 ? matched('externalId', same[0]) : conflict('externalId', named(same))
  if (row.code === '' || row.code === '0') return undefined
  const onParcel = farm.withCode(row.code, row.priaCode)
  // A parcel often holds several fields: without a field number, shapes decide where there are any.
  const [only] = onParcel
  const isSure = onParcel.length === 1 && (row.priaCode !== '' || !only?.mapData)
  return only && isSure ? matched('code', only) : undefined
}

function byShape(row: FieldRow, farm: Farm): Match {
  const candidates = farm.under(row.rings)
  const [best] = candidates
  if (!best) return { state: 'new', matchedBy: null, field: undefined, candidates }
  return candidates.length === 1 && best.overlap >= SAME
    ? matched('overlap', best.field, candidates)
    : conflict('overlap', candidates)
}

const matchOf = (row: FieldRow, farm: Farm): Match =>
  isRejected(row)
    ? { state: 'rejected', matchedBy: null, field: undefined, candidates: [] }
    : (byName(row, farm) ?? byShape(row, farm))

/** Matches each row; a field that several rows of one year claim is in conflict for all of them. */
export function matchRows(rows: readonly FieldRow[], farm: Farm): Match[] {
  const matches = rows.map((row) => matchOf(row, farm))
  const keyOf = (match: Match, i: number): string => `${match.field?._id} ${rows[i]?.year}`
  const claims = new Map<string, number>()
  matches.forEach((match, i) => {
    if (match.field) claims.set(keyOf(match, i), (claims.get(keyOf(match, i)) ?? 0) + 1)
  })
  return matches.map((match, i) => {
    const isContested = (claims.get(keyOf(match, i)) ?? 0) > 1
    if (!match.field || !match.matchedBy || !isContested) return match
    return conflict(match.matchedBy, match.candidates.length > 0 ? match.candidates : named([match.field]))
  })
}
