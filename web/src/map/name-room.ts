/** Names of shapes on the image, which would else lie over each other where many fields are seen from afar. */
import type { Point } from '@vagu/core/geo/estonian-grid'

/** Height of a letter on the screen, px. */
export const LABEL_PX = 13
/** Width of a letter on average, of its height. */
const LETTER = 0.6

export interface PlacedName {
  readonly id: string
  readonly text: string
  /** Middle of the name, in the units of the plane. */
  readonly at: Point
}

/** Ids of the names that have room, each before those that come after it; `metres` are those that a pixel covers. */
export function namesWithRoom(names: readonly PlacedName[], metres: number): ReadonlySet<string> {
  const height = LABEL_PX * metres
  const widthOf = ({ text }: PlacedName): number => text.length * LETTER * height
  const shown: PlacedName[] = []
  const collides = (name: PlacedName): boolean =>
    shown.some(
      (other) =>
        Math.abs(name.at[1] - other.at[1]) < height &&
        Math.abs(name.at[0] - other.at[0]) < (widthOf(name) + widthOf(other)) / 2,
    )
  for (const name of names) if (!collides(name)) shown.push(name)
  return new Set(shown.map(({ id }) => id))
}
