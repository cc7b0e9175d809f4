import type { PointRing } from './rings.ts'

/** From where to where, along x. */
export type Span = readonly [from: number, to: number]

/** The stretches of the horizontal line at `y` that lie inside the shape, from west to east. */
export function insideSpans(rings: readonly PointRing[], y: number): Span[] {
  const hits: number[] = []
  for (const ring of rings) {
    let [fromX, fromY] = ring.at(-1) ?? [0, 0]
    for (const [toX, toY] of ring) {
      if (fromY > y !== toY > y) hits.push(fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX))
      fromX = toX
      fromY = toY
    }
  }
  hits.sort((a, b) => a - b)
  const spans: Span[] = []
  for (let i = 0; i + 1 < hits.length; i += 2) spans.push([hits[i] ?? 0, hits[i + 1] ?? 0])
  return spans
}

/** Length that two lists share, each from west to east with nothing overlapping: every span is passed once. */
export function sharedLength(a: readonly Span[], b: readonly Span[]): number {
  let sum = 0
  let at = 0
  for (const [from, to] of a) {
    for (let other = b[at]; other && other[0] < to; other = b[at]) {
      sum += Math.max(0, Math.min(to, other[1]) - Math.max(from, other[0]))
      // one that reaches further may share something with the next
      if (other[1] > to) break
      at++
    }
  }
  return sum
}
