import type { PointRing } from './rings.ts'

/** From where to where, along x. */
type Span = readonly [from: number, to: number]

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
