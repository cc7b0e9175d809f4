/**
 * Clipping of rings in metres. The library counts in whole tenths of a millimetre from the first point on, so shapes
 * that touch, share corners or nearly do have exact answers.
 */
import {
  Clipper,
  ClipperD,
  ClipType,
  EndType,
  FillRule,
  JoinType,
  type PathD,
  type PathsD,
  type PolyPathD,
  PolyTreeD,
} from 'clipper2-ts'
import { findCrossing } from './crossing.ts'
import type { Point } from './estonian-grid.ts'
import type { PointRing } from './rings.ts'

/** Tenths of a millimetre. */
const DECIMALS = 4
const UNITS = 10 ** DECIMALS
/** How far a corner may stand out when an outline grows, in multiples of the growth. */
const MITER_LIMIT = 4

export type Paths = PathsD

/** Where clipping counts from, and the exact corners that its answers go back to. */
export interface Frame {
  readonly paths: (rings: readonly PointRing[]) => Paths
  readonly rings: (paths: Paths) => PointRing[]
  /** Whether a corner is one that was given, not one that clipping made. */
  readonly isGiven: (point: Point) => boolean
}

/** The frame around shapes: numbers of seven digits before the comma leave no room behind it. */
export function frameAround(shapes: readonly (readonly PointRing[])[]): Frame {
  const [originX, originY] = shapes[0]?.[0]?.[0] ?? [0, 0]
  const keyOf = (x: number, y: number): string => `${Math.round(x * UNITS)} ${Math.round(y * UNITS)}`
  const given = new Map<string, Point>()
  for (const shape of shapes)
    for (const ring of shape)
      for (const point of ring) given.set(keyOf(point[0] - originX, point[1] - originY), point)
  const pointOf = ({ x, y }: PathD[number]): Point => given.get(keyOf(x, y)) ?? [x + originX, y + originY]
  return {
    paths: (rings) => rings.map((ring) => ring.map(([x, y]) => ({ x: x - originX, y: y - originY }))),
    rings: (paths) => paths.map((path) => path.map(pointOf)),
    isGiven: ([x, y]) => given.has(keyOf(x - originX, y - originY)),
  }
}

/** The ground of rings by the even-odd rule: outlines one way, holes the other, nothing lying on itself. */
export const groundOf = (paths: Paths): Paths => Clipper.unionD(paths, [], FillRule.EvenOdd, DECIMALS)

export const joined = (paths: Paths): Paths => Clipper.unionD(paths, [], FillRule.NonZero, DECIMALS)

export const without = (paths: Paths, taken: Paths): Paths =>
  Clipper.differenceD(paths, taken, FillRule.NonZero, DECIMALS)

const childrenOf = (path: PolyPathD): PolyPathD[] =>
  Array.from({ length: path.count }, (_, i) => path.child(i))

/** Rings whose lines nowhere cross: where moved corners made them, the ground between is taken apart anew. */
export const uncrossed = (rings: PointRing[], frame: Frame): PointRing[] =>
  findCrossing(rings) ? frame.rings(groundOf(frame.paths(rings))) : rings

/** Pieces of what is left of ground without other ground, each an outline followed by its holes. */
export function piecesWithout(paths: Paths, taken: Paths): Paths[] {
  const tree = new PolyTreeD()
  Clipper.booleanOpDWithPolyTree(ClipType.Difference, paths, taken, tree, FillRule.NonZero, DECIMALS)
  const pieces: Paths[] = []
  const outlines = childrenOf(tree)
  for (const outline of outlines) {
    const holes = childrenOf(outline)
    pieces.push([outline, ...holes].flatMap(({ poly }) => (poly ? [poly] : [])))
    outlines.push(...holes.flatMap(childrenOf))
  }
  return pieces
}

export const shared = (a: Paths, b: Paths): Paths => Clipper.intersectD(a, b, FillRule.NonZero, DECIMALS)

/** The stretches of lines that lie within an area. */
export function linesWithin(lines: Paths, area: Paths): Paths {
  const clipper = new ClipperD(DECIMALS)
  clipper.addOpenSubjectPaths(lines)
  clipper.addClipPaths(area)
  const open: Paths = []
  clipper.execute(ClipType.Intersection, FillRule.NonZero, [], open)
  return open
}

/** An area grown by metres on every side, or shrunk where they are negative; corners stay corners. */
export const grown = (paths: Paths, metres: number): Paths =>
  Clipper.inflatePathsD(paths, metres, JoinType.Miter, EndType.Polygon, MITER_LIMIT, DECIMALS)

/** A strip along a line, `metres` to either side of it; it ends where the line ends. */
export const stripAlong = (line: Paths, metres: number): Paths =>
  Clipper.inflatePathsD(line, metres, JoinType.Miter, EndType.Butt, MITER_LIMIT / 2, DECIMALS)

/** Square metres, holes taken out. */
export const pathsArea = (paths: Paths): number => Math.max(0, Clipper.areaPathsD(paths))
