/**
 * PRIA's public map as the simulator makes it up: WFS 2.0, GeoJSON, EPSG:3301. It has the parcels of the sample farm, each a
 * little larger than the farmer drew it, a parcel of two parts, and the land of the tests.
 */
import { boundsOf, sharedBounds } from '@vagu/core/geo/bounds'
import { type Point, toGrid } from '@vagu/core/geo/estonian-grid'
import { gridRings } from '@vagu/core/geo/map-data'
import { middleOf } from '@vagu/core/geo/middle'
import { type PointRing, polygonsOf, shapeArea } from '@vagu/core/geo/rings'
import { massifOf, sampleShapes } from './land/land.ts'

interface Parcel {
  readonly number: string
  readonly crop: string
  readonly rings: readonly PointRing[]
}
/** Layers by PRIA's names. */
const MASSIFS = 'pria_avalik:pria_massiivid'
const DECLARED = 'pria_avalik:pria_pollud'

/** The farmer's hand stays this much inside the parcel, as a share. */
const LARGER = 1.02
const CROPS = ['talinisu', 'suvioder', 'põldhernes', 'taliraps', 'punane ristik', 'kaer'] as const
const CHANGED = '2026-03-02T08:15:00Z'
/** Most things in one answer. */
const MOST = 1000

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
  const ofFarm = sampleShapes().map(({ mapData }, index) => ({
    number: massifOf(index),
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
  return typeName === MASSIFS
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

const xml = (text: string, status: number): Response =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?><ows:ExceptionReport xmlns:ows="http://www.opengis.net/ows/1.1" version="2.0.0"><ows:Exception exceptionCode="InvalidParameterValue"><ows:ExceptionText>${text}</ows:ExceptionText></ows:Exception></ows:ExceptionReport>`,
    { status, headers: { 'content-type': 'application/xml; charset=UTF-8' } },
  )

/** Answers a question of the WFS as PRIA would: `GetFeature` by a box or by the number of a parcel. */
export function answerWfs(query: URLSearchParams): Response {
  known ??= parcels()
  const typeName = query.get('typeNames') ?? query.get('typeName') ?? ''
  if (query.get('request') !== 'GetFeature') return xml('Only GetFeature is answered', 400)
  if (typeName !== MASSIFS && typeName !== DECLARED) return xml('No such layer', 400)
  const most = Math.min(MOST, Math.max(0, Number(query.get('count') ?? MOST) || 0))
  const found = known.filter((parcel) => isAsked(parcel, query)).slice(0, most)
  const features = found.map((parcel) => featureOf(parcel, typeName))
  const answer = {
    type: 'FeatureCollection',
    crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::3301' } },
    features,
  }
  return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
}
