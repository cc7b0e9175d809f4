/** Tables of samples in the sheets of a file: where headers begin, what stands above them, and their rows. */
import { isDay } from '../../time/day.ts'
import { type Figure, FIGURES } from '../schema.ts'
import { dayIn, plainCell } from '../../text/table-cells.ts'
import { type Cells, type Sheet, signatureOf, spread } from '../../text/table-header.ts'
import { figureIn } from './cells.ts'
import { type HeaderMeaning, labIn, meaningOf, MEANS, methodIn, phMethodIn } from './headers.ts'
import { type ImportTable, MAX_COLUMNS, type TableFacts } from './schema.ts'

export interface FoundColumn extends HeaderMeaning {
  readonly index: number
  readonly header: string
}
export interface FoundRow {
  readonly line: number
  readonly cells: Cells
}
export interface FoundTable extends Pick<ImportTable, 'sheet' | 'signature'> {
  readonly columns: readonly FoundColumn[]
  readonly facts: TableFacts
  readonly rows: readonly FoundRow[]
  /** Whether it says of itself that it holds means. */
  readonly isOfMeans: boolean
}

/** Rows of a header at most: groups of figures, their names, their units. */
export const MAX_HEADER = 4
/** Texts above a header that are looked through for its laboratory, characters. */
const MAX_TITLE = 4000
const MAX_TEXT = 200

const isFigure = (meaning: string): boolean => FIGURES.some((figure) => figure === meaning)

/** Whether a cell holds what was measured, or a day: no header does. */
function isMeasured(cell: string): boolean {
  if (cell === '') return false
  return isDay(cell) || figureIn(cell).value !== null || /^\d{1,2}\.\d{1,2}\.\d{4}$/.test(cell)
}
const filled = (cells: Cells): number => cells.filter((cell) => cell !== '').length

const isRecognised = (cell: string): boolean => meaningOf(cell).meaning !== 'ignored'

/** The line of a header that names the most columns. */
function mainLine(lines: readonly Cells[]): number {
  const counts = lines.map((cells) => cells.filter(isRecognised).length)
  return counts.indexOf(Math.max(...counts))
}

/** The columns that lines of a header name together; none where they name no table of samples. */
function columnsOf(lines: readonly Cells[]): FoundColumn[] {
  if (lines.length === 0) return []
  const main = mainLine(lines)
  const width = Math.min(MAX_COLUMNS, Math.max(...lines.map((cells) => cells.length)))
  const names = Array.from({ length: width }, (_, i) => lines[main]?.[i] ?? '')
  const above = lines.slice(0, main).map((cells) => spread(cells, names))
  const below = lines.slice(main + 1)
  const columns = names.map((name, index): FoundColumn => {
    const aboveTexts = above.map((cells) => cells[index] ?? '').filter((text) => text !== '')
    const belowTexts = below.map((cells) => cells[index] ?? '').filter((text) => text !== '')
    const beside = [...belowTexts, ...aboveTexts].join(' ')
    const header = [...aboveTexts, name, ...belowTexts].filter((text) => text !== '').join(' ')
    const candidates = [name, ...aboveTexts.toReversed(), ...belowTexts, header]
    const found = candidates
      .map((text) => meaningOf(text, beside))
      .find(({ meaning }) => meaning !== 'ignored')
    return { index, header: header.slice(0, MAX_TEXT), ...(found ?? meaningOf('')) }
  })
  return withoutRepeats(columns)
}

/** How near a name of the sample is to the farmer: what he called it, what is not said, what the laboratory calls it. */
function nearness({ header }: FoundColumn): number {
  if (/tellija|kliendi|teie|customer|client/i.test(header)) return 2
  return /lab|anal/i.test(header) ? 0 : 1
}

/** Each meaning stands for one column, the first that bears it; of names of the sample the one that is nearest to the farmer. */
function withoutRepeats(columns: readonly FoundColumn[]): FoundColumn[] {
  const taken = new Set<string>()
  const names = columns.filter(({ meaning }) => meaning === 'sampleNo')
  const nearest = Math.max(...names.map(nearness))
  return columns.map((column) => {
    const { meaning } = column
    if (meaning === 'ignored') return column
    const isTaken = taken.has(meaning) || (meaning === 'sampleNo' && nearness(column) < nearest)
    if (!isTaken) taken.add(meaning)
    return isTaken ? { ...column, meaning: 'ignored', unit: null } : column
  })
}

const isTable = (columns: readonly FoundColumn[]): boolean => {
  const meanings = columns.map(({ meaning }) => meaning).filter((meaning) => meaning !== 'ignored')
  return meanings.length >= 2 && meanings.some(isFigure)
}

