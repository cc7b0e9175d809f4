import type { Point } from './estonian-grid.ts'

type Ring = readonly Point[]

const isBefore = ([ax, ay]: Point, [bx, by]: Point): boolean => ax < bx || (ax === bx && ay < by)

/** A ring's points as text from its least point on, so that it is the same wherever it begins; closed rings are opened. */
export function directedRingKey(ring: Ring): string {
  const [first, last] = [ring[0], ring.at(-1)]
  const isClosed = ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
  const points = isClosed ? ring.slice(0, -1) : ring
  let min = 0
  points.forEach((point, i) => {
    if (isBefore(point, points[min] ?? point)) min = i
  })
  return [...points.slice(min), ...points.slice(0, min)].map(([x, y]) => `${x} ${y}`).join(',')
}

/** The same for both directions of a ring. */
export function ringKey(ring: Ring): string {
  const [there, back] = [directedRingKey(ring), directedRingKey(ring.toReversed())]
  return there < back ? there : back
}
