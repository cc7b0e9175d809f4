/** Division of a shape by a line that is drawn across it. */
import { findLineCrossing } from './crossing.ts'
import {
  type Frame,
  frameAround,
  groundOf,
  linesWithin,
  piecesWithout,
  stripAlong,
  uncrossed,
} from './clipping.ts'
import type { Point } from './estonian-grid.ts'
import {
  distanceOf,
  isLineTooLong,
  nearestOnLine,
  type PointLine,
  turnOf,
  wayToRing,
  withoutRepeats,
} from './line.ts'
import { middleOf } from './middle.ts'
import { isInside, type PointRing, polygonsOf, ringArea } from './rings.ts'
import { MAX_POINTS, MAX_RINGS } from './schema.ts'

export type SplitRefusal = 'tooLarge' | 'lineTooShort' | 'lineCrossesItself' | 'lineMissesShape'

export type Split =
  | {
      readonly ok: true
      /** Rings (even-odd) of what lies on the left of the line, and on its right. */
      readonly left: PointRing[]
      readonly right: PointRing[]
      /** How many pieces lie on both sides together; more than two where the line leaves the shape in between. */
      readonly pieces: number
    }
  | { readonly ok: false; readonly reason: SplitRefusal; readonly place?: Point }

type Polygon = readonly PointRing[]
type Way = 'left' | 'right'

/** Half of the cut, metres: what is cut is given back to both sides. */
const HALF_CUT = 0.001
/** Corners this near to the line, metres, came from the cut. */
const AT_CUT = 0.0025
/** Corners nearer to each other than this, metres, are one. */
const SAME_CORNER = 0.003
/** How far along an edge the cut may reach from where the line meets it, metres, when they meet at a small angle. */
const ALONG_EDGE = 0.06
/** Beyond an end of the line, metres: one that was snapped to an edge must reach it. */
const BEYOND = 0.05
/** How far from the line its sides are looked at, metres. */
const BESIDE = 0.01
/** Pieces smaller than this, square metres, are slips of the hand. */
const SMALLEST = 1
/** Times that a line may run into a shape: a farmer's does so a few times, one that is drawn to be slow thousands of times. */
const MAX_STRETCHES = 200

function prolongedEnd(end: Point, before: Point, outers: readonly PointRing[]): Point {
  const length = distanceOf(before, end)
  const way: Point = [(end[0] - before[0]) / length, (end[1] - before[1]) / length]
  const onward = (metres: number): Point => [end[0] + way[0] * metres, end[1] + way[1] * metres]
  const start = onward(BEYOND)
  const ways = outers
    .filter((ring) => isInside(start, [ring]))
    .map((ring) => wayToRing(start, way, ring) ?? 0)
  return onward(Math.max(0, ...ways) + (ways.length > 0 ? 2 : 1) * BEYOND)
}

/** The line, its ends prolonged straight until they leave the outline that they end in. */
function prolonged(line: PointLine, polygons: readonly Polygon[]): Point[] {
  const outers = polygons.flatMap((polygon) => polygon.slice(0, 1))
  const [first, second, last, beforeLast] = [line[0], line[1], line.at(-1), line.at(-2)]
  if (!first || !second || !last || !beforeLast) return [...line]
  return [
    prolongedEnd(first, second, outers),
    ...line.slice(1, -1),
    prolongedEnd(last, beforeLast, outers),
  ].toSpliced(1, 0, first)
}

/** Line and points that corners made by the cut go back to. */
interface Wound {
  readonly line: PointLine
  /** Corners of the shape that the line runs through. */
  readonly corners: readonly Point[]
  /** Where the line meets the edge. */
  readonly ends: readonly Point[]
}

function healed(ring: PointRing, { line, corners, ends }: Wound): Point[] {
  const moved = ring.map((point): Point => {
    const at = nearestOnLine(point, line)
    if (!at || at.distance > AT_CUT) return point
    const within = (metres: number) => (other: Point) => distanceOf(other, at.point) < metres
    return [...corners, at.from, at.to].find(within(SAME_CORNER)) ?? ends.find(within(ALONG_EDGE)) ?? at.point
  })
  return moved.filter(
    (point, i) => distanceOf(point, moved[(i + 1) % moved.length] ?? point) > SAME_CORNER / 10,
  )
}

/** The way that a piece lies from the stretch of the line that is nearest to it. */
function wayOf(piece: Polygon, line: PointLine): Way {
  const middle = middleOf(piece)
  const at = nearestOnLine(middle, line)
  return at && turnOf(at.from, at.to, middle) > 0 ? 'left' : 'right'
}

