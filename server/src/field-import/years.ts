/** One field that stands in a file in several years: found by the same means as the fields of the farm. */
import { FieldIndex, type Findable } from './farm.ts'
import { type Match, matched, matchRows, withoutContest } from './match.ts'
import type { FieldRow } from './field-row.ts'

/** A row as something that rows of earlier years are laid beside. */
const findable = ({ name, code, priaCode, externalId, rings }: FieldRow) => ({
  name,
  code,
  priaCode,
  externalId,
  rings,
  yearInfo: [],
  mapData: null,
})

/**
 * The row of the newest year that each row is the same field as, by their places in the file; its own place where the row
 * is that newest one itself.
 */
function leadsOf(rows: readonly FieldRow[]): number[] {
  const leads = rows.map((_, i) => i)
  const years = [...new Set(rows.map(({ year }) => year))].toSorted((a, b) => b - a)
  const newer: (Findable & { readonly place: number })[] = []
  for (const year of years) {
    const places = rows.flatMap((row, i) => (row.year === year && !row.isRejected ? [i] : []))
    const own = places.flatMap((place) => rows[place] ?? [])
    const matches = newer.length === 0 ? [] : matchRows(own, new FieldIndex(newer))
    places.forEach((place, k) => {
      const lead = matches[k]?.field?.place
      const row = rows[place]
      if (lead !== undefined) leads[place] = lead
      else if (row) newer.push({ ...findable(row), place })
    })
  }
  return leads
}

export interface YearMatches<F> {
  readonly matches: Match<F>[]
  /** For a row that is a new field together with one of a newer year: the place of that one. */
  readonly sameAs: readonly (number | undefined)[]
}

/** Gives rows of one field the field that any of them matches; where none does, they are one new field. */
export function joinYears<F extends Findable>(
  rows: readonly FieldRow[],
  matches: readonly Match<F>[],
): YearMatches<F> {
  if (new Set(rows.map(({ year }) => year)).size < 2)
    return { matches: [...matches], sameAs: rows.map(() => undefined) }
  const leads = leadsOf(rows)
  const fields = new Map<number, Set<F>>()
  leads.forEach((lead, i) => {
    const field = matches[i]?.field
    if (field) fields.set(lead, (fields.get(lead) ?? new Set()).add(field))
  })
  const joined = matches.map((match, i): Match<F> => {
    const [field, ...more] = fields.get(leads[i] ?? i) ?? []
    return match.state === 'new' && field && more.length === 0 ? matched('externalId', field) : match
  })
  const settled = withoutContest(joined, rows)
  const sameAs = leads.map((lead, i) =>
    lead !== i && settled[i]?.state === 'new' && settled[lead]?.state === 'new' ? lead : undefined,
  )
  return { matches: settled, sameAs }
}
