import type { Track } from '../tracks.ts'

interface Placed {
  readonly id: string
  readonly track?: Track
}

/** Columns that have room in a width of pixels: those that give way go, one after the other, until the rest fits. */
export function fitColumns<Column extends Placed>(
  columns: readonly Column[],
  room: number,
): readonly Column[] {
  const widthOf = (shown: readonly Column[]): number =>
    shown.reduce((sum, { track }) => sum + (track?.width ?? 0), 0)
  const givers = columns
    .filter(({ track }) => track?.gives !== undefined)
    .toSorted((a, b) => (b.track?.gives ?? 0) - (a.track?.gives ?? 0))
  let shown = columns
  for (const { id } of givers) {
    if (widthOf(shown) <= room) break
    shown = shown.filter((column) => column.id !== id)
  }
  return shown
}
