/** Tables of samples on pages that are known only as pieces of text at their places. */
import { plainCell } from '../../text/table-cells.ts'
import { columnsOf, fits, placesUnder, type PrintedColumn } from './printed-columns.ts'
import {
  isMeasured,
  lineOf,
  linesOf,
  type PrintedLine,
  type PrintedPage,
  type PrintedText,
  wordsOf,
} from './printed-lines.ts'
import { restsOf } from './printed-rests.ts'
import { MAX_COLUMNS } from './schema.ts'
import type { Cells, Sheet } from '../../text/table-header.ts'
import { MAX_HEADER } from './tables.ts'

/** Cells of a line of figures at least, and figures or days among them. */
const LEAST_CELLS = 3
const LEAST_MEASURED = 2
/** The lines of a header are at most so far from each other and from the figures, of the size. */
const HEADER_GAP = 4
const FOOTER = /^(?:lk|leht|lehekülg|page)\b\.?\s*\d+(?:\s*(?:\/|-|of)?\s*\d+){0,3}$|^\d+\s*[/-]\s*\d+$/i
/** Titles of tables that hold no samples: classes, needs, limits of the method. */
const NO_SAMPLES = /klassid|klassifi|väetistarve|soovitus|määramis|määramatus|piirväärtus|\bnorm/i
const PER_HECTARE = /\bkg\s*\/\s*ha\b/i
/** Heights that are one when pages are alike, points. */
const SAME_HEIGHT = 3

/** Lines of figures below each other, and the lines above them. */
interface Block {
  readonly above: readonly PrintedLine[]
  readonly body: readonly PrintedLine[]
}

const measured = ({ cells }: PrintedLine): number => cells.filter(isMeasured).length
const isRow = (line: PrintedLine): boolean =>
  line.cells.length >= LEAST_CELLS && line.cells.length <= MAX_COLUMNS && measured(line) >= LEAST_MEASURED

/** Names of columns that are written upwards make one line above the first figures; elsewhere they are a margin's. */
function withUprightNames(lines: readonly PrintedLine[], upright: readonly PrintedText[]): PrintedLine[] {
  const first = lines.findIndex(isRow)
  const row = lines[first]
  const names = upright
    .filter(({ baseline }) => row && baseline > row.baseline)
    .toSorted((a, b) => a.left - b.left)
  if (!row || names.length < 2) return [...lines]
  const line = lineOf(names, row.baseline + row.size, row.size)
  return [...lines.slice(0, first), line, ...lines.slice(first)]
}

/** Lines of a page without those of its foot that look like figures. */
function pageLines(page: PrintedPage): PrintedLine[] {
  const level = linesOf(page.filter(({ isUpright }) => isUpright !== true))
  const upright = page.filter(({ isUpright }) => isUpright === true)
  return withUprightNames(
    level.filter((line) => !FOOTER.test(wordsOf(line))),
    upright,
  )
}

/** Pages without lines of figures that stand on several at one height: a foot with numbers is no sample. */
function withoutRepeats(pages: readonly (readonly PrintedLine[])[]): PrintedLine[][] {
  const keyOf = (line: PrintedLine): string => `${Math.round(line.baseline / SAME_HEIGHT)} ${wordsOf(line)}`
  const counts = new Map<string, number>()
  for (const line of pages.flat().filter(isRow)) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1)
  return pages.map((lines) => lines.filter((line) => !isRow(line) || (counts.get(keyOf(line)) ?? 0) < 2))
}

/** Lines of figures with the rests of their names, in blocks; what stands below the last figures is a block without any. */
function blocksOf(lines: readonly PrintedLine[]): Block[] {
  const rests = restsOf(lines, isRow)
  const whole = new Map<PrintedLine, PrintedLine[]>()
  for (const line of lines) {
    const row = rests.get(line) ?? line
    whole.set(row, [...(whole.get(row) ?? []), line])
  }
  const blocks: { above: PrintedLine[]; body: PrintedLine[] }[] = [{ above: [], body: [] }]
  for (const line of lines) {
    const last = blocks.at(-1)
    if (!last || rests.has(line)) continue
    const own = whole.get(line) ?? [line]
    if (isRow(line)) last.body.push({ ...line, cells: own.flatMap(({ cells }) => cells) })
    else if (last.body.length > 0) blocks.push({ above: [line], body: [] })
    else last.above.push(line)
  }
  return blocks
}