const PROTOCOL = /protokoll\w*\s*(?:nr|number|no)?[.:]*\s*([A-ZÕÄÖÜ]{0,6}[-\d][\w\-/.]*\w)/i
const TAKEN = /(?:v[õo]etud|v[õo]tmi\w+|v[õo]tu\w*)\D{0,40}(\d{1,2}\.\d{1,2}\.\d{4}|\d{4}-\d\d-\d\d)/i

function factsOf(title: string, columns: readonly FoundColumn[]): TableFacts {
  const headers = columns.map(({ header }) => header)
  const ofFigure = (figure: Figure): string => columns.find(({ meaning }) => meaning === figure)?.header ?? ''
  const ofPh = columns.find(({ meaning }) => meaning === 'ph')?.header ?? ''
  return {
    lab: labIn(title),
    methodP:
      methodIn(ofFigure('p')) ?? methodIn(ofFigure('k')) ?? methodIn(headers.join(' ')) ?? methodIn(title),
    phMethod: phMethodIn(ofPh) ?? (ofPh === '' ? null : phMethodIn(title)),
    protocolNo: PROTOCOL.exec(title)?.[1] ?? '',
    date: dayIn(TAKEN.exec(title)?.[1] ?? '') ?? null,
  }
}

/** Goes through the lines of a sheet and keeps its tables. */
class TableFinder {
  readonly tables: (FoundTable & { readonly rows: FoundRow[] })[] = []
  readonly #sheet: string
  /** Lines without figures, of which is not known yet whether they are a header. */
  #run: FoundRow[] = []
  #titles: string[] = []

  constructor(sheet: string) {
    this.#sheet = sheet
  }

  add({ line, cells: raw }: FoundRow): void {
    const cells = raw.slice(0, MAX_COLUMNS).map((cell) => plainCell(cell).slice(0, MAX_TEXT))
    if (filled(cells) === 0) return
    if (!cells.some(isMeasured)) {
      this.#run.push({ line, cells })
      return
    }
    this.#closeRun()
    const table = this.tables.at(-1)
    if (table) table.rows.push({ line, cells })
    else this.#titles.push(cells.join(' '))
  }

  end(): void {
    this.#closeRun()
  }

  /** Lines without figures are a header, or rows of samples that have none, or a text. */
  #closeRun(): void {
    const run = this.#run
    this.#run = []
    const first = Math.max(0, run.length - MAX_HEADER)
    const start = run.findIndex(({ cells }, i) => i >= first && cells.some(isRecognised))
    const header = start === -1 ? [] : run.slice(start)
    const columns = columnsOf(header.map(({ cells }) => cells))
    if (isTable(columns)) {
      this.#titles.push(...run.slice(0, start).map(({ cells }) => cells.join(' ')))
      this.#open(columns)
      return
    }
    const table = this.tables.at(-1)
    for (const row of run)
      if (table && filled(row.cells) > 1) table.rows.push(row)
      else this.#titles.push(row.cells.join(' '))
  }

  #open(columns: readonly FoundColumn[]): void {
    const title = this.#titles.join('\n').slice(-MAX_TITLE)
    const signature = signatureOf(columns.map(({ header }) => header))
    const last = this.tables.at(-1)
    const facts = factsOf(title, columns)
    // the same header once more is the next page, unless another protocol begins there
    const isNext = last?.signature === signature && labIn(title) === null && facts.protocolNo === ''
    if (isNext) return
    this.#titles = []
    const isOfMeans = MEANS.test(`${this.#sheet} ${title.split('\n').slice(-3).join(' ')} ${signature}`)
    this.tables.push({ sheet: this.#sheet, signature, columns, facts, rows: [], isOfMeans })
  }
}

/** The tables of all sheets. */
export function tablesIn(sheets: readonly Sheet[]): FoundTable[] {
  return sheets.flatMap(({ name, lines }) => {
    const finder = new TableFinder(name)
    for (const line of lines) finder.add(line)
    finder.end()
    return finder.tables.filter(({ rows }) => rows.length > 0)
  })
}

/** Tables of samples, and the sheets of means beside them: those that say so, and those without numbers where others have them. */
export function sampleTables(tables: readonly FoundTable[]): {
  readonly samples: readonly FoundTable[]
  readonly means: readonly FoundTable[]
} {
  const hasNumbers = ({ columns }: FoundTable): boolean =>
    columns.some(({ meaning }) => meaning === 'sampleNo')
  const hasSome = tables.some((table) => hasNumbers(table) && !table.isOfMeans)
  const isOfMeans = (table: FoundTable): boolean => table.isOfMeans || (hasSome && !hasNumbers(table))
  return { samples: tables.filter((table) => !isOfMeans(table)), means: tables.filter(isOfMeans) }
}
