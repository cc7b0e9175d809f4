/** Field shapes that look like a farm: neighbours share their border, woods lie between, no two are alike. Metres, EPSG:3301. */
import { findCrossing } from '@vagu/core/geo/crossing'
import type { Point } from '@vagu/core/geo/estonian-grid'
import { gridRings, hectaresOfRings, mapDataOf } from '@vagu/core/geo/map-data'
import { ringArea } from '@vagu/core/geo/rings'
import type { MapData } from '@vagu/core/geo/schema'
import { type Chance, chanceFrom } from './chance.ts'
import { type Box, LINE_POINTS, makeNet, ROAD_SIDES } from './net.ts'

export interface FieldShape {
  readonly area: number
  readonly mapData: MapData
}

/** Uses of the meshes from the middle outwards, in turn. */
const USES = [
  'whole',
  'halves',
  'wide',
  'whole',
  'wood',
  'road',
  'whole',
  'tall',
  'halves',
  'whole',
  'wood',
] as const
type Use = (typeof USES)[number]

/** Smaller meshes stay in one piece, square metres. */
const MIN_CUT = 90_000
/** A larger mesh that stays whole has a wood inside, square metres; how far that reaches, as a share of the field's width. */
const MIN_WITH_POND = 180_000
const HOLE = 0.085
/** The share of whole meshes into which a wood reaches from a border, how far, as a share of its width, and its corners. */
const WITH_BAY = 0.75
const BAY_DEPTH = [0.25, 0.45] as const
const BAY_POINTS = 6

/** The land turns and bends, so that no border runs along the map. */
function bend([x, y]: Point, origin: Point): Point {
  const [east, north] = [x * 0.94 - y * 0.34, x * 0.34 + y * 0.94]
  return [
    origin[0] + east + 60 * Math.sin(north / 700) + 18 * Math.sin(east / 260 + north / 190),
    origin[1] + north + 55 * Math.sin(east / 820) + 15 * Math.cos(north / 240 + east / 310),
  ]
}

const middleOf = (ring: readonly Point[]): Point => [
  ring.reduce((sum, [x]) => sum + x, 0) / ring.length,
  ring.reduce((sum, [, y]) => sum + y, 0) / ring.length,
]