/** The lines right above the figures: names of columns, of which one line has several. */
function headerOf({ above, body }: Block): PrintedLine[] {
  const header: PrintedLine[] = []
  let below = body[0]
  for (const line of above.toReversed()) {
    const isNear = below !== undefined && line.baseline - below.baseline <= HEADER_GAP * line.size
    if (!isNear || header.length === MAX_HEADER) break
    header.unshift(line)
    below = line
  }
  // a title of the table begins at its left edge, or stands over most of it; one of several columns does not
  const main = header.toSorted((a, b) => b.cells.length - a.cells.length)[0]
  const isTitle = ({ cells: [first, ...more] }: PrintedLine): boolean => {
    const [start] = main?.cells ?? []
    if (!main || !first || !start || more.length > 0) return false
    const under = main.cells.filter(({ left, right }) => left < first.right && first.left < right).length
    return first.left <= start.left + first.size || under * 2 > main.cells.length
  }
  while (header[0] && header[0] !== main && isTitle(header[0])) header.shift()
  return (main?.cells.length ?? 0) > 1 ? header : []
}

/** Whether what stands above figures says that they are of samples. */
const isAboutSamples = (header: readonly PrintedLine[], titles: readonly PrintedLine[]): boolean => {
  const title = titles.at(-1)
  return (
    !(title && (NO_SAMPLES.test(wordsOf(title)) || PER_HECTARE.test(wordsOf(title)))) &&
    !header.some((line) => PER_HECTARE.test(wordsOf(line)))
  )
}

/** A text that no reader takes for a figure: whoever looks the row over is told. */
const UNCLEAR = '?'

/** The cells of a row: a name of several lines is one; two figures in one column, or one text over two, are unclear. */
function cellsOf(row: PrintedLine, columns: readonly PrintedColumn[]): Cells {
  const cells: string[] = columns.map(() => '')
  const put = (place: number, text: string): void => {
    const before = cells[place] ?? ''
    const isUnclear = before !== '' && (isMeasured({ text }) || isMeasured({ text: before }))
    cells[place] = plainCell(`${before} ${isUnclear ? '/ ' : ''}${text}`)
  }
  for (const cell of row.cells) {
    const [place = -1, ...others] = placesUnder(cell, columns)
    put(place, cell.text)
    for (const other of others) put(other, UNCLEAR)
  }
  return cells
}

/** Reads pages into sheets, a table each. */
class SheetWriter {
  readonly sheets: { readonly name: string; readonly lines: Sheet['lines'][number][] }[] = []
  #columns: readonly PrintedColumn[] = []
  #header = ''
  #count = 0

  add(block: Block, page: number): void {
    const header = headerOf(block)
    const titles = block.above.filter((line) => !header.includes(line))
    const words = header.map(wordsOf).join('\n')
    if (block.body.length === 0) return this.#put(titles.map((line) => [wordsOf(line)]))
    const isNext = header.length === 0 || words === this.#header
    const isOfSamples = isAboutSamples(header, titles)
    if (isNext && isOfSamples && fits(block.body, this.#columns))
      return this.#put([...titles.map((line) => [wordsOf(line)]), ...this.#rows(block.body)])
    this.#open(`lk ${page}`)
    const columns = isOfSamples ? columnsOf(block.body, header) : undefined
    this.#columns = columns ?? []
    this.#header = columns ? words : ''
    this.#put(titles.map((line) => [wordsOf(line)]))
    // lines of words alone are no table, and whoever looks the file over is told of its sheet
    if (!columns) return this.#put([...header, ...block.body].map((line) => [wordsOf(line)]))
    this.#put(header.map((_, i) => columns.map(({ names }) => names[i] ?? '')))
    this.#put(this.#rows(block.body))
  }

  /** A name that no other sheet has, so that a note can tell of it. */
  #open(name: string): void {
    const same = this.sheets.filter(
      (sheet) => sheet.name === name || sheet.name.startsWith(`${name} (`),
    ).length
    this.sheets.push({ name: same === 0 ? name : `${name} (${same + 1})`, lines: [] })
  }

  #rows(body: readonly PrintedLine[]): Cells[] {
    return body.map((row) => cellsOf(row, this.#columns))
  }

  #put(lines: readonly Cells[]): void {
    if (this.sheets.length === 0) this.#open('lk 1')
    for (const cells of lines) {
      this.#count += 1
      this.sheets.at(-1)?.lines.push({ line: this.#count, cells })
    }
  }
}

/**
 * The tables of pages as sheets, cells put below each other by their places. Figures without a header, or under the same
 * one, go on with the table before where each stands in a column of it. A table of which it is not sure which name is
 * whose is left out, its sheet named: nothing is read that only may be so.
 */
export function sheetsOfPages(pages: readonly PrintedPage[]): readonly Sheet[] {
  const writer = new SheetWriter()
  for (const [i, lines] of withoutRepeats(pages.map(pageLines)).entries())
    for (const block of blocksOf(lines)) writer.add(block, i + 1)
  return writer.sheets
}
