/** Rows narrowed by facets, and how many of them each further choice would leave. */
export type ValuesOf<Row> = (row: Row) => readonly string[]
export type Facets<Row, Id extends string> = Readonly<Record<Id, ValuesOf<Row>>>
export type Chosen<Id extends string> = Readonly<Record<Id, readonly string[]>>
export type Counts<Id extends string> = Readonly<Record<Id, ReadonlyMap<string, number>>>

export interface FilterResult<Row, Id extends string> {
  readonly shown: readonly Row[]
  /** How many rows each value would leave, with everything else as it is chosen. */
  readonly counts: Counts<Id>
}
interface Narrowing<Row, Id extends string> {
  /** The chosen values of each facet: none does not narrow, of several one is enough. */
  readonly chosen: Chosen<Id>
  /** Condition that a row must meet beside them. */
  readonly isMet: (row: Row) => boolean
}

/** One pass over all rows: a row that misses one facet still counts for the other values of that one. */
export function filterRows<Row, Id extends string>(
  rows: readonly Row[],
  facets: Facets<Row, Id>,
  { chosen, isMet }: Narrowing<Row, Id>,
): FilterResult<Row, Id> {
  const ids = Object.keys(facets) as Id[]
  const narrowing = ids
    .filter((id) => chosen[id].length > 0)
    .map((id) => ({ id, valuesOf: facets[id], values: new Set(chosen[id]) }))
  const counts = Object.fromEntries(ids.map((id) => [id, new Map<string, number>()])) as Record<
    Id,
    Map<string, number>
  >
  const shown: Row[] = []
  const count = (row: Row, id: Id): void => {
    for (const value of facets[id](row)) counts[id].set(value, (counts[id].get(value) ?? 0) + 1)
  }
  for (const row of rows) {
    if (!isMet(row)) continue
    const missed = narrowing.filter(
      ({ valuesOf, values }) => !valuesOf(row).some((value) => values.has(value)),
    )
    const [only] = missed
    if (missed.length > 1) continue
    if (only) count(row, only.id)
    else {
      for (const id of ids) count(row, id)
      shown.push(row)
    }
  }
  return { shown, counts }
}

/** The choice with a value taken, or let go. */
export function withValue<Id extends string>(chosen: Chosen<Id>, id: Id, value: string): Chosen<Id> {
  const now = chosen[id]
  const next = now.includes(value) ? now.filter((each) => each !== value) : [...now, value]
  return { ...chosen, [id]: next }
}