/** A wood inside a field, larger in a larger one. */
function holeRing(ring: readonly Point[], chance: Chance): Point[] {
  const [x, y] = middleOf(ring)
  const reach = Math.sqrt(ringArea(ring)) * HOLE
  return Array.from({ length: 10 }, (_, i): Point => {
    const angle = (-i / 10) * 2 * Math.PI
    const radius = reach * chance.between(0.55, 1.15)
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

/** The corners of a bay from one point of a border to another of the same line, into a ring that runs counter-clockwise. */
function bayBetween(from: Point, to: Point, land: Chance): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const depth = land.between(...BAY_DEPTH)
  return Array.from({ length: BAY_POINTS }, (_, i): Point => {
    const share = (i + 1) / (BAY_POINTS + 1)
    const inward = depth * Math.sin(Math.PI * share) ** 0.7 * land.between(0.8, 1.15)
    return [from[0] + dx * share - dy * inward, from[1] + dy * share + dx * inward]
  })
}

/** A ring with a wood that reaches into it from one of its lines: the neighbour beyond keeps the line, the wood lies between. */
function withBay(ring: readonly Point[], line: number, land: Chance): Point[] {
  const begin = line * LINE_POINTS + 1
  const [from, to] = [ring[begin], ring[begin + LINE_POINTS - 2]]
  if (!from || !to) return [...ring]
  return [...ring.slice(0, begin + 1), ...bayBetween(from, to, land), ...ring.slice(begin + LINE_POINTS - 2)]
}

/** A mesh that stays whole, with what lies in it; most have a wood that reaches into them, where it has room. */
function withWoods(rings: readonly (readonly Point[])[], land: Chance): readonly (readonly Point[])[] {
  const [ring = [], ...inside] = rings
  const line = land.whole(0, ring.length / LINE_POINTS - 1)
  if (ringArea(ring) < MIN_CUT || land.next() >= WITH_BAY) return rings
  const wooded = [withBay(ring, line, land), ...inside]
  return findCrossing([ring, ...wooded]) ? rings : wooded
}

/** A mesh cut from the middle of one side to that of the opposite one: along a crooked border, or at both sides of a road. */
function cut(ring: readonly Point[], by: 'halves' | 'road', chance: Chance): Point[][] {
  const turn = chance.next() < 0.5 ? 0 : LINE_POINTS
  const begun = [...ring.slice(turn), ...ring.slice(0, turn)]
  const [near, far] = ROAD_SIDES
  const opposite = 2 * LINE_POINTS
  const isRoad = by === 'road'
  const one = begun.slice(isRoad ? far : near, opposite + near + 1)
  const other = [...begun.slice(opposite + (isRoad ? far : near)), ...begun.slice(0, near + 1)]
  if (isRoad) return [one, other]
  const [x, y] = middleOf([begun[near] ?? [0, 0], begun[opposite + near] ?? [0, 0]])
  const kink: Point = [x + chance.between(-12, 12), y + chance.between(-12, 12)]
  return [
    [...one, kink],
    [...other, kink],
  ]
}

interface Chances {
  readonly chance: Chance
  /** Of the woods that reach into fields: with it, all else of a farm is as without them. */
  readonly land: Chance
}

/** The rings of each field that a mesh becomes. */
function fieldsOf(
  ring: readonly Point[],
  use: Use,
  { chance, land }: Chances,
): (readonly (readonly Point[])[])[] {
  if (use === 'wood') return []
  if (ringArea(ring) < MIN_CUT) return [[ring]]
  if (use === 'whole' && ringArea(ring) > MIN_WITH_POND)
    return [withWoods([ring, holeRing(ring, chance)], land)]
  if (use === 'road') return [cut(ring, use, chance)]
  return use === 'halves' ? cut(ring, use, chance).map((half) => [half]) : [withWoods([ring], land)]
}

const meshesOf = ({ column, row, columns, rows }: Box): string[] =>
  Array.from(
    { length: columns * rows },
    (_, i) => `${column + (i % columns)} ${row + Math.floor(i / columns)}`,
  )

/** Meshes of a square net, those in the middle first. */
function fromTheMiddle(size: number): Box[] {
  const middle = (size - 1) / 2
  const far = ({ column, row }: Box) => Math.hypot(column - middle, row - middle)
  return Array.from({ length: size * size }, (_, i) => ({
    column: i % size,
    row: Math.floor(i / size),
    columns: 1,
    rows: 1,
  })).toSorted((a, b) => far(a) - far(b))
}

/** `count` neighbouring fields north-east of `origin` (metres, EPSG:3301). */
export function fieldShapes(count: number, origin: Point, chance: Chance): FieldShape[] {
  const size = Math.ceil(Math.sqrt(count * 2)) + 2
  const border = makeNet(size, chance)
  const taken = new Set<string>()
  const fields: (readonly (readonly Point[])[])[] = []
  const chances = { chance, land: chanceFrom(count) }
  let turn = 0
  for (const mesh of fromTheMiddle(size)) {
    if (meshesOf(mesh).some((place) => taken.has(place))) continue
    const use = USES[turn++ % USES.length] ?? 'whole'
    const dimensions = { ...mesh, columns: use === 'wide' ? 2 : 1, rows: use === 'tall' ? 2 : 1 }
    const isFree =
      dimensions.column + dimensions.columns <= size &&
      dimensions.row + dimensions.rows <= size &&
      meshesOf(dimensions).every((place) => !taken.has(place))
    const box = isFree ? dimensions : mesh
    for (const place of meshesOf(box)) taken.add(place)
    fields.push(...fieldsOf(border(box), use, chances))
  }
  return fields.slice(0, count).map((rings) => {
    const onLand = rings.map((ring) => ring.map((point) => bend(point, origin)))
    const mapData = mapDataOf(onLand)
    // of the shape as it is written: what is measured on it again is the same to the last digit
    return { area: hectaresOfRings(gridRings(mapData)), mapData }
  })
}
