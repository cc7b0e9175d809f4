/**
 * PRIA's public map as the simulator makes it up: WFS 2.0, GeoJSON, EPSG:3301. It has the parcels of the sample farm, each a
 * little larger than the farmer drew it, a parcel of two parts, and the land of the tests.
 */
import { type Bounds, boundsOf, sharedBounds } from '@vagu/core/geo/bounds'
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
const propertiesOf = (
  { number, crop, rings }: Parcel,
  typeName: string,
): Readonly<Record<string, string | number>> => {
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

/** Corners of a box in metres; nothing for what is none. A box in degrees is west, south, east, north, as PRIA's service takes it. */
function boxIn(text: string): Bounds | undefined {
  const parts = text.split(',')
  const [west = NaN, south = NaN, east = NaN, north = NaN] = parts.slice(0, 4).map(Number)
  if (![west, south, east, north].every(Number.isFinite)) return undefined
  const srs = parts[4] ?? GRID
  if (!isDegrees(srs)) return isGrid(srs) ? { west, south, east, north } : undefined
  return boundsOf([[toGrid({ lng: west, lat: south }), toGrid({ lng: east, lat: north })]])
}

const GRID = 'EPSG:3301'
const isGrid = (srs: string): boolean => /(^|:)EPSG:{1,2}3301$/i.test(srs)
const isDegrees = (srs: string): boolean => /(^|:)EPSG:{1,2}4326$/i.test(srs)

const NUMBER_FILTER = /^\s*(xy_id|pollu_id)\s*=\s*'?(\d+)'?\s*$/i

/** Whether a parcel is asked for: by its number, or by a box that touches its own. */
function askedBy(query: Query, typeName: string): ((parcel: Parcel) => boolean) | undefined {
  const box = query.get('bbox')
  if (box !== undefined) {
    const wanted = boxIn(box)
    return (
      wanted &&
      (({ rings }) => {
        const shared = sharedBounds(boundsOf(rings), wanted)
        return shared.west <= shared.east && shared.south <= shared.north
      })
    )
  }
  const filter = query.get('cql_filter')
  if (filter === undefined) return () => true
  const [, member = '', number = ''] = NUMBER_FILTER.exec(filter) ?? []
  const known = propertyOf(typeName)
  if (member.toLowerCase() !== known) return undefined
  return (parcel) => String(propertiesOf(parcel, typeName)[known]) === number
}
const propertyOf = (typeName: string) => (typeName === MASSIFS ? 'xy_id' : 'pollu_id')

let known: readonly Parcel[] | undefined

/** Parameters by their names in small letters: their case does not matter (OGC 09-025r2, 6.2). */
type Query = ReadonlyMap<string, string>

const xml = (body: string, status = 200): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>${body}`, {
    status,
    headers: { 'content-type': 'application/xml; charset=UTF-8' },
  })
const fault = (locator: string, words: string): Response =>
  xml(
    `<ows:ExceptionReport xmlns:ows="http://www.opengis.net/ows/1.1" version="2.0.0"><ows:Exception exceptionCode="InvalidParameterValue" locator="${locator}"><ows:ExceptionText>${words}</ows:ExceptionText></ows:Exception></ows:ExceptionReport>`,
    400,
  )

const layerXml = (name: string, title: string): string =>
  `<FeatureType><Name>${name}</Name><Title>${title}</Title><DefaultCRS>urn:ogc:def:crs:EPSG::3301</DefaultCRS><OutputFormats><Format>application/json</Format></OutputFormats></FeatureType>`

/** Capabilities of the service: two layers, in one grid, as GeoJSON. */
const capabilities = (): Response =>
  xml(
    `<wfs:WFS_Capabilities version="2.0.0" xmlns="http://www.opengis.net/wfs/2.0" xmlns:wfs="http://www.opengis.net/wfs/2.0" xmlns:ows="http://www.opengis.net/ows/1.1"><ows:ServiceIdentification><ows:Title>PRIA testkeskkond</ows:Title><ows:ServiceType>WFS</ows:ServiceType><ows:ServiceTypeVersion>2.0.0</ows:ServiceTypeVersion></ows:ServiceIdentification><ows:OperationsMetadata><ows:Operation name="GetCapabilities"/><ows:Operation name="GetFeature"/></ows:OperationsMetadata><FeatureTypeList>${layerXml(MASSIFS, 'Põllumassiivid')}${layerXml(DECLARED, 'Taotletud põllud')}</FeatureTypeList></wfs:WFS_Capabilities>`,
  )

/** A whole number of a query, or what stands for it where there is none. */
const wholeIn = (query: Query, name: string, otherwise: number): number =>
  Math.max(0, Math.floor(Number(query.get(name) ?? otherwise)) || 0)

function features(query: Query): Response {
  known ??= parcels()
  const typeName = query.get('typenames') ?? query.get('typename') ?? ''
  if (typeName !== MASSIFS && typeName !== DECLARED) return fault('typeNames', 'No such layer')
  if (!isGrid(query.get('srsname') ?? GRID)) return fault('srsName', `Only ${GRID} is spoken`)
  if (!/json/i.test(query.get('outputformat') ?? 'application/json'))
    return fault('outputFormat', 'Only application/json is written')
  const isAsked = askedBy(query, typeName)
  if (isAsked === undefined) return fault('filter', 'No such filter')
  const matched = known.filter(isAsked)
  const from = wholeIn(query, 'startindex', 0)
  const most = Math.min(MOST, wholeIn(query, 'count', MOST))
  const found = query.get('resulttype') === 'hits' ? [] : matched.slice(from, from + most)
  const answer = {
    type: 'FeatureCollection',
    crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::3301' } },
    numberMatched: matched.length,
    numberReturned: found.length,
    features: found.map((parcel) => featureOf(parcel, typeName)),
  }
  return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
}

/** Answers a question of the WFS as PRIA would: what it has, and `GetFeature` by a box or by the number of a parcel. */
export function answerWfs(parameters: URLSearchParams): Response {
  const query: Query = new Map([...parameters].map(([name, value]) => [name.toLowerCase(), value]))
  const request = query.get('request')?.toLowerCase()
  if (request === 'getcapabilities') return capabilities()
  if (request === 'getfeature') return features(query)
  return fault('request', 'Only GetCapabilities and GetFeature are answered')
}
