/** Draws tables as laboratories print them: each cell a text of its own at its place. */
import { fileURLToPath } from 'node:url'
import Document from 'pdfkit'

/** A cell; an array is a text of several lines below each other. */
export type PrintedCell = string | readonly string[]
export type Align = 'left' | 'right' | 'middle'
export interface PrintedTable {
  /** Lines above the table. */
  readonly title: readonly string[]
  /** Left edges of the columns, points. */
  readonly columns: readonly number[]
  readonly rows: readonly (readonly PrintedCell[])[]
  /** Where the texts of a column stand: at its left edge, its right one, or between. Headers may stand otherwise. */
  readonly align?: Align
  readonly headerAlign?: Align
  /** Blank between two rows, points. */
  readonly gap?: number
  /** Drawn on its side, on a page that says it is turned. */
  readonly isTurned?: boolean
}

const font = fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'))
type Paper = InstanceType<typeof Document>
const LEFT = 40
const SIZE = 9
const LINE = 11
const ROW_GAP = 6

/** Turns a page to the right, and what is drawn on it to the left. */
function turn(file: Paper): void {
  const { dictionary, height } = file.page
  Object.assign(dictionary.data, { Rotate: 90 })
  file.translate(0, height).rotate(-90)
}

/** Blank between a text and the edge of its column. */
const PADDING = 4
const LAST_WIDTH = 70

function drawTable(file: Paper, { title, columns, rows, gap = ROW_GAP, ...table }: PrintedTable): void {
  let y = 40
  const put = (text: string, x: number, at: number): unknown => file.text(text, x, at, { lineBreak: false })
  const placeOf = (text: string, column: number, align: Align): number => {
    const left = columns[column] ?? LEFT
    const room = (columns[column + 1] ?? left + LAST_WIDTH) - left - PADDING - file.widthOfString(text)
    return left + (align === 'left' ? 0 : align === 'right' ? room : room / 2)
  }
  for (const line of title) {
    put(line, LEFT, y)
    y += LINE + ROW_GAP
  }
  for (const [number, row] of rows.entries()) {
    const lines = row.map((cell) => (typeof cell === 'string' ? [cell] : cell))
    const align = (number === 0 ? table.headerAlign : undefined) ?? table.align ?? 'left'
    for (const [column, texts] of lines.entries())
      for (const [i, text] of texts.entries())
        if (text !== '') put(text, placeOf(text, column, align), y + i * LINE)
    y += Math.max(...lines.map((texts) => texts.length)) * LINE + gap
  }
}

/** A page for each table. */
export async function pdfFile(
  tables: readonly PrintedTable[],
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const file = new Document({ autoFirstPage: false, ...options })
  const parts: Buffer[] = []
  file.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => file.on('end', resolve))
  file.registerFont('letters', font).font('letters').fontSize(SIZE)
  for (const table of tables) {
    file.addPage({ size: 'A4', layout: table.isTurned ? 'portrait' : 'landscape' })
    if (table.isTurned) turn(file)
    drawTable(file, table)
  }
  file.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}
