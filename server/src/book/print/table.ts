/** A table of the book on paper: heads that are repeated, rows that break where a page ends. */
import type { BookCell, BookTable } from '@vagu/core/book/book'
import { lawText } from '@vagu/core/book/cell-text'
import { cellLines, type PaperColumn, paperColumns } from './columns.ts'
import { INK, INNER_WIDTH, type Node, PALE, PAPER, type Paper, SHADE, type Style } from './paper.ts'
import { printText } from './text.ts'

const SIZE = 7
const LINE = 8.6
const HEAD_LINE = 8.2
/** Space between the text of a cell and its borders. */
const PAD = { x: 3.5, y: 2.6 } as const
const BEHIND_FIGURE = 5
const CELL: Style = { size: SIZE }
const BELOW: Style = { size: 6.4, colour: PALE }
const HEAD: Style = { size: 6.6, isBold: true }
const LAW: Style = { size: 5.6, colour: PALE }
const SUM: Style = { size: SIZE, isBold: true }
export const BOTTOM = PAPER.height - PAPER.bottom

interface Line {
  readonly text: string
  readonly style: Style
}
/** Values of a cell below one another; who hears or copies them comes to a space between. */
const joined = (parts: readonly (readonly Line[])[]): Line[] => {
  const lines = parts.flatMap((part, i) =>
    part.map((line, n) => ({ ...line, isLast: n === part.length - 1 && i < parts.length - 1 })),
  )
  return lines.map(({ text, style, isLast }, n) => ({
    text: isLast && n < lines.length - 1 ? `${text} ` : text,
    style,
  }))
}

type LaidRow = readonly (readonly Line[])[]

/** Where on the page one is. */
export interface Pen {
  y: number
}

class TableWriter {
  readonly #paper: Paper
  readonly #pen: Pen
  readonly #table: BookTable
  readonly #columns: readonly PaperColumn[]
  readonly #heads: readonly (readonly Line[])[]
  readonly #title: string

  constructor(paper: Paper, pen: Pen, { table, title }: { table: BookTable; title: string }) {
    this.#paper = paper
    this.#pen = pen
    this.#table = table
    this.#title = title
    this.#columns = paperColumns(table, INNER_WIDTH)
    this.#heads = this.#columns.map((column, i) => this.#laidHead(column, i))
  }

  write(parent: Node): void {
    const table = this.#paper.node('Table', parent)
    this.#writeHeads(table)
    for (const row of this.#table.rows) {
      const laid = this.#laid(row.cells, CELL)
      this.#writeRow(table, laid)
    }
    if (this.#table.sums) this.#writeSums(table, this.#table.sums)
    table.end()
  }

  /** Space at the left of a column: a text behind a figure stands off it. */
  #padOf(i: number): number {
    const isOff = this.#columns[i - 1]?.isFigure === true && this.#columns[i]?.isFigure === false
    return PAD.x + (isOff ? BEHIND_FIGURE : 0)
  }

  #widthOf(i: number): number {
    return (this.#columns[i]?.width ?? 0) - this.#padOf(i) - PAD.x
  }

