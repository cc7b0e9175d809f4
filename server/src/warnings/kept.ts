/** Facts read from rows that are asked for again and again: they hold as long as their row says the same. */

interface Keeping<Row extends { readonly id: string }, Facts> {
  /** At most so many are kept. */
  readonly most: number
  readonly isSame: (one: Row, other: Row) => boolean
  readonly read: (row: Row) => Facts
}

/** Reads rows, and keeps what was read of those that were asked for last. Nobody may change what he is given. */
export function keeping<Row extends { readonly id: string }, Facts>(
  work: Keeping<Row, Facts>,
): (row: Row) => Facts {
  const kept = new Map<string, { readonly row: Row; readonly facts: Facts }>()
  return (row) => {
    const known = kept.get(row.id)
    const { facts } = known !== undefined && work.isSame(known.row, row) ? known : { facts: work.read(row) }
    // A map gives its entries in the order in which they were set: the first is the one that was asked for longest ago.
    kept.delete(row.id)
    kept.set(row.id, { row, facts })
    const [oldest] = kept.keys()
    if (kept.size > work.most && oldest !== undefined) kept.delete(oldest)
    return facts
  }
}
