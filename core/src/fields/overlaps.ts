import { M2_PER_HA } from '../units/area.ts'
import { boundsOf, sharedBounds } from '../geo/bounds.ts'
import { gridRings } from '../geo/map-data.ts'
import { isNotable, sharedArea } from '../geo/overlap.ts'
import { shapeArea } from '../geo/rings.ts'
import type { MapData } from '../geo/schema.ts'

/** Sides and crossed lines that are looked at; a farm of 1,000 fields takes a hundredth of it. */
const EFFORT = 20_000_000

/** Another field on the same ground. */
export interface Overlap {
  readonly id: string
  /** Ground that both have, hectares. */
  readonly hectares: number
}
interface Placed {
  readonly id: string
  readonly shape: MapData
}

const boxOf = ({ geometry }: MapData) =>
  boundsOf(geometry.rings.map((ring) => ring.map(({ lat, lng }) => [lng, lat] as const)))

/** Fields that lie on the ground of a shape with more than what lines drawn by hand differ by, the largest part first. */
export function overlapsOf(shape: MapData, others: readonly Placed[]): Overlap[] {
  const rings = gridRings(shape)
  const area = shapeArea(rings)
  const box = boxOf(shape)
  const effort = { left: EFFORT }
  return others
    .flatMap(({ id, shape: other }) => {
      const both = sharedBounds(box, boxOf(other))
      if (both.west >= both.east || both.south >= both.north) return []
      const otherRings = gridRings(other)
      const shared = sharedArea(rings, otherRings, effort)
      return isNotable(shared, area, shapeArea(otherRings)) ? [{ id, hectares: shared / M2_PER_HA }] : []
    })
    .toSorted((a, b) => b.hectares - a.hectares)
}
