import { AppError } from '@vagu/core/errors'
import { findCrossing } from '@vagu/core/geo/crossing'
import { gridRings } from '@vagu/core/geo/map-data'
import type { MapData } from '@vagu/core/geo/schema'
import { fieldError } from '@vagu/core/validation'

/** Comparisons that one shape may take: a second or so. The shape of a real field takes a thousandth of it. */
const MOST_EFFORT = 30_000_000

/** Refuses a shape whose lines cross, and one too large to tell. */
export function requireSoundShape(shape: MapData | null | undefined): void {
  if (!shape) return
  const effort = { left: MOST_EFFORT }
  const crossing = findCrossing(gridRings(shape), effort)
  const code = effort.left <= 0 ? 'tooLarge' : crossing && 'shapeCrossesItself'
  if (code !== undefined) throw new AppError('invalid', { fields: [fieldError('mapData', code)] })
}
