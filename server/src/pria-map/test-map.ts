/**
 * A made-up PRIA map that answers as the WFS does, for the demo and for homes of tests: the parcels of the sample farm, each a
 * little larger than the farmer drew it, a parcel of several parts, and the land of the tests.
 */
import { boundsOf, sharedBounds } from '@vagu/core/geo/bounds'
import { type Point, toGrid } from '@vagu/core/geo/estonian-grid'
import { gridRings } from '@vagu/core/geo/map-data'
import { middleOf } from '@vagu/core/geo/middle'
import { type PointRing, polygonsOf, shapeArea } from '@vagu/core/geo/rings'
import type { FetchedFile, FileRequest, PriaMap } from '../ports.ts'
import { chanceFrom } from '../sample-farm/chance.ts'
import { fieldShapes } from '../sample-farm/shapes.ts'
import { LAYERS } from './query.ts'
import { PRIA_WFS, wfsMap, type WfsPorts } from './wfs-map.ts'

interface Parcel {
  readonly number: string
  readonly crop: string
  readonly rings: readonly PointRing[]
}

const SAMPLE = { origin: [632_000, 6_494_000], fields: 24, seed: 58 } as const
/** The farmer's hand stays this much inside the parcel, as a share. */
const LARGER = 1.02
const CROPS = ['talinisu', 'suvioder', 'põldhernes', 'taliraps', 'punane ristik', 'kaer'] as const

/** A parcel of two parts, by the land of the sample farm. */
export const PARCEL_OF_PARTS = '60000900007'
/** The parcel at the land of the tests. */
export const PARCEL_OF_TESTS = '63847293521'

/** A block of land by two of its corners, degrees. */
function block(south: number, west: number, [north, east]: readonly [number, number]): Point[] {
  const corners = [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
  ] as const
  return corners.map(([lat, lng]) => toGrid({ lat, lng }))
}

const larger = (rings: readonly PointRing[]): PointRing[] => {
  const [x, y] = middleOf(rings)
  return rings.map((ring) => ring.map(([east, north]) => [x + (east - x) * LARGER, y + (north - y) * LARGER]))
}

function parcels(): Parcel[] {
  const shapes = fieldShapes(SAMPLE.fields, SAMPLE.origin, chanceFrom(SAMPLE.seed))
  const ofFarm = shapes.map(({ mapData }, index) => ({
    number: String(60_000_000_000 + index * 7919 + 131),
    crop: CROPS[index % CROPS.length] ?? '',
    rings: larger(gridRings(mapData)),
  }))
  const ofTests = block(58.3998, 26.4998, [58.4021, 26.5042])
  const parts = [block(58.41, 26.5, [58.412, 26.503]), block(58.4125, 26.5, [58.414, 26.503])]
  return [
    ...ofFarm,
    { number: PARCEL_OF_TESTS, crop: 'talinisu', rings: [ofTests] },
    { number: PARCEL_OF_PARTS, crop: 'timut', rings: parts },
  ]
}

const closed = (ring: PointRing): PointRing => [...ring, ...ring.slice(0, 1)]
const propertiesOf = ({ number, crop, rings }: Parcel, typeName: string) => {
  const hectares = Math.round(shapeArea(rings) / 100) / 100
  return typeName === LAYERS.massif
    ? { xy_id: number, pindala: hectares, massiivi_maakasutus: 'põllumaa', viimase_muutmise_aeg: CHANGED }
    : {
        pollu_id: Number(number.slice(-6)),
        taotlusaasta: 2025,
        pindala_ha: hectares,
        taotletud_kultuur: crop,
        taotletud_maakasutus: 'põllumaa',
        viimase_muutmise_aeg: CHANGED,
      }
}
const CHANGED = '2026-03-02T08:15:00Z'

const featureOf = (parcel: Parcel, typeName: string) => ({
  type: 'Feature',
  geometry: {
    type: 'MultiPolygon',
    coordinates: polygonsOf(parcel.rings).map((polygon) => polygon.map(closed)),
  },
  properties: propertiesOf(parcel, typeName),
})

/** Whether a parcel is asked for: by its number, or by a box that touches its own. */
function isAsked({ number, rings }: Parcel, query: URLSearchParams): boolean {
  const box = query.get('bbox')
  if (box === null) return query.get('CQL_FILTER') === `xy_id='${number}'`
  const [west = 0, south = 0, east = 0, north = 0] = box.split(',').map(Number)
  const shared = sharedBounds(boundsOf(rings), { west, south, east, north })
  return shared.west <= shared.east && shared.south <= shared.north
}

let known: readonly Parcel[] | undefined

/** Answers a question of the WFS as PRIA would, out of what is made up. */
export async function askTestMap({ url }: Pick<FileRequest, 'url'>): Promise<FetchedFile> {
  known ??= parcels()
  const { searchParams } = new URL(url)
  const typeName = searchParams.get('typeNames') ?? ''
  const found = known.filter((parcel) => isAsked(parcel, searchParams))
  const features = found.map((parcel) => featureOf(parcel, typeName))
  const text = JSON.stringify({ type: 'FeatureCollection', features })
  return { kind: 'file', bytes: new TextEncoder().encode(text), etag: null, lastModified: null }
}

/** The made-up map as a port. */
export const testMap = (ports: Pick<WfsPorts, 'now' | 'log'>): PriaMap =>
  wfsMap({ ...ports, url: PRIA_WFS, fetchFile: askTestMap, isTest: true })
