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
    const held = known !== undefined && work.isSame(known.row, row) ? known : { row, facts: work.read(row) }
    // A map gives its entries in the order in which they were set: the first is the one that was asked for longest ago.
    kept.delete(row.id)
    kept.set(row.id, held)
    const [oldest] = kept.keys()
    if (kept.size > work.most && oldest !== undefined) kept.delete(oldest)
    return held.facts
  }
}

interface KeepingSealed<Row extends { readonly id: string }, Facts> {
  readonly most: number
  /** A short text that is another for every row that says something else. */
  readonly sealOf: (row: Row) => string
  readonly read: (row: Row) => Facts
}

/** Keeping for rows of many letters: what was read is kept with their seal, and not with the rows, which take as much room again. */
export function keepingSealed<Row extends { readonly id: string }, Facts>({
  most,
  sealOf,
  read,
}: KeepingSealed<Row, Facts>): (row: Row) => Facts {
  const kept = new Map<string, { readonly seal: string; readonly facts: Facts }>()
  return (row) => {
    const seal = sealOf(row)
    const known = kept.get(row.id)
    const held = known?.seal === seal ? known : { seal, facts: read(row) }
    kept.delete(row.id)
    kept.set(row.id, held)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return held.facts
  }
}

/** Whether rows say the same, in their order. */
export const isSameRows = <Row>(
  one: readonly Row[],
  other: readonly Row[],
  isSame: (a: Row, b: Row) => boolean,
): boolean =>
  one.length === other.length &&
  one.every((row, i) => {
    const beside = other[i]
    return beside !== undefined && isSame(row, beside)
  })

/** Farms of which something is kept as a whole. */
export const KEPT_FARMS = 8

interface RowsOf<Row> {
  /** Account. */
  readonly id: string
  readonly rows: readonly Row[]
}
interface KeepingRows<Row, Facts> {
  readonly isSame: (one: Row, other: Row) => boolean
  readonly read: (rows: readonly Row[]) => Facts
}

/** Reads the rows of a farm, and keeps what was read: the same object as long as all rows say the same, in their order. */
export function keepingRows<Row, Facts>({
  isSame,
  read,
}: KeepingRows<Row, Facts>): (accountId: string, rows: readonly Row[]) => Facts {
  const kept = keeping({
    most: KEPT_FARMS,
    isSame: (a: RowsOf<Row>, b: RowsOf<Row>) => isSameRows(a.rows, b.rows, isSame),
    read: ({ rows }) => read(rows),
  })
  return (id, rows) => kept({ id, rows })
}
