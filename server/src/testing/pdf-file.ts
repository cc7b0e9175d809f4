/** Draws tables as laboratories print them: each cell a text of its own at its place. */
import { fileURLToPath } from 'node:url'
import Document from 'pdfkit'

/** A cell; an array is a text of several lines below each other. */
export type PrintedCell = string | readonly string[]
export interface PrintedTable {
  /** Lines above the table. */
  readonly title: readonly string[]
  /** Left edges of the columns, points. */
  readonly columns: readonly number[]
  readonly rows: readonly (readonly PrintedCell[])[]
  /** Drawn on its side, on a page that says it is turned. */
  readonly isTurned?: boolean
}

const font = fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'))
const LEFT = 40
const SIZE = 9
const LINE = 11
const ROW_GAP = 6

/** Turns a page to the right, and what is drawn on it to the left. */
function turn(file: InstanceType<typeof Document>): void {
  const { dictionary, height } = file.page
  Object.assign(dictionary.data, { Rotate: 90 })
  file.translate(0, height).rotate(-90)
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
  for (const { title, columns, rows, isTurned } of tables) {
    file.addPage({ size: 'A4', layout: isTurned ? 'portrait' : 'landscape' })
    if (isTurned) turn(file)
    let y = 40
    const put = (text: string, x: number, at: number): unknown => file.text(text, x, at, { lineBreak: false })
    for (const line of title) {
      put(line, LEFT, y)
      y += LINE + ROW_GAP
    }
    for (const row of rows) {
      const lines = row.map((cell) => (typeof cell === 'string' ? [cell] : cell))
      for (const [column, texts] of lines.entries())
        for (const [i, text] of texts.entries())
          if (text !== '') put(text, columns[column] ?? LEFT, y + i * LINE)
      y += Math.max(...lines.map((texts) => texts.length)) * LINE + ROW_GAP
    }
  }
  file.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}
