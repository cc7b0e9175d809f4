import type { ReviewRow } from '@vagu/core/field-import/schema'
import type { PointRing } from '@vagu/core/geo/rings'
import type { Candidate, FieldIndex, Findable } from './farm.ts'
import { wishedName } from './names.ts'

/** Parts of a row that are laid beside the farm; without rings it is looked for by its numbers alone. */
export interface Parcel {
  readonly name: string
  readonly externalId: string
  readonly code: string
  readonly priaCode: string
  readonly rings: readonly PointRing[]
}

/** How a row meets the farm. */
export interface Match<F> extends Pick<ReviewRow, 'state' | 'matchedBy'> {
  /** The field that the row belongs to; for a conflict undefined. */
  readonly field: F | undefined
  /** Every field that the row may mean, the matched one among them. */
  readonly candidates: readonly Candidate<F>[]
}

/** Shapes that overlap less are not the same field, but a field that was divided or joined. */
const SAME = 0.5

type By = NonNullable<ReviewRow['matchedBy']>
const named = <F>(fields: readonly F[]): Candidate<F>[] => fields.map((field) => ({ field, overlap: 0 }))
const conflict = <F>(by: By, candidates: readonly Candidate<F>[]): Match<F> => ({
  state: 'conflict',
  matchedBy: by,
  field: undefined,
  candidates,
})
export const matched = <F>(
  by: By,
  field: F,
  candidates: readonly Candidate<F>[] = named([field]),
): Match<F> => ({
  state: 'matched',
  matchedBy: by,
  field,
  candidates,
})
const REJECTED = { state: 'rejected', matchedBy: null, field: undefined, candidates: [] } as const

function byNumbers<F extends Findable>(row: Parcel, farm: FieldIndex<F>): Match<F> | undefined {
  const same = row.externalId === '' ? [] : farm.withExternalId(row.externalId)
  if (same[0]) return same.length === 1 ? matched('externalId', same[0]) : conflict('externalId', named(same))
  if (row.code === '' || row.code === '0') return undefined
  const onParcel = farm.withCode(row.code, row.priaCode)
  // A parcel often holds several fields: without a field number, shapes decide where there are any.
  const [only] = onParcel
  const isSure = onParcel.length === 1 && (row.priaCode !== '' || !only?.mapData)
  return only && isSure ? matched('code', only) : undefined
}

function byShape<F extends Findable>(row: Parcel, farm: FieldIndex<F>): Match<F> {
  const candidates = farm.under(row.rings)
  const [best] = candidates
  if (!best) return { state: 'new', matchedBy: null, field: undefined, candidates }
  return candidates.length === 1 && best.overlap >= SAME
    ? matched('overlap', best.field, candidates)
    : conflict('overlap', candidates)
}

/** A row without a shape is known by its name, where its numbers say nothing. */
function byName<F extends Findable>(row: Parcel, farm: FieldIndex<F>): Match<F> {
  const name = wishedName(row.name, row.priaCode)
  const same = name === '' ? [] : farm.withName(name)
  if (!same[0]) return { state: 'new', matchedBy: null, field: undefined, candidates: [] }
  return same.length === 1 ? matched('name', same[0]) : conflict('name', named(same))
}

const found = <F extends Findable>(row: Parcel, farm: FieldIndex<F>): Match<F> =>
  byNumbers(row, farm) ?? (row.rings.length === 0 ? byName(row, farm) : byShape(row, farm))

/** The fields of the farm that a row may mean: the one that it matches, or those between which it is in doubt. */
export const matchedFields = <F extends Findable>(
  row: Parcel,
  farm: FieldIndex<F>,
): readonly Candidate<F>[] => found(row, farm).candidates

type YearRow = Parcel & { readonly year: number; readonly isRejected: boolean }

/** Of matched rows those alone in claiming their field in their year; all others of them are in conflict. */
export function withoutContest<F extends Findable>(
  matches: readonly Match<F>[],
  rows: readonly YearRow[],
): Match<F>[] {
  const claims = new Map<F, Map<number, number>>()
  matches.forEach(({ field }, i) => {
    const year = rows[i]?.year ?? 0
    if (!field) return
    const years = claims.get(field) ?? new Map<number, number>()
    claims.set(field, years.set(year, (years.get(year) ?? 0) + 1))
  })
  return matches.map((match, i) => {
    if (!match.field || !match.matchedBy) return match
    const count = claims.get(match.field)?.get(rows[i]?.year ?? 0) ?? 0
    return count > 1 ? conflict(match.matchedBy, match.candidates) : match
  })
}

/** Matches each row; a field that several rows of one year claim is in conflict for all of them. */
export const matchRows = <F extends Findable>(rows: readonly YearRow[], farm: FieldIndex<F>): Match<F>[] =>
  withoutContest(
    rows.map((row) => (row.isRejected ? REJECTED : found(row, farm))),
    rows,
  )
