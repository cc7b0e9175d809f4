/** Field shapes that look like a farm: a bent grid of lanes, each cell pulled in from its lanes. Metres, EPSG:3301. */
import { hectaresOfRings, mapDataOf } from '@vagu/core/geo/map-data'
import type { MapData } from '@vagu/core/geo/schema'
import type { Point } from '@vagu/core/geo/estonian-grid'
import type { Chance } from './chance.ts'

export interface FieldShape {
  readonly area: number
  readonly mapData: MapData
}

/** Width of a lane between fields, metres. */
const LANE = 14
/** Points along a side between two corners. */
const SIDE_POINTS = 3

/** Cumulative positions of lanes with uneven distances. */
function lanes(count: number, chance: Chance): number[] {
  const positions = [0]
  for (let i = 0; i < count; i++) positions.push((positions.at(-1) ?? 0) + chance.between(190, 520))
  return positions
}

/** The land bends a little, so that no side is quite straight. */
const bend = ([x, y]: Point, origin: Point): Point => [
  origin[0] + x + 60 * Math.sin(y / 700) + 18 * Math.sin(x / 260 + y / 190),
  origin[1] + y + 55 * Math.sin(x / 820) + 15 * Math.cos(y / 240 + x / 310),
]

const along = (from: Point, to: Point): Point[] =>
  Array.from({ length: SIDE_POINTS + 1 }, (_, i): Point => {
    const share = i / (SIDE_POINTS + 1)
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  })

/** One cell of the grid; some have a corner cut off by a ditch. */
function cellRing(
  box: { west: number; east: number; south: number; north: number },
  chance: Chance,
): Point[] {
  const { west, east, south, north } = box
  const cut = chance.next() < 0.3 ? chance.between(0.15, 0.4) : 0
  const corners: Point[] = [
    [west, south],
    [east, south],
    ...(cut > 0
      ? ([
          [east, north - (north - south) * cut],
          [east - (east - west) * cut, north],
        ] as Point[])
      : ([[east, north]] as Point[])),
    [west, north],
  ]
  return corners.flatMap((corner, i) => along(corner, corners[(i + 1) % corners.length] ?? corner))
}

/** A wood or a pond inside a large field. */
function holeRing(box: { west: number; east: number; south: number; north: number }): Point[] {
  const middle: Point = [(box.west + box.east) / 2, (box.south + box.north) / 2]
  return Array.from({ length: 10 }, (_, i): Point => {
    const angle = (-i / 10) * 2 * Math.PI
    return [middle[0] + 38 * Math.cos(angle), middle[1] + 29 * Math.sin(angle)]
  })
}

/** `count` neighbouring fields north-east of `origin` (metres, EPSG:3301). */
export function fieldShapes(count: number, origin: Point, chance: Chance): FieldShape[] {
  const columns = Math.ceil(Math.sqrt(count * 1.3))
  const xs = lanes(columns, chance)
  const ys = lanes(Math.ceil(count / columns), chance)
  return Array.from({ length: count }, (_, i) => {
    const column = i % columns
    const row = Math.floor(i / columns)
    const box = {
      west: (xs[column] ?? 0) + LANE / 2,
      east: (xs[column + 1] ?? 0) - LANE / 2,
      south: (ys[row] ?? 0) + LANE / 2,
      north: (ys[row + 1] ?? 0) - LANE / 2,
    }
    const isLarge = (box.east - box.west) * (box.north - box.south) > 140_000
    const rings =
      isLarge && chance.next() < 0.35 ? [cellRing(box, chance), holeRing(box)] : [cellRing(box, chance)]
    const onLand = rings.map((ring) => ring.map((point) => bend(point, origin)))
    return { area: hectaresOfRings(onLand), mapData: mapDataOf(onLand) }
  })
}
