import type { z } from 'zod'
import { findCrossing } from './crossing.ts'
import { hasNoArea, liesInEstonia } from './ground.ts'
import { gridRings } from './map-data.ts'
import { ringKey } from './ring-key.ts'
import { MapData, MAX_POINTS } from './schema.ts'

/** Comparisons that one shape may take: a tenth of a second. The shape of a real field takes a thousandth of it. */
const MAX_EFFORT = 10_000_000

type LineError = 'shapeRepeatsItself' | 'shapeCrossesItself'
type ShapeError = 'tooLarge' | 'shapeOutsideEstonia' | 'shapeTooSmall' | LineError

/** A ring that stands there twice would count twice as ground, or as none, whoever asks. */
function hasRepeatedRing({ geometry: { rings } }: MapData): boolean {
  if (rings.length < 2) return false
  const keys = rings.map((ring) => ringKey(ring.map(({ lat, lng }) => [lng, lat])))
  return new Set(keys).size < keys.length
}

/** Error of a shape: too large to be told, a ring that stands there twice, another country, lines that cross, or no area. */
export function shapeErrorOf(shape: MapData): ShapeError | undefined {
  const points = shape.geometry.rings.reduce((sum, ring) => sum + ring.length, 0)
  if (points > MAX_POINTS) return 'tooLarge'
  if (hasRepeatedRing(shape)) return 'shapeRepeatsItself'
  const rings = gridRings(shape)
  if (!liesInEstonia(rings)) return 'shapeOutsideEstonia'
  const effort = { left: MAX_EFFORT }
  const crossing = findCrossing(rings, effort)
  if (effort.left <= 0) return 'tooLarge'
  if (crossing) return 'shapeCrossesItself'
  return hasNoArea(rings) ? 'shapeTooSmall' : undefined
}

function rejectInvalid(shape: MapData, context: z.RefinementCtx): void {
  const message = shapeErrorOf(shape)
  if (message !== undefined) context.addIssue({ code: 'custom', message })
}

/** A shape that is taken in without a look at what is stored: ground in Estonia that can be told. */
export const ValidShape = MapData.superRefine(rejectInvalid)
