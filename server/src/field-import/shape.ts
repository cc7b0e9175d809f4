import { withComma } from '@vagu/core/field-import/messages'
import { MAX_POINTS, MAX_RINGS, type RowProblem } from '@vagu/core/field-import/schema'
import { type Effort, findCrossing } from '@vagu/core/geo/crossing'
import { type Point, toLatLng } from '@vagu/core/geo/estonian-grid'
import { hasNoArea, liesInEstonia } from '@vagu/core/geo/ground'
import { hectaresOfRings, openRing } from '@vagu/core/geo/map-data'
import { ringKey } from '@vagu/core/geo/ring-key'
import { isRingInside, type PointRing } from '@vagu/core/geo/rings'
import { MAX_AREA } from '@vagu/core/units/schema'

/** Why a shape is none, with what its sentence needs. */
interface Fault {
  readonly code: RowProblem['code']
  readonly facts?: Readonly<Record<string, string | number>>
}
/** A valid shape in metres with its area in hectares, or why it is none. */
export type Shape =
  | { readonly rings: readonly PointRing[]; readonly area: number; readonly fault: null }
  | { readonly fault: Fault }

function placeFacts(point: Point) {
  const { lat, lng } = toLatLng(point)
  return { lat: withComma(lat, 5), lng: withComma(lng, 5) }
}

/** Rings without those that lie upon each other: a hole and the ground that fills it are neither. */
function withoutPairs(rings: readonly PointRing[]): PointRing[] {
  if (rings.length < 2) return [...rings]
  const keys = rings.map(ringKey)
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return rings.filter((_, i) => {
    const key = keys[i] ?? ''
    const isOdd = (counts.get(key) ?? 0) % 2 === 1
    return isOdd && keys.indexOf(key) === i
  })
}

/** Work that all shapes of one file may take together: a second or two. 5,000 real parcels need a fiftieth of it. */
export const fileEffort = (): Effort => ({ left: 30_000_000 })

/** Points of a hole that are looked at: one that is not on the line around it is enough. */
const LOOKED_AT = 100

/**
 * The first point of a hole that lies outside of its polygon: by the even-odd rule it would be ground, which nobody has. What
 * crosses was found before.
 */
function holeOutside(rings: readonly PointRing[], outers: readonly number[]): Point | undefined {
  const outside = rings.find((ring, i) => {
    const outer = rings[outers[i] ?? i]
    return (
      outer !== undefined &&
      outer !== ring &&
      outer.length >= 3 &&
      ring.length >= 3 &&
      !isRingInside(ring.slice(0, LOOKED_AT), outer)
    )
  })
  return outside?.[0]
}

interface Told {
  readonly effort: Effort
  /** Place of the outer ring of each ring, where the file tells holes from ground. */
  readonly outers?: readonly number[] | undefined
}

/** Checks the rings of one row (metres): what is wrong first is what is told. */
export function shapeFrom(fileRings: readonly PointRing[], { effort, outers }: Told): Shape {
  const points = fileRings.reduce((sum, ring) => sum + ring.length, 0)
  if (points === 0) return { fault: { code: 'noShape' } }
  if (points > MAX_POINTS || fileRings.length > MAX_RINGS)
    return { fault: { code: 'tooManyPoints', facts: { points, limit: MAX_POINTS } } }
  const opened = fileRings.map(openRing)
  const rings = withoutPairs(opened.filter((ring) => ring.length >= 3))
  if (rings.length === 0) return { fault: { code: 'shapeTooSmall' } }
  if (!liesInEstonia(rings)) return { fault: { code: 'outsideEstonia' } }
  // Telling holes from ground looks at every point once for every ring, in three places.
  effort.left -= 3 * rings.length * points
  const crossing = findCrossing(rings, effort)
  if (effort.left <= 0) return { fault: { code: 'tooComplex' } }
  if (crossing) return { fault: { code: 'crossesItself', facts: placeFacts(crossing) } }
  const outside = outers && holeOutside(opened, outers)
  if (outside) return { fault: { code: 'holeOutside', facts: placeFacts(outside) } }
  const area = hectaresOfRings(rings)
  if (area > MAX_AREA)
    return { fault: { code: 'areaTooLarge', facts: { area: withComma(area, 0), limit: MAX_AREA } } }
  return hasNoArea(rings) ? { fault: { code: 'shapeTooSmall' } } : { rings, area, fault: null }
}
