/** Lines and cells of a table that is known only as pieces of text at places on pages. */
import { plainCell } from './cells.ts'
import { columnOfFigure, columnOfTitle, columnsOf, fits, type PrintedColumn } from './printed-columns.ts'
import {
  cellsOf,
  isOfSamples,
  joined,
  linesOf,
  type PrintedLine,
  type PrintedPage,
  type PrintedText,
  WORD_GAP,
} from './printed-lines.ts'
import { restsOf } from './printed-rests.ts'
import { type Cells, MAX_HEADER, type Sheet } from './tables.ts'

/** Lines of figures below each other, and what stands above them. */
interface Block {
  readonly above: readonly PrintedLine[]
  readonly body: readonly PrintedLine[]
}

/** The lines of a page in blocks; what stands below the last figures is a block without any. */
function blocksOf(lines: readonly PrintedLine[]): Block[] {
  const rests = restsOf(lines)
  const rows = new Map<PrintedLine, PrintedText[]>()
  for (const line of lines) {
    const row = rests.get(line) ?? line
    rows.set(row, [...(rows.get(row) ?? []), ...line.texts])
  }
  const blocks: { above: PrintedLine[]; body: PrintedLine[] }[] = [{ above: [], body: [] }]
  for (const line of lines) {
    const last = blocks.at(-1)
    if (!last || rests.has(line)) continue
    if (isOfSamples(line)) last.body.push({ ...line, texts: rows.get(line) ?? line.texts })
    else if (last.body.length > 0) blocks.push({ above: [line], body: [] })
    else last.above.push(line)
  }
  return blocks
}

type ColumnOf = (text: PrintedText) => number

/** The cells of a line, an empty text where a column has none. */
function cellTexts(line: PrintedLine, columns: readonly PrintedColumn[], columnOf: ColumnOf): Cells {
  const cells: string[][] = columns.map(() => [])
  for (const text of joined(line.texts, WORD_GAP)) cells[columnOf(text)]?.push(text.text)
  return cells.map((texts) => plainCell(texts.join(' ')))
}

/** The cells of a block: names and titles of columns above, figures below. */
function blockCells({ above, body }: Block, columns: readonly PrintedColumn[]): Cells[] {
  if (columns.length === 0) return above.map((line) => cellsOf(line).map(({ text }) => text))
  const ofTitle = above.map((line, i) => {
    const cells = cellsOf(line)
    const below = above.slice(i + 1, i + MAX_HEADER)
    return cellTexts({ ...line, texts: cells }, columns, (text) =>
      columnOfTitle(text, columns, { beside: cells, below }),
    )
  })
  return [
    ...ofTitle,
    ...body.map((line) => cellTexts(line, columns, (text) => columnOfFigure(text, columns))),
  ]
}

/**
 * The lines of pages as a sheet, its cells put below each other by their places. A block of figures takes the columns of
 * the one before where it fits them: a table goes on there without its header, and a column may be empty on a page.
 */
export function sheetOfPages(pages: readonly PrintedPage[]): Sheet {
  const lines: { line: number; cells: Cells }[] = []
  let columns: readonly PrintedColumn[] = []
  for (const page of pages)
    for (const block of blocksOf(linesOf(page))) {
      const { above, body } = block
      if (body.length > 0 && !fits(body, columns)) columns = columnsOf(body, above)
      for (const cells of blockCells(block, columns)) lines.push({ line: lines.length + 1, cells })
    }
  return { name: '', lines }
}