/** The two pieces that meet along a stretch of the line. */
function piecesBeside(stretch: PointLine, line: PointLine, pieces: readonly Polygon[]): [number, number] {
  let [from, to] = [stretch[0], stretch[1]]
  stretch.forEach((point, i) => {
    const before = stretch[i - 1]
    if (before && from && to && distanceOf(before, point) > distanceOf(from, to)) [from, to] = [before, point]
  })
  if (!from || !to) return [-1, -1]
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const at = nearestOnLine(middle, line)
  if (!at) return [-1, -1]
  const length = distanceOf(at.from, at.to)
  const beside: Point = [
    (-(at.to[1] - at.from[1]) / length) * BESIDE,
    ((at.to[0] - at.from[0]) / length) * BESIDE,
  ]
  const pieceAt = (sign: number): number =>
    pieces.findIndex((piece) => isInside([middle[0] + sign * beside[0], middle[1] + sign * beside[1]], piece))
  return [pieceAt(1), pieceAt(-1)]
}

/** On which side each piece lies: neighbours along the line lie on different sides. */
function sidesOf(pieces: readonly Polygon[], borders: readonly [number, number][], line: PointLine): Way[] {
  const sides: (Way | undefined)[] = pieces.map(() => undefined)
  const other = (way: Way): Way => (way === 'left' ? 'right' : 'left')
  for (const [left, right] of borders) {
    if (left < 0 || right < 0 || left === right) continue
    const leftSide: Way = sides[left] ?? (sides[right] ? other(sides[right]) : 'left')
    sides[left] = leftSide
    sides[right] ??= other(leftSide)
  }
  return pieces.map((piece, i) => sides[i] ?? wayOf(piece, line))
}

interface Cut {
  readonly rings: readonly PointRing[]
  readonly line: PointLine
  readonly frame: Frame
  /** Stretches of the line that lie in the shape. */
  readonly stretches: readonly PointLine[]
}

function piecesOf({ rings, line, frame, stretches }: Cut): Polygon[] {
  const strip = stripAlong(frame.paths([line]), HALF_CUT)
  const corners = rings
    .flat()
    .filter((point) => (nearestOnLine(point, line)?.distance ?? Infinity) < HALF_CUT + SAME_CORNER)
  const ends = stretches.flatMap((stretch) => [...stretch.slice(0, 1), ...stretch.slice(-1)])
  const wound = { line, corners, ends }
  return piecesWithout(groundOf(frame.paths(rings)), strip)
    .map(frame.rings)
    .map((piece) => piece.map((ring) => healed(ring, wound)).filter((ring) => ring.length >= 3))
    .filter(([outer]) => outer && ringArea(outer) >= SMALLEST)
}

/**
 * The parts of a shape (metres of EPSG:3301, even-odd rings) on the two sides of a line. Where an end of the line lies in
 * the shape it goes on straight until it is out. The parts have the corners of the shape and the line between them; their
 * areas add up to its area. A part that the line does not touch goes to the side that it lies on.
 */
export function splitByLine(rings: readonly PointRing[], drawn: PointLine): Split {
  const points = rings.reduce((sum, ring) => sum + ring.length, 0)
  if (rings.length > MAX_RINGS || points > MAX_POINTS || isLineTooLong(drawn))
    return { ok: false, reason: 'tooLarge' }
  const bare = withoutRepeats(drawn)
  if (bare.length < 2) return { ok: false, reason: 'lineTooShort' }
  const line = prolonged(bare, polygonsOf(rings))
  const place = findLineCrossing(line)
  if (place) return { ok: false, reason: 'lineCrossesItself', place }
  const frame = frameAround([rings])
  const stretches = frame.rings(linesWithin(frame.paths([line]), groundOf(frame.paths(rings))))
  if (stretches.length > MAX_STRETCHES) return { ok: false, reason: 'tooLarge' }
  const pieces = piecesOf({ rings, line, frame, stretches })
  const borders = stretches.map((stretch) => piecesBeside(stretch, line, pieces))
  if (!borders.some(([left, right]) => left >= 0 && right >= 0 && left !== right))
    return { ok: false, reason: 'lineMissesShape' }
  const sides = sidesOf(pieces, borders, line)
  const on = (way: Way): PointRing[] =>
    uncrossed(
      pieces.flatMap((piece, i) => (sides[i] === way ? piece : [])),
      frame,
    )
  return { ok: true, left: on('left'), right: on('right'), pieces: pieces.length }
}
