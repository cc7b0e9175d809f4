/** How much work it is to take a strip off the edge of a shape, told before it is begun. */
import type { Point } from '@vagu/core/geo/estonian-grid'
import type { PointRing } from '@vagu/core/geo/rings'

/** Sides of one corner's strip that are drawn, and the box within which it may meet others, metres. */
interface Corner {
  readonly sides: number
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

/** The angle by which the line turns at a point, radians. */
function turnAt(from: Point, at: Point, to: Point): number {
  const [inX, inY, outX, outY] = [at[0] - from[0], at[1] - from[1], to[0] - at[0], to[1] - at[1]]
  return Math.abs(Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY))
}

function cornersOf(ring: PointRing, metres: number, arcStep: number): Corner[] {
  return ring.map((at, i) => {
    const from = ring.at(i - 1) ?? at
    const to = ring[(i + 1) % ring.length] ?? at
    return {
      sides: 1 + turnAt(from, at, to) / arcStep,
      west: Math.min(at[0], to[0]) - metres,
      east: Math.max(at[0], to[0]) + metres,
      south: Math.min(at[1], to[1]) - metres,
      north: Math.max(at[1], to[1]) + metres,
    }
  })
}

/**
 * How many sides of strips may meet each other, at most about: each pair may have to be compared, a thousand million in
 * a second. Stops counting beyond `most`. `tolerance` is how far an arc may stray, metres.
 */
export function stripEffort(
  rings: readonly PointRing[],
  metres: number,
  { tolerance, max }: { tolerance: number; max: number },
): number {
  const arcStep = 2 * Math.acos(Math.max(0, 1 - tolerance / metres))
  const corners = rings
    .flatMap((ring) => cornersOf(ring, metres, arcStep))
    .toSorted((a, b) => a.west - b.west)
  let effort = 0
  let open: Corner[] = []
  for (const corner of corners) {
    open = open.filter(({ east }) => east >= corner.west)
    for (const other of open)
      if (other.north >= corner.south && other.south <= corner.north) effort += other.sides * corner.sides
    if (effort > max) return effort
    open.push(corner)
  }
  return effort
}
