/** Narrower than this, a photo cannot be told from another, and its buttons cover it. */
const MIN_PX = 136
const MAX = 3

/** How many photos stand in a row: as many as there are, at most 3, fewer where the place is narrow. Width in pixels. */
export const gridColumns = (count: number, width: number): number =>
  Math.max(1, Math.min(MAX, count, Math.floor(width / MIN_PX)))
