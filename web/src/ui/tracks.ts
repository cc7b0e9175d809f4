import type { CSSProperties } from 'react'

/** The place of a column in a row of one height. */
export interface Track {
  /** The least width in pixels. */
  readonly width: number
  /** The share of what is left over; 0 stays as narrow as it is. */
  readonly grow: number
  /** Where there is no room for all, the column with the highest goes first; without it the column stays. */
  readonly gives?: number
}

/** Columns that share what is left over, between two of fixed widths; a narrow frame scrolls sideways. */
export function tracksOf(tracks: readonly Track[], before: number, after: number): CSSProperties {
  const middle = tracks.map(({ width, grow }) =>
    grow === 0 ? `${width}px` : `minmax(${width}px, ${grow}fr)`,
  )
  const own = { '--tracks': `${before}px ${middle.join(' ')} ${after}px` }
  return { ...own, minWidth: tracks.reduce((sum, { width }) => sum + width, before + after) }
}
