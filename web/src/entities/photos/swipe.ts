/** Movement of a finger on a large photo, from where it came down to where it was lifted; pixels. */
const MIN_PX = 48

/** 1 for the next photo, -1 for the one before, 0 for a tap or a movement up or down. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < MIN_PX || Math.abs(dx) <= Math.abs(dy)) return 0
  return dx < 0 ? 1 : -1
}
