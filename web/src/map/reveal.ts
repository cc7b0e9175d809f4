/** A rectangle of the screen in pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const widthOf = ({ left, right }: Box): number => right - left
const heightOf = ({ top, bottom }: Box): number => bottom - top
const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const contains = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.right >= inner.right &&
  outer.bottom >= inner.bottom

/** The largest rectangle of a map beside what lies over it. */
export function freeBeside(map: Box, cover: Box | undefined): Box {
  if (cover === undefined || !overlaps(map, cover)) return map
  const sides: Box[] = [
    { ...map, left: cover.right },
    { ...map, right: cover.left },
    { ...map, top: cover.bottom },
    { ...map, bottom: cover.top },
  ]
  const sizeOf = (box: Box): number => Math.max(0, widthOf(box)) * Math.max(0, heightOf(box))
  return sides.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a))
}

/** Pixels that a span must move by to lie within another, as few as may be. */
const shiftInto = ([from, to]: readonly [number, number], [low, high]: readonly [number, number]): number =>
  from < low ? low - from : to > high ? high - to : 0

interface Seen {
  /** The shape as it lies on the screen now. */
  readonly shape: Box
  readonly map: Box
  /** Box that hides a part of the map. */
  readonly cover: Box | undefined
  /** Pixels that a moved shape keeps from the edges. */
  readonly room: number
}

/** How the map must move for a shape to be seen: not at all, by some pixels, or so that it is fitted anew into a box. */
export type Reveal = undefined | { readonly by: readonly [number, number] } | { readonly into: Box }

/** A shape that is seen stays where it is; one that fits is pulled in by the shortest way; one that fills the view stays. */
export function reveal({ shape, map, cover, room }: Seen): Reveal {
  if (contains(map, shape) && !(cover && overlaps(cover, shape))) return undefined
  const free = freeBeside(map, cover)
  const into = {
    left: free.left + room,
    top: free.top + room,
    right: free.right - room,
    bottom: free.bottom - room,
  }
  if (widthOf(shape) <= widthOf(into) && heightOf(shape) <= heightOf(into)) {
    const right = shiftInto([shape.left, shape.right], [into.left, into.right])
    const down = shiftInto([shape.top, shape.bottom], [into.top, into.bottom])
    return { by: [right, down] }
  }
  return contains(shape, into) ? undefined : { into }
}
