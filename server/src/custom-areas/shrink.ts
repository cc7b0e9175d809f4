/** Shape without a strip along its edge. */
import type { PointRing } from '@vagu/core/geo/rings'
import { stripEffort } from './effort.ts'
import { Clipper, EndType, FillRule, JoinType, type PathsD } from 'clipper2-ts'

/** Millimetres; an arc around an inward corner strays from the true one by a centimetre at most. */
const DECIMALS = 3
const ARC_TOLERANCE = 0.01
const NOT_ASKED = 2

/** The rings near the origin: numbers of seven digits leave no room for millimetres. */
function pathsOf(rings: readonly PointRing[]): PathsD {
  const [originX, originY] = rings[0]?.[0] ?? [0, 0]
  const paths = rings.map((ring) => ring.map(([x, y]) => ({ x: x - originX, y: y - originY })))
  return Clipper.unionD(paths, [], FillRule.EvenOdd, DECIMALS)
}

/** Square metres, holes taken out. */
const squareMetres = (paths: PathsD): number => Math.max(0, Clipper.areaPathsD(paths))

/**
 * Square metres of a shape (rings in metres, by the even-odd rule), and of what lies farther than `metres` from its
 * edge. The edge of a hole is an edge too. Nothing may be left: 0.
 */
export function shrink(rings: readonly PointRing[], metres: number): { whole: number; inner: number } {
  const paths = pathsOf(rings)
  const inner = Clipper.inflatePathsD(
    paths,
    -metres,
    JoinType.Round,
    EndType.Polygon,
    NOT_ASKED,
    DECIMALS,
    ARC_TOLERANCE,
  )
  return { whole: squareMetres(paths), inner: squareMetres(inner) }
}

/** How much work that is; beyond `most` it is not counted further. */
export const shrinkEffort = (rings: readonly PointRing[], metres: number, max: number): number =>
  stripEffort(rings, metres, { tolerance: ARC_TOLERANCE, max })
