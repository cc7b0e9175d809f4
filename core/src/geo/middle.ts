import { boundsOf } from './bounds.ts'
import type { Point } from './estonian-grid.ts'
import { isInside, type PointRing, ringDepths } from './rings.ts'
import { insideSpans } from './spans.ts'

/** Centre of gravity of a shape, which may lie outside it; undefined when it has no area. */
function centreOfGravity(rings: readonly PointRing[]): Point | undefined {
  const depths = ringDepths(rings)
  const [originX, originY] = rings[0]?.[0] ?? [0, 0]
  let [area, sumX, sumY] = [0, 0, 0]
  rings.forEach((ring, i) => {
    let [ringSum, ringX, ringY] = [0, 0, 0]
    let [fromX, fromY] = ring.at(-1) ?? [0, 0]
    for (const [toX, toY] of ring) {
      const cross = (fromX - originX) * (toY - originY) - (toX - originX) * (fromY - originY)
      ringSum += cross
      ringX += (fromX + toX - 2 * originX) * cross
      ringY += (fromY + toY - 2 * originY) * cross
      fromX = toX
      fromY = toY
    }
    const sign = Math.sign(ringSum) * ((depths[i] ?? 0) % 2 ? -1 : 1)
    area += sign * ringSum
    sumX += sign * ringX
    sumY += sign * ringY
  })
  return area > 0 ? [originX + sumX / (3 * area), originY + sumY / (3 * area)] : undefined
}

/** The middle of a shape, in its unit: the centre of gravity, or where that lies outside, a point well inside. */
export function middleOf(rings: readonly PointRing[]): Point {
  const centre = centreOfGravity(rings)
  if (centre && isInside(centre, rings)) return centre
  const box = boundsOf(rings)
  const heights = [0.5, 0.47, 0.53, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]
  for (const share of heights) {
    const y = box.south + share * (box.north - box.south)
    const spans = insideSpans(rings, y)
    const widest = spans.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))[0]
    if (widest && widest[1] > widest[0]) return [(widest[0] + widest[1]) / 2, y]
  }
  return [(box.west + box.east) / 2, (box.south + box.north) / 2]
}