  #laidHead(column: PaperColumn, i: number): Line[] {
    const lines = this.#paper.bold.lines(column.head, HEAD.size, this.#widthOf(i))
    return joined([
      lines.map((text) => ({ text, style: HEAD })),
      column.law === '' ? [] : [{ text: lawText(column), style: LAW }],
    ])
  }

  #laid(cells: readonly BookCell[], style: Style): LaidRow {
    const letters = style.isBold ? this.#paper.bold : this.#paper.regular
    return this.#columns.map((column, i) => {
      const [main, below] = cellLines(this.#table, column, cells)
      const width = this.#widthOf(i)
      return joined([
        letters.lines(main, style.size, width).map((text) => ({ text, style })),
        ...below.map((text) =>
          this.#paper.regular.lines(text, BELOW.size, width).map((line) => ({ text: line, style: BELOW })),
        ),
      ])
    })
  }

  /** Heads of a first page are read, those that are repeated are not. */
  #writeHeads(table: Node | undefined): void {
    const { y } = this.#pen
    const height = Math.max(...this.#heads.map(({ length }) => length)) * HEAD_LINE + 2 * PAD.y
    this.#paper.aside(() => {
      this.#paper.block({ x: PAPER.left, y, width: INNER_WIDTH, height }, SHADE)
      if (table === undefined)
        this.#heads.forEach((lines, i) =>
          this.#writeLines(lines, { i, y, from: 0, count: lines.length, step: HEAD_LINE }),
        )
    })
    if (table !== undefined) {
      const row = this.#paper.node('TR', table)
      this.#heads.forEach((lines, i) => {
        const head = this.#paper.node('TH', row, { A: { O: 'Table', Scope: 'Column' } })
        this.#paper.within('TH', head, () =>
          this.#writeLines(lines, { i, y, from: 0, count: lines.length, step: HEAD_LINE }),
        )
        head.end()
      })
      row.end()
    }
    this.#pen.y += height
  }

  #leftOf(i: number): number {
    return this.#columns.slice(0, i).reduce<number>((x, { width }) => x + width, PAPER.left)
  }

  #writeLines(
    lines: readonly Line[],
    at: {
      readonly i: number
      readonly y: number
      readonly from: number
      readonly count: number
      readonly step: number
    },
  ): void {
    const column = this.#columns[at.i]
    if (column === undefined) return
    const left = this.#leftOf(at.i)
    lines.slice(at.from, at.from + at.count).forEach(({ text, style }, n) => {
      const letters = style.isBold ? this.#paper.bold : this.#paper.regular
      const right = left + column.width - PAD.x
      const x = column.isFigure ? right - letters.width(text.trimEnd(), style.size) : left + this.#padOf(at.i)
      this.#paper.write(text, { x, y: at.y + PAD.y + (n + 0.78) * at.step }, style)
    })
  }

  #newPage(): void {
    this.#paper.newPage()
    this.#pen.y = PAPER.top
    this.#paper.aside(() => {
      this.#paper.write(
        printText.continued(this.#title),
        { x: PAPER.left, y: this.#pen.y },
        { size: 8, colour: PALE },
      )
    })
    this.#pen.y += 8
    this.#writeHeads(undefined)
  }

  /** A row as far as the page goes, and the rest on the next ones. */
  #writeRow(table: Node, laid: LaidRow): void {
    const count = Math.max(1, ...laid.map(({ length }) => length))
    const room = (): number => Math.floor((BOTTOM - this.#pen.y - 2 * PAD.y) / LINE)
    const wholePage = Math.floor((BOTTOM - PAPER.top - 60) / LINE)
    if (count > room() && (count <= wholePage || room() < 3)) this.#newPage()
    const row = this.#paper.node('TR', table)
    const cells = laid.map(() => this.#paper.node('TD', row))
    for (let from = 0; from < count;) {
      const slice = Math.max(1, Math.min(count - from, room()))
      const { y } = this.#pen
      laid.forEach((lines, i) => {
        const cell = cells[i]
        if (cell && lines.length > from)
          this.#paper.within('TD', cell, () =>
            this.#writeLines(lines, { i, y, from, count: slice, step: LINE }),
          )
      })
      this.#pen.y += slice * LINE + 2 * PAD.y
      const below = this.#pen.y
      this.#paper.aside(() =>
        this.#paper.rule({ x: PAPER.left, y: below }, { x: PAPER.left + INNER_WIDTH, y: below }, 0.4),
      )
      from += slice
      if (from < count) this.#newPage()
    }
    for (const cell of cells) cell.end()
    row.end()
  }

  #writeSums(table: Node, sums: readonly BookCell[]): void {
    const laid = this.#laid(sums, SUM).map((lines, i) =>
      i === 0 && lines.length === 0 ? [{ text: printText.sums, style: SUM }] : lines,
    )
    this.#writeRow(table, laid)
  }
}

/** Writes a table from where the pen is, and leaves the pen below it. */
export const writeTable = (
  paper: Paper,
  pen: Pen,
  of: { readonly table: BookTable; readonly title: string; readonly parent: Node },
): void => new TableWriter(paper, pen, of).write(of.parent)

/** Lines of a paragraph under one another. */
export function writeParagraph(
  paper: Paper,
  pen: Pen,
  of: { readonly text: string; readonly parent: Node; readonly style?: Style; readonly width?: number },
): void {
  const { style = { size: 8, colour: INK }, width = INNER_WIDTH } = of
  const letters = style.isBold ? paper.bold : paper.regular
  const step = style.size * 1.35
  const node = paper.node('P', of.parent)
  for (const line of letters.lines(of.text, style.size, width)) {
    if (pen.y + step > BOTTOM) {
      paper.newPage()
      pen.y = PAPER.top
    }
    pen.y += step
    paper.within('P', node, () => paper.write(line, { x: PAPER.left, y: pen.y }, style))
  }
  node.end()
}
