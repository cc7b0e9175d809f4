/** The names beside the map of the fields: number, colour and letters of the crop, its name. */
import type { MappedCrop, MappedField } from '@vagu/core/book/book'
import { INK, INNER_WIDTH, type Node, PAPER, type Paper } from './paper.ts'
import { BOTTOM, type Pen } from './table.ts'

/** Width of names that stand beside the map. */
export const LEGEND_WIDTH = 170
const SIZE = 7
const LINE = 9
const SWATCH = { width: 13, height: 7.5, gap: 4 } as const
/** Lines of one name. */
const MOST_LINES = 3

type Colour = readonly [red: number, green: number, blue: number]
const NO_CROP: Colour = [0.92, 0.93, 0.92]
/** Part of white in a colour that numbers are written on. */
const WHITE = 0.5

/** Colour of a crop, so light that black letters are read on it. */
export function paleOf(crop: MappedCrop | null | undefined): Colour {
  if (!crop) return NO_CROP
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(crop.colour.slice(at, at + 2), 16) / 255
    return Math.round((part + (1 - part) * WHITE) * 1000) / 1000
  })
  return [red, green, blue]
}

export interface Named extends MappedField {
  readonly number: number
}

/** Whether the names have room in one column, each in two lines at most. */
export const legendFits = (count: number, top: number): boolean => count * 2 * LINE <= BOTTOM - top

const textOf = ({ number, name, crop }: Named): string => `${number}. ${name}${crop ? `, ${crop.name}` : ''}`

interface Legend {
  readonly fields: readonly Named[]
  readonly parent: Node
  readonly columns: number
  readonly left: number
}

function writeSwatch(
  paper: Paper,
  { crop }: Named,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  paper.block({ x, y: y - 6, width: SWATCH.width, height: SWATCH.height }, paleOf(crop))
  if (!crop) return
  const { letters } = crop
  const middle = x + (SWATCH.width - paper.bold.width(letters, 5)) / 2
  paper.write(letters, { x: middle, y: y - 0.4 }, { size: 5, isBold: true, colour: INK })
}

/** Names by their numbers, in columns. */
export function writeLegend(paper: Paper, pen: Pen, { fields, parent, columns, left }: Legend): void {
  const width = columns === 1 ? LEGEND_WIDTH - 12 : INNER_WIDTH / columns
  const indent = SWATCH.width + SWATCH.gap
  const list = paper.node('L', parent)
  let top = pen.y
  let [column, lowest] = [0, top]
  for (const field of fields) {
    const lines = paper.regular.lines(textOf(field), SIZE, width - indent - 8).slice(0, MOST_LINES)
    if (pen.y + lines.length * LINE > BOTTOM) {
      column++
      pen.y = top
      if (column === columns) {
        paper.newPage()
        ;[column, top, lowest] = [0, PAPER.top, PAPER.top]
        pen.y = top
      }
    }
    const item = paper.node('LI', list)
    const body = paper.node('LBody', item)
    const x = left + column * width
    paper.aside(() => writeSwatch(paper, field, { x, y: pen.y + LINE }))
    for (const line of lines) {
      pen.y += LINE
      paper.within('LBody', body, () => paper.write(line, { x: x + indent, y: pen.y }, { size: SIZE }))
    }
    pen.y += 1
    body.end()
    item.end()
    lowest = Math.max(lowest, pen.y)
  }
  list.end()
  pen.y = lowest
}
