/** Long lists read page by page: others have their turn between two, which one long answer of SQLite would not leave them. */
import { letOthers } from './let-others.ts'

/** Rows of one page: some 10 ms of reading. */
export const PAGE_ROWS = 500

/** Gives at most `PAGE_ROWS` rows that stand after a row, the first ones for none. */
type ReadPage<Row> = (after: Row | undefined) => Promise<Row[]>

/** The pages of a list, one after the other: whoever needs no row for longer holds one page at a time. */
export async function* pagesOf<Row>(read: ReadPage<Row>): AsyncGenerator<Row[], void, void> {
  for (let last: Row | undefined; ;) {
    const rows = await read(last)
    yield rows
    if (rows.length < PAGE_ROWS) return
    last = rows.at(-1)
    await letOthers()
  }
}
