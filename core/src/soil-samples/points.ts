/** Where samples of a field are taken, and in which order one walks to them. Points in metres of EPSG:3301. */
import { boundsOf } from '../geo/bounds.ts'
import type { Point } from '../geo/estonian-grid.ts'
import { middleOf } from '../geo/middle.ts'
import { isInside, type PointRing } from '../geo/rings.ts'

/** Places along the longer side of a field that are looked at. */
const GRID = 40
const ROUNDS = 12

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

const nearestOf = (point: Point, places: readonly Point[]): number =>
  places.reduce(
    (best, place, i) => (distance(point, place) < distance(point, places[best] ?? place) ? i : best),
    0,
  )

/** Places of a square net that lie inside a shape, row by row. */
function netIn(rings: readonly PointRing[]): Point[] {
  const { west, south, east, north } = boundsOf(rings)
  const step = Math.max(east - west, north - south) / GRID
  if (!(step > 0)) return []
  const rows = Math.floor((north - south) / step)
  const columns = Math.floor((east - west) / step)
  return Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column): Point => [
      west + (column + 0.5) * step,
      south + (row + 0.5) * step,
    ]),
  )
    .flat()
    .filter((point) => isInside(point, rings))
}

const meanOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

/** Points that stand for parts of a shape of about the same size, each inside it. */
export function samplePoints(rings: readonly PointRing[], count: number): Point[] {
  if (count <= 0 || rings.length === 0) return []
  if (count === 1) return [middleOf(rings)]
  const net = netIn(rings)
  if (net.length < count) return [middleOf(rings)]
  let middles = Array.from(
    { length: count },
    (_, i): Point => net[Math.floor(((i + 0.5) * net.length) / count)] ?? [0, 0],
  )
  for (let round = 0; round < ROUNDS; round += 1) {
    const parts = Map.groupBy(net, (point) => nearestOf(point, middles))
    middles = middles.map((middle, i) => meanOf(parts.get(i) ?? [middle]))
  }
  // the middle of a bent part may lie outside: the nearest place of the net does not
  return middles.map((middle) => net[nearestOf(middle, net)] ?? middle)
}

/** Places in the order in which one goes: from `start` to the nearest, and from each to the nearest that is left. */
export function walkingOrder<P extends { readonly at: Point }>(places: readonly P[], start: Point): P[] {
  const left = [...places]
  const order: P[] = []
  let here = start
  while (left.length > 0) {
    const next = nearestOf(
      here,
      left.map(({ at }) => at),
    )
    const [place] = left.splice(next, 1)
    if (place === undefined) break
    order.push(place)
    here = place.at
  }
  return order
}
