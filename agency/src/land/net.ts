/** The land of a sample farm: a net of crooked lines, drawn once each, so that neighbours share their border. Metres. */
import type { Point } from '@vagu/core/geo/estonian-grid'
import type { Chance } from './chance.ts'

/** A box of meshes: where it begins, and how many meshes it holds each way. */
export interface Box {
  readonly column: number
  readonly row: number
  readonly columns: number
  readonly rows: number
}
/** The border of a box counter-clockwise from its south-western corner. */
export type Border = (box: Box) => Point[]

/** Width of a road through a field, metres: every line has a point at each side of one in its middle. */
const ROAD = 14
/** Points of a line but its last. The third and fourth are the sides of the road. */
export const LINE_POINTS = 5
export const ROAD_SIDES = [2, 3] as const
/** Distances of knots, metres, and the share of it by which a knot may lie off its place. */
const [CLOSE, FAR, ASTRAY] = [240, 560, 0.22]
/** The share of its length by which a line may lie off the straight one. */
const CROOKED = 0.07

function positions(count: number, chance: Chance): number[] {
  const found = [0]
  for (let i = 0; i < count; i++) found.push((found.at(-1) ?? 0) + chance.between(CLOSE, FAR))
  return found
}

/** A place near `index`, no further off than a share of the nearer gap. */
function near(places: readonly number[], index: number, chance: Chance): number {
  const place = places[index] ?? 0
  const gaps = [place - (places[index - 1] ?? -Infinity), (places[index + 1] ?? Infinity) - place]
  return place + chance.between(-ASTRAY, ASTRAY) * Math.min(...gaps)
}

function crookedLine(from: Point, to: Point, chance: Chance): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const bow = chance.between(-CROOKED, CROOKED)
  const halfRoad = ROAD / 2 / Math.hypot(dx, dy)
  const at = (share: number, aside: number): Point => [
    from[0] + dx * share - dy * aside,
    from[1] + dy * share + dx * aside,
  ]
  return [
    from,
    at(chance.between(0.2, 0.35), bow * chance.between(0.3, 1)),
    at(0.5 - halfRoad, bow),
    at(0.5 + halfRoad, bow),
    at(chance.between(0.65, 0.8), bow * chance.between(0.3, 1)),
    to,
  ]
}

/** `size` meshes each way. */
export function makeNet(size: number, chance: Chance): Border {
  const [xs, ys] = [positions(size, chance), positions(size, chance)]
  const knots = ys.map((_, row) =>
    xs.map((__, column): Point => [near(xs, column, chance), near(ys, row, chance)]),
  )
  const knot = (column: number, row: number): Point => knots[row]?.[column] ?? [0, 0]
  const lines = (east: 0 | 1, north: 0 | 1): Point[][][] =>
    knots.map((line, row) =>
      line.map((from, column) => crookedLine(from, knot(column + east, row + north), chance)),
    )
  const [level, upright] = [lines(1, 0), lines(0, 1)]
  return ({ column, row, columns, rows }) => {
    const eastward = (at: number) => Array.from({ length: columns }, (_, i) => level[at]?.[column + i] ?? [])
    const northward = (at: number) => Array.from({ length: rows }, (_, i) => upright[row + i]?.[at] ?? [])
    const back = (way: Point[][]) => way.map((line) => line.toReversed()).toReversed()
    const around = [
      ...eastward(row),
      ...northward(column + columns),
      ...back(eastward(row + rows)),
      ...back(northward(column)),
    ]
    return around.flatMap((line) => line.slice(0, LINE_POINTS))
  }
}
