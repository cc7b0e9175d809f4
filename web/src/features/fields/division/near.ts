import { type Bounds, boundsOf, sharedBounds } from '@vagu/core/geo/bounds'
import { gridRings } from '@vagu/core/geo/map-data'
import type { MapData } from '@vagu/core/geo/schema'

const boxOf = (shape: MapData): Bounds => boundsOf(gridRings(shape))

/** Things whose shapes lie at most some metres away from a shape, by the boxes around them. */
export function thoseNear<T extends { readonly shape: MapData }>(
  shape: MapData,
  things: readonly T[],
  metres: number,
): T[] {
  const own = boxOf(shape)
  return things.filter((thing) => {
    const { west, east, south, north } = sharedBounds(own, boxOf(thing.shape))
    return west - east <= metres && south - north <= metres
  })
}
