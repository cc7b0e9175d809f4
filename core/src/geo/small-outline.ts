import { roundTo } from '../units/rounding.ts'
import { boundsOf } from './bounds.ts'
import type { Point } from './estonian-grid.ts'
import type { PointRing } from './rings.ts'

/** Cells along the longer side: about what a picture of a thumb's size shows. */
const FINEST_CELLS = 200
/** Corners that a picture may have. */
export const MAX_CORNERS = 400

type Place = [x: number, y: number]

const isSame = (a: Point | undefined, b: Point): boolean => a?.[0] === b[0] && a[1] === b[1]
const countOf = (rings: readonly Place[][]): number => rings.reduce((sum, { length }) => sum + length, 0)

/** A ring on a grid of cells, without corners that fall into the cell before; nothing where less than a triangle is left. */
function onGrid(ring: PointRing, cell: number): Place[][] {
  const snapped = (value: number): number => roundTo(Math.round(value / cell) * cell, 1)
  const places = ring.map(([x, y]): Place => [snapped(x), snapped(y)])
  const kept = places.filter((place, i) => !isSame(places.at(i - 1), place))
  return kept.length < 3 ? [] : [kept]
}

/** Some corners of each ring, in equal steps; rings that are left with less than a triangle go. */
function thinned(rings: readonly Place[][]): Place[][] {
  const step = Math.ceil(countOf(rings) / MAX_CORNERS)
  return rings.map((ring) => ring.filter((_, i) => i % step === 0)).filter(({ length }) => length >= 3)
}

/** Rings (metres) as a small picture needs them: rough, and hardly more corners than it may have. */
export function smallOutline(rings: readonly PointRing[]): Place[][] {
  const { west, south, east, north } = boundsOf(rings)
  if (!(east > west || north > south)) return []
  const finest = Math.max(east - west, north - south) / FINEST_CELLS
  const tries = [finest, 2 * finest, 4 * finest].map((cell) => rings.flatMap((ring) => onGrid(ring, cell)))
  return tries.find((rough) => countOf(rough) <= MAX_CORNERS) ?? thinned(tries.at(-1) ?? [])
}
