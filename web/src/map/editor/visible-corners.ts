import type { Point } from '@vagu/core/geo/estonian-grid'
import { type CornerRef, isSame } from './editor.ts'

/** Most corners that are drawn at once; of more, every second, third, … */
export const MAX_SHOWN = 300
/** Most corners with a dot between them that adds another. */
export const MAX_WITH_MIDDLES = 100
/** Corners this far outside the screen still count as seen, pixels. */
const MARGIN = 24

export interface Placed {
  readonly at: CornerRef
  readonly place: Point
}

const isInView = ([x, y]: Point, width: number, height: number): boolean =>
  x >= -MARGIN && y >= -MARGIN && x <= width + MARGIN && y <= height + MARGIN

/** The corners that are drawn: those in view, thinned where they are many; the chosen one always. */
export function visibleCorners(
  corners: readonly Placed[],
  [width, height]: Point,
  chosen: CornerRef | null,
): Placed[] {
  const seen = corners.filter(({ place }) => isInView(place, width, height))
  const every = Math.ceil(seen.length / MAX_SHOWN)
  return every <= 1 ? seen : seen.filter(({ at }, i) => i % every === 0 || isSame(at, chosen))
}
