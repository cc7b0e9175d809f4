import type { FeatureCollection } from 'geojson'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapLook } from './look.ts'
import { PLACES, type PlaceRank } from './places.ts'
import { estonia, lakes, neighbours } from './rings.ts'

/** The first name says how bold; the browser draws the letters, no font file is asked for. */
export const FONT = ['Vagu Medium', 'Inter Variable', 'sans-serif']
export const FONT_BOLD = ['Vagu Semibold', 'Inter Variable', 'sans-serif']
/** Areas are put under this layer: above the land, below every name. */
export const LOWEST_PLACE_LAYER = 'places-4'
/** Pictures are put under this layer: above the embedded land, below the areas. */
export const PICTURE_MARK = 'pictures'

const FROM_ZOOM: Readonly<Record<PlaceRank, number>> = { 1: 5, 2: 7, 3: 8, 4: 9.5 }
const RANKS: readonly PlaceRank[] = [1, 2, 3, 4]
/** The embedded names of places. */
export const PLACE_LAYERS: readonly string[] = RANKS.map((rank) => `places-${rank}`)

const places = (): FeatureCollection => ({
  type: 'FeatureCollection',
  features: PLACES.map(([name, lng, lat, rank]) => ({
    type: 'Feature',
    properties: { name, rank },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  })),
})

const placeLayer = (rank: PlaceRank, look: MapLook): LayerSpecification => ({
  id: `places-${rank}`,
  type: 'symbol',
  source: 'places',
  filter: ['==', ['get', 'rank'], rank],
  minzoom: FROM_ZOOM[rank],
  layout: {
    'text-field': ['get', 'name'],
    'text-font': rank === 1 ? FONT_BOLD : FONT,
    'text-size': ['interpolate', ['linear'], ['zoom'], 6, rank < 3 ? 12 : 11, 13, rank < 3 ? 17 : 14],
    'text-padding': 6,
  },
  paint: { 'text-color': look.place, 'text-halo-color': look.placeHalo, 'text-halo-width': 1.5 },
})

const filling = (source: string, colour: string): LayerSpecification => ({
  id: source,
  type: 'fill',
  source,
  paint: { 'fill-color': colour },
})
const coast = (source: string, look: MapLook): LayerSpecification => ({
  id: `${source}-line`,
  type: 'line',
  source,
  paint: { 'line-color': look.coast, 'line-width': 1 },
})

/** A map that asks nothing of the network: land, water and names, all brought along. */
export function baseStyle(look: MapLook): StyleSpecification {
  return {
    version: 8,
    sources: {
      estonia: { type: 'geojson', data: estonia(), attribution: 'Natural Earth, GeoNames' },
      neighbours: { type: 'geojson', data: neighbours() },
      lakes: { type: 'geojson', data: lakes() },
      places: { type: 'geojson', data: places() },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': look.sea } },
      filling('neighbours', look.abroad),
      filling('estonia', look.land),
      coast('estonia', look),
      filling('lakes', look.sea),
      coast('lakes', look),
      { id: PICTURE_MARK, type: 'background', layout: { visibility: 'none' } },
      ...RANKS.map((rank) => placeLayer(rank, look)).toReversed(),
    ],
  }
}
