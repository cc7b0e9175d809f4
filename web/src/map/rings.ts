import type { Feature, FeatureCollection, Polygon } from 'geojson'
import { ESTONIA, LAKES, NEIGHBOURS } from './outline.ts'

type Position = [lng: number, lat: number]

/** A ring of the outline table in degrees: a first point, then steps, in thousandths. */
export function decodeRing(line: string): Position[] {
  const numbers = line.split(' ').map(Number)
  const ring: Position[] = []
  let [x, y] = [0, 0]
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    x += numbers[i] ?? 0
    y += numbers[i + 1] ?? 0
    ring.push([x / 1000, y / 1000])
  }
  return ring
}

const featureOf = (line: string): Feature<Polygon> => {
  const ring = decodeRing(line)
  return {
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] },
  }
}
const collectionOf = (lines: readonly string[]): FeatureCollection<Polygon> => ({
  type: 'FeatureCollection',
  features: lines.map(featureOf),
})

export const estonia = (): FeatureCollection<Polygon> => collectionOf(ESTONIA)
export const neighbours = (): FeatureCollection<Polygon> => collectionOf(NEIGHBOURS)
export const lakes = (): FeatureCollection<Polygon> => collectionOf(LAKES)
