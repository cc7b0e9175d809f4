/** Whether a step may be taken. A line never crosses itself or another: such a step is not taken at all. */
import { type Effort, findCrossing, findCrossingWith, type Outline } from '@vagu/core/geo/crossing'
import type { Point } from '@vagu/core/geo/estonian-grid'
import { isAbroad, isTooSmall } from '@vagu/core/geo/ground'
import { middleOf } from '@vagu/core/geo/middle'
import { ringKey } from '@vagu/core/geo/ring-key'
import { isInside, type PointRing } from '@vagu/core/geo/rings'
import { MAX_LINE_POINTS, MAX_POINTS, MAX_RINGS } from '@vagu/core/geo/schema'
import {
  type CornerRef,
  countPoints,
  type Draft,
  type Drawn,
  isRing,
  outlinesOf,
  type Refusal,
  withPoints,
} from './editor.ts'

const crossesAt = (place: Point | undefined): Refusal | null => (place ? { reason: 'crosses', place } : null)

/** The two corners beside a corner; an end of an open line has one. */
function neighboursOf({ points, isClosed }: Outline, corner: number): Point[] {
  const before = isClosed ? points.at(corner - 1) : points[corner - 1]
  const after = isClosed ? points[(corner + 1) % points.length] : points[corner + 1]
  return [before, after].filter((point) => point !== undefined)
}

/** A ring that would come to lie on the other side of a line that jumps over it. */
function jumpedOver(drawn: Drawn, ring: number, corners: readonly Point[]): Refusal | null {
  const place = drawn.rings.find((other, i) => i !== ring && other[0] && isInside(other[0], [corners]))?.[0]
  return crossesAt(place)
}

/** Refusal of a corner at a place: only the sides that move with it are looked at. */
export function refusalOfMove(
  drawn: Drawn,
  { ring, corner }: CornerRef,
  { to, effort }: { readonly to: Point; readonly effort?: Effort },
): Refusal | null {
  if (isAbroad(to)) return { reason: 'abroad', place: to }
  const before = outlinesOf(drawn)[ring]
  const from = before?.points[corner]
  if (!before || !from) return null
  const after = outlinesOf(withPoints(drawn, ring, before.points.with(corner, to)))
  const beside = neighboursOf(before, corner)
  for (const neighbour of beside) {
    const crossing = crossesAt(findCrossingWith([neighbour, to], after, effort))
    if (crossing) return crossing
  }
  const [first, second] = beside
  return before.isClosed && first && second ? jumpedOver(drawn, ring, [first, from, second, to]) : null
}

/** Refusal of a ring without one of its corners. */
export function refusalOfDelete(drawn: Drawn, { ring, corner }: CornerRef): Refusal | null {
  const line = outlinesOf(drawn)[ring]
  const gone = line?.points[corner]
  if (!line || !gone) return null
  const [first, second] = neighboursOf(line, corner)
  if (!first || !second) return null
  const after = outlinesOf(withPoints(drawn, ring, line.points.toSpliced(corner, 1)))
  return (
    crossesAt(findCrossingWith([first, second], after)) ??
    (line.isClosed ? jumpedOver(drawn, ring, [first, gone, second]) : null)
  )
}

/** Refusal of a next corner of the draft. */
export function refusalOfNext(drawn: Drawn, draft: Draft, to: Point): Refusal | null {
  const most = isRing(draft.kind) ? MAX_POINTS : MAX_LINE_POINTS
  if (countPoints(drawn) >= MAX_POINTS || draft.points.length >= most) return { reason: 'tooManyPoints' }
  if (isAbroad(to)) return { reason: 'abroad', place: to }
  const last = draft.points.at(-1)
  if (!last)
    return draft.kind === 'hole' && !isInside(to, drawn.rings) ? { reason: 'holeOutside', place: to } : null
  const lines = isRing(draft.kind) ? outlinesOf(drawn) : [{ points: draft.points, isClosed: false }]
  return crossesAt(findCrossingWith([last, to], lines))
}

/** Refusal of closing the draft to a ring. */
export function refusalOfRing({ rings, draft }: Drawn): Refusal | null {
  const [first, last] = [draft?.points[0], draft?.points.at(-1)]
  if (!draft || !first || !last || draft.points.length < 3) return { reason: 'tooFewCorners' }
  if (rings.length >= MAX_RINGS) return { reason: 'tooManyPoints' }
  const crossing = crossesAt(findCrossingWith([last, first], outlinesOf({ rings, draft })))
  if (crossing) return crossing
  if (isTooSmall(draft.points)) return { reason: 'tooSmall', place: first }
  if (rings.some((ring) => ringKey(ring) === ringKey(draft.points)))
    return { reason: 'ringTwice', place: first }
  const around = rings.find((ring) => ring.every((point) => isInside(point, [draft.points])))
  if (around) return { reason: 'aroundAnother', place: first }
  // nothing crosses and nothing lies inside, so one point of the ring speaks for all of it
  const isOnGround = isInside(middleOf([draft.points]), rings)
  if (draft.kind === 'hole') return isOnGround ? null : { reason: 'holeOutside', place: first }
  return isOnGround ? { reason: 'partInside', place: first } : null
}

/** Refusal of rings that were typed or pasted as a whole. */
export function refusalOfRings(rings: readonly PointRing[]): Refusal | null {
  if (rings.length > MAX_RINGS || rings.reduce((sum, ring) => sum + ring.length, 0) > MAX_POINTS)
    return { reason: 'tooManyPoints' }
  const keys = new Set<string>()
  for (const ring of rings) {
    const place = ring[0]
    const abroad = ring.find(isAbroad)
    if (!place || ring.length < 3) return { reason: 'tooFewCorners', ...(place && { place }) }
    if (abroad) return { reason: 'abroad', place: abroad }
    if (isTooSmall(ring)) return { reason: 'tooSmall', place }
    if (keys.has(ringKey(ring))) return { reason: 'ringTwice', place }
    keys.add(ringKey(ring))
  }
  return crossesAt(findCrossing(rings))
}
