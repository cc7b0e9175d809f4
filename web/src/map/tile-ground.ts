/** The Land Board's tiles as sources of the map. */
import { isCountedFromSouth, TILE_LAYERS } from '@vagu/core/map/tiles'
import type { RasterSourceSpecification } from 'maplibre-gl'
import { yearOf } from '@vagu/core/time/day'
import type { Ground } from './ground-choice.ts'
import { mapText } from './text.ts'
import { ESTONIA_BOUNDS } from './view.ts'

type Layer = keyof typeof TILE_LAYERS

const LAYERS_OF: Readonly<Record<Ground, readonly Layer[]>> = {
  photo: ['photo', 'names'],
  map: ['map'],
  none: [],
}
/** Pixels of a tile, and the deepest zoom that there are tiles of. */
export const TILE_PIXELS = 256
export const DEEPEST_ZOOM = 18

export interface TileSource extends RasterSourceSpecification {
  readonly id: string
}

/** Sources in the order in which they lie over each other; nothing beyond Estonia is asked for. */
export function tileSources(ground: Ground, template: string, today: string): TileSource[] {
  const { west, south, east, north } = ESTONIA_BOUNDS
  return LAYERS_OF[ground].map((layer) => ({
    id: `tiles-${layer}`,
    type: 'raster',
    tiles: [template.replace('{layer}', TILE_LAYERS[layer]).replace('{-y}', '{y}')],
    scheme: isCountedFromSouth(template) ? 'tms' : 'xyz',
    tileSize: TILE_PIXELS,
    bounds: [west, south, east, north],
    maxzoom: DEEPEST_ZOOM,
    attribution: mapText.landBoard(yearOf(today)),
  }))
}
