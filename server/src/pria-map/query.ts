/** Questions to PRIA's public WFS: version 2.0, GeoJSON, metres of the Estonian grid. */
import type { Point } from '@vagu/core/geo/estonian-grid'

export const LAYERS = {
  massif: 'pria_avalik:pria_massiivid',
  declaredField: 'pria_avalik:pria_pollud',
} as const
export type Layer = keyof typeof LAYERS

/** Most things in one answer: at a place there are a few, one for each year. */
const MOST = 20
/** Half a side of the box around a place, metres. */
const NEAR = 1

const GRID = 'EPSG:3301'

function queryOf(service: string, layer: Layer, filter: Readonly<Record<string, string>>): string {
  const url = new URL(service)
  const all = {
    service: 'WFS',
    version: '2.0.0',
    request: 'GetFeature',
    typeNames: LAYERS[layer],
    outputFormat: 'application/json',
    srsName: GRID,
    count: String(MOST),
    ...filter,
  }
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
  return url.href
}

/** The number was checked: it holds nothing but digits. */
export const massifQuery = (service: string, number: string): string =>
  queryOf(service, 'massif', { CQL_FILTER: `xy_id='${number}'` })

export function placeQuery(service: string, layer: Layer, [x, y]: Point): string {
  const box = [x - NEAR, y - NEAR, x + NEAR, y + NEAR].map((metres) => metres.toFixed(2))
  return queryOf(service, layer, { bbox: [...box, GRID].join() })
}
