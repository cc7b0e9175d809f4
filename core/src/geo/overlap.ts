import { type Bounds, boundsOf, sharedBounds } from './bounds.ts'
import type { Effort } from './crossing.ts'
import type { PointRing } from './rings.ts'
import { sharedLength, type Span } from './spans.ts'

const LINES = 200

/** The stretches of each line that lie inside a shape; every side of it is looked at once. */
function spansOfLines(rings: readonly PointRing[], { south, north }: Bounds, effort: Effort): Span[][] {
  const step = (north - south) / LINES
  /** The first line that lies at or above a height. */
  const lineFrom = (y: number): number => Math.min(LINES, Math.max(0, Math.ceil((y - south) / step - 0.5)))
  const hits: number[][] = Array.from({ length: LINES }, () => [])
  for (const ring of rings) {
    let [fromX, fromY] = ring.at(-1) ?? [0, 0]
    for (const [toX, toY] of ring) {
      const [from, to] = [lineFrom(fromY), lineFrom(toY)]
      effort.left -= Math.abs(to - from) + 1
      const slope = from === to ? 0 : (toX - fromX) / (toY - fromY)
      for (let line = Math.min(from, to); line < Math.max(from, to); line++)
        hits[line]?.push(fromX + (south + (line + 0.5) * step - fromY) * slope)
      fromX = toX
      fromY = toY
    }
  }
  return hits.map((line) => {
    if (line.length > 2) line.sort((a, b) => a - b)
    const spans: Span[] = []
    for (let i = 0; i + 1 < line.length; i += 2) {
      const [a = 0, b = 0] = [line[i], line[i + 1]]
      spans.push(a < b ? [a, b] : [b, a])
    }
    return spans
  })
}

/**
 * Area that two shapes share, in their unit squared, measured along 200 lines through the box that they share: within
 * about 1 % for fields. Never fails on shapes that touch, share corners or nearly do, where exact clipping may. Takes of
 * `effort` what it costs, a unit for each side and for each line that it crosses; measures nothing when none is left.
 */
export function sharedArea(
  a: readonly PointRing[],
  b: readonly PointRing[],
  effort: Effort = { left: Infinity },
): number {
  if (effort.left <= 0) return 0
  const box = sharedBounds(boundsOf(a), boundsOf(b))
  if (box.west >= box.east || box.south >= box.north) return 0
  const spansOfB = spansOfLines(b, box, effort)
  const length = spansOfLines(a, box, effort).reduce(
    (sum, spans, line) => sum + sharedLength(spans, spansOfB[line] ?? []),
    0,
  )
  return (length * (box.north - box.south)) / LINES
}
