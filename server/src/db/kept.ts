/** Facts read from rows that are asked for again and again: they hold as long as their row says the same. */

interface Keeping<Row extends { readonly id: string }, Facts> {
  /** At most so many are kept. */
  readonly most: number
  readonly isSame: (one: Row, other: Row) => boolean
  readonly read: (row: Row) => Facts
}

/**
 * Entries in the order in which they were asked for; the one that was asked for longest ago goes first. One that half of all
 * have not been put behind since stays where it is: to move it at every question takes longer than to find it.
 */
class Lately<Entry> {
  readonly #most: number
  readonly #entries = new Map<string, { readonly entry: Entry; readonly place: number }>()
  #places = 0

  constructor(most: number) {
    this.#most = most
  }

  get(id: string): Entry | undefined {
    const known = this.#entries.get(id)
    if (known === undefined) return undefined
    if (this.#places - known.place >= this.#most / 2) this.set(id, known.entry)
    return known.entry
  }

  set(id: string, entry: Entry): void {
    // a map gives its entries in the order in which they were set
    this.#entries.delete(id)
    this.#entries.set(id, { entry, place: ++this.#places })
    const [oldest] = this.#entries.size > this.#most ? this.#entries.keys() : []
    if (oldest !== undefined) this.#entries.delete(oldest)
  }
}

interface KeepingBy<Row, Mark, Facts> {
  readonly most: number
  /** Part of a row that is kept beside what was read of it. */
  readonly markOf: (row: Row) => Mark
  readonly isSame: (one: Mark, other: Mark) => boolean
  readonly read: (row: Row) => Facts
}

function keepingBy<Row extends { readonly id: string }, Mark, Facts>({
  most,
  markOf,
  isSame,
  read,
}: KeepingBy<Row, Mark, Facts>): (row: Row) => Facts {
  const kept = new Lately<{ readonly mark: Mark; readonly facts: Facts }>(most)
  return (row) => {
    const mark = markOf(row)
    const known = kept.get(row.id)
    if (known !== undefined && isSame(known.mark, mark)) return known.facts
    const facts = read(row)
    kept.set(row.id, { mark, facts })
    return facts
  }
}

/** Reads rows, and keeps what was read of those that were asked for last. Nobody may change what he is given. */
export const keeping = <Row extends { readonly id: string }, Facts>(
  work: Keeping<Row, Facts>,
): ((row: Row) => Facts) => keepingBy({ ...work, markOf: (row: Row) => row })

interface KeepingSealed<Row extends { readonly id: string }, Facts> {
  readonly most: number
  /** A short text that is another for every row that says something else. */
  readonly sealOf: (row: Row) => string
  readonly read: (row: Row) => Facts
}

/** Keeping for rows of many letters: what was read is kept with their seal, and not with the rows, which take as much room again. */
export const keepingSealed = <Row extends { readonly id: string }, Facts>({
  sealOf,
  ...work
}: KeepingSealed<Row, Facts>): ((row: Row) => Facts) =>
  keepingBy({ ...work, markOf: sealOf, isSame: (one: string, other: string) => one === other })

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
