/** The map of the fields: their outlines, north on top, in groups of neighbours, each with a scale of its own. */
import type { MappedField } from '@vagu/core/book/book'
import { boundsOf } from '@vagu/core/geo/bounds'
import { middleOf } from '@vagu/core/geo/middle'
import { legendFits, LEGEND_WIDTH, paleOf, writeLegend } from './map-legend.ts'
import { type Frame, INK, INNER_WIDTH, type Node, PALE, PAPER, type Paper, SHADE } from './paper.ts'
import { BOTTOM, type Pen, writeParagraph } from './table.ts'
import { printText } from './text.ts'

interface Spot {
  readonly x: number
  readonly y: number
}
/** Room for groups on a page: from where down, and how wide. */
interface Sheet {
  readonly top: number
  readonly room: number
}
interface Placed extends MappedField {
  readonly number: number
  readonly bounds: ReturnType<typeof boundsOf>
}
/** Metres between fields that are drawn together, to begin with, and most groups of a book. */
const NEAR = 600
const MOST_GROUPS = 18
/** Groups of one page, by how many there are. */
const GRID = { columns: 3, rows: 2 } as const
const FIELD_LINE = [0.2, 0.36, 0.18] as const

const isNear = (a: Placed['bounds'], b: Placed['bounds'], near: number): boolean =>
  a.west - near <= b.east && b.west - near <= a.east && a.south - near <= b.north && b.south - near <= a.north

/** Groups in which each field is near another. */
function groupsWithin(fields: readonly Placed[], near: number): Placed[][] {
  const left = new Set(fields)
  const groups: Placed[][] = []
  for (const first of left) {
    left.delete(first)
    const group = [first]
    for (const field of group)
      for (const other of left)
        if (isNear(field.bounds, other.bounds, near)) {
          left.delete(other)
          group.push(other)
        }
    groups.push(group)
  }
  return groups
}

function groupsOf(fields: readonly Placed[]): Placed[][] {
  let near = NEAR
  let groups = groupsWithin(fields, near)
  while (groups.length > MOST_GROUPS) {
    near *= 2
    groups = groupsWithin(fields, near)
  }
  return groups.toSorted((a, b) => b.length - a.length)
}

/** Round lengths of a scale, metres. */
const STEPS = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000] as const

function drawScale(paper: Paper, frame: Frame, pointsOfMetre: number): void {
  const metres = STEPS.findLast((step) => step * pointsOfMetre <= Math.min(120, frame.width / 3)) ?? STEPS[0]
  const [x, y] = [frame.x + 8, frame.y + frame.height - 8]
  const to = x + metres * pointsOfMetre
  paper.path(
    [
      [
        { x, y: y - 3 },
        { x, y },
        { x: to, y },
        { x: to, y: y - 3 },
      ],
    ],
    { stroke: INK, width: 0.8 },
  )
  paper.write(printText.metres(metres), { x: to + 4, y }, { size: 6.5 })
}

function drawNorth(paper: Paper, frame: Frame): void {
  const [x, y] = [frame.x + frame.width - 14, frame.y + 12]
  const arrow = [
    { x, y },
    { x: x + 4, y: y + 13 },
    { x, y: y + 10 },
    { x: x - 4, y: y + 13 },
  ]
  paper.path([arrow], { stroke: INK, fill: INK, width: 0.4 })
  paper.write(printText.north, { x: x - 2.4, y: y + 22 }, { size: 7, isBold: true })
}

/** Number of a field, and the letters of its crop where there is room for them in its outline. */
function writeLabel(paper: Paper, { number, crop }: Placed, { x, y }: Spot): void {
  const label = String(number)
  paper.write(label, { x: x - paper.bold.width(label, 6.5) / 2, y: y + 1.4 }, { size: 6.5, isBold: true })
  if (!crop) return
  const { letters } = crop
  paper.write(letters, { x: x - paper.regular.width(letters, 4.8) / 2, y: y + 6.8 }, { size: 4.8 })
}

function drawGroup(paper: Paper, group: readonly Placed[], frame: Frame): void {
  const { west, south, east, north } = boundsOf(group.flatMap(({ rings }) => rings))
  const [pad, bottom] = [16, 22]
  const scale = Math.min(
    (frame.width - 2 * pad) / Math.max(east - west, 1),
    (frame.height - pad - bottom) / Math.max(north - south, 1),
  )
  const left = frame.x + (frame.width - (east - west) * scale) / 2
  const top = frame.y + pad + (frame.height - pad - bottom - (north - south) * scale) / 2
  const at = ([x, y]: readonly [number, number]) => ({
    x: left + (x - west) * scale,
    y: top + (north - y) * scale,
  })
  paper.block(frame, SHADE)
  for (const { rings, crop } of group)
    paper.path(
      rings.map((ring) => ring.map(at)),
      { stroke: FIELD_LINE, fill: paleOf(crop), width: 0.6 },
    )
  for (const field of group) writeLabel(paper, field, at(middleOf(field.rings)))
  drawScale(paper, frame, scale)
  drawNorth(paper, frame)
}

function frameOf(place: number, groups: number, { top, room }: Sheet): Frame {
  const isGrid = groups > 2
  const columns = groups === 1 ? 1 : isGrid ? GRID.columns : 2
  const rows = isGrid && groups > GRID.columns ? GRID.rows : 1
  const gap = 8
  const width = (room - gap * (columns - 1)) / columns
  const height = (BOTTOM - top - gap * (rows - 1)) / rows
  const [column, row] = [place % columns, Math.floor(place / columns)]
  return { x: PAPER.left + column * (width + gap), y: top + row * (height + gap), width, height }
}

/** Most names that the description of the map tells to a screen reader: the list below has them all. */
const NAMED = 40

export function writeMap(
  paper: Paper,
  pen: Pen,
  of: { readonly fields: readonly MappedField[]; readonly parent: Node },
): void {
  const fields = of.fields.map((field, i): Placed => ({
    ...field,
    number: i + 1,
    bounds: boundsOf(field.rings),
  }))
  if (fields.length === 0) {
    writeParagraph(paper, pen, { text: printText.noMap, parent: of.parent, style: { size: 8, colour: PALE } })
    return
  }
  const groups = groupsOf(fields)
  const ofPage = GRID.columns * GRID.rows
  const isBeside = groups.length <= ofPage && legendFits(fields.length, pen.y)
  const room = INNER_WIDTH - (isBeside ? LEGEND_WIDTH : 0)
  const first = pen.y
  for (let from = 0; from < groups.length; from += ofPage) {
    if (from > 0) {
      paper.newPage()
      pen.y = PAPER.top
    }
    const sheet = { top: pen.y + 4, room }
    const page = groups.slice(from, from + ofPage)
    const names = page
      .flat()
      .slice(0, NAMED)
      .map(({ number, name }) => `${number} ${name}`)
    const frame = { x: PAPER.left, y: sheet.top, width: room, height: BOTTOM - sheet.top }
    const figure = paper.figure(printText.mapAlt(names.join(', ')), frame, of.parent)
    paper.within('Figure', figure, () => {
      page.forEach((group, i) => drawGroup(paper, group, frameOf(i, page.length, sheet)))
    })
    figure.end()
  }
  if (isBeside) {
    pen.y = first
    writeLegend(paper, pen, { fields, parent: of.parent, columns: 1, left: PAPER.left + room + 12 })
    pen.y = BOTTOM
    return
  }
  paper.newPage()
  pen.y = PAPER.top
  writeLegend(paper, pen, { fields, parent: of.parent, columns: 4, left: PAPER.left })
}
