import type { Sheet } from '@vagu/core/text/table-header'
import { columnOf, RowReader, type WorkbookParts } from '../field-import/workbook-sheet.ts'
import { attributeOf } from '../field-import/xml.ts'

export type Lines = Sheet['lines'][number][]

interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}
/** Merged cells of one sheet that are looked at, and cells that are filled by them. */
const MAX_MERGED = 5000
const MAX_FILLED = 50_000

const BOX = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/

function boxOf(reference: string): Box | undefined {
  const [, left = '', top, right = '', bottom] = BOX.exec(reference) ?? []
  const columns = [columnOf(`${left}1`), columnOf(`${right}1`)] as const
  if (columns[0] === undefined || columns[1] === undefined) return undefined
  return { top: Number(top), bottom: Number(bottom), left: columns[0], right: columns[1] }
}

/** All lines of a sheet, each as it is taken in, and its merged cells. */
export class LinesReader extends RowReader {
  readonly lines: Lines = []
  readonly #merged: Box[] = []
  readonly #takeIn: (row: readonly string[]) => string[]

  constructor(parts: WorkbookParts, takeIn: (row: readonly string[]) => string[]) {
    super(parts)
    this.#takeIn = takeIn
  }

  override open(name: string, attributes: string): void {
    super.open(name, attributes)
    if (name !== 'mergeCell' || this.#merged.length === MAX_MERGED) return
    const box = boxOf(attributeOf(attributes, 'ref') ?? '')
    if (box) this.#merged.push(box)
  }

  protected isDone(): boolean {
    return false
  }

  protected take(row: string[], line: number): void {
    this.lines.push({ line, cells: this.#takeIn(row) })
  }

  /** The lines with the text of each merged cell in every place that it covers; lines that hold nothing stay away. */
  filled(maxColumns: number): Lines {
    const byLine = new Map(this.lines.map(({ line, cells }) => [line, [...cells]]))
    let left = MAX_FILLED
    for (const { top, bottom, left: first, right } of this.#merged) {
      const text = byLine.get(top)?.[first] ?? ''
      const last = Math.min(right, maxColumns - 1)
      for (const [line, cells] of text === '' ? [] : byLine)
        if (line >= top && line <= bottom && left > 0) {
          for (let at = first; at <= last; at += 1, left -= 1) {
            while (cells.length < at) cells.push('')
            cells[at] = text
          }
        }
    }
    return this.lines.map(({ line }) => ({ line, cells: byLine.get(line) ?? [] }))
  }
}
