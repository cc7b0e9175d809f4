import { boundsOf, sharedBounds } from './bounds.ts'
import type { PointRing } from './rings.ts'
import { insideSpans, sharedLength } from './spans.ts'

const LINES = 200

/**
 * Area that two shapes share, in their unit squared, measured along 200 lines through the box that they share: within
 * about 1 % for fields. Never fails on shapes that touch, share corners or nearly do, where exact clipping may.
 */
export function sharedArea(a: readonly PointRing[], b: readonly PointRing[]): number {
  const box = sharedBounds(boundsOf(a), boundsOf(b))
  if (box.west >= box.east || box.south >= box.north) return 0
  const step = (box.north - box.south) / LINES
  let sum = 0
  for (let line = 0; line < LINES; line++) {
    const y = box.south + (line + 0.5) * step
    sum += sharedLength(insideSpans(a, y), insideSpans(b, y)) * step
  }
  return sum
}
