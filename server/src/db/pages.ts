/** Long lists read page by page: others have their turn between two, which one long answer of SQLite would not leave them. */
import { letOthers } from './let-others.ts'

/** Rows of one page: some 10 ms of reading. */
export const PAGE_ROWS = 500

/** All rows of a list. `read` gives at most `PAGE_ROWS` that stand after a row, the first ones for none. */
export async function inPages<Row>(read: (after: Row | undefined) => Promise<Row[]>): Promise<Row[]> {
  const all: Row[] = []
  for (;;) {
    const rows = await read(all.at(-1))
    for (const row of rows) all.push(row)
    if (rows.length < PAGE_ROWS) return all
    await letOthers()
  }
}

/** Makes something of each of many rows, in parts between which others have their turn. */
export async function eachInParts<Row, Made>(
  rows: readonly Row[],
  make: (row: Row) => Made,
): Promise<Made[]> {
  const made: Made[] = []
  for (const [i, row] of rows.entries()) {
    if (i % PAGE_ROWS === PAGE_ROWS - 1) await letOthers()
    made.push(make(row))
  }
  return made
}
