import { toGrid } from '@vagu/core/geo/estonian-grid'
import { expect, it } from 'vitest'
import { answerWfs, PARCEL_OF_PARTS, PARCEL_OF_TESTS } from './wfs.ts'

const MASSIFS = {
  service: 'WFS',
  version: '2.0.0',
  request: 'GetFeature',
  typeNames: 'pria_avalik:pria_massiivid',
}
const ask = (query: Record<string, string>) => answerWfs(new URLSearchParams(query))
interface Answer {
  readonly numberMatched: number
  readonly numberReturned: number
  readonly features: readonly { readonly properties: Record<string, unknown> }[]
}
const numbersOf = async (query: Record<string, string>) => {
  const { features } = (await ask(query).json()) as Answer
  return features.map(({ properties }) => properties['xy_id'] ?? properties['pollu_id'])
}

it('tells what it has', async () => {
  const told = await ask({ service: 'WFS', request: 'GetCapabilities' }).text()
  expect(told).toContain('<Name>pria_avalik:pria_massiivid</Name>')
  expect(told).toContain('EPSG::3301')
})

it('finds a parcel by its number and by a box, in metres or in degrees, whatever the case of a parameter', async () => {
  expect(await numbersOf({ ...MASSIFS, CQL_FILTER: `xy_id='${PARCEL_OF_TESTS}'` })).toEqual([PARCEL_OF_TESTS])
  const { request, ...rest } = MASSIFS
  expect(await numbersOf({ ...rest, REQUEST: request, cql_filter: `xy_id = '${PARCEL_OF_PARTS}'` })).toEqual([
    PARCEL_OF_PARTS,
  ])
  const [x, y] = toGrid({ lat: 58.4, lng: 26.501 })
  const metres = `${x - 1},${y - 1},${x + 1},${y + 1},EPSG:3301`
  const degrees = '26.501,58.4,26.5011,58.4001,EPSG:4326'
  expect(await numbersOf({ ...MASSIFS, bbox: metres })).toEqual([PARCEL_OF_TESTS])
  expect(await numbersOf({ ...MASSIFS, bbox: degrees })).toEqual([PARCEL_OF_TESTS])
  // the other order of the axes finds nothing, as it is with PRIA
  expect(await numbersOf({ ...MASSIFS, bbox: '58.4,26.501,58.4001,26.5011,EPSG:4326' })).toEqual([])
})

it('comes page by page, and is counted without being told', async () => {
  const all = (await ask(MASSIFS).json()) as Answer
  const page = (await ask({ ...MASSIFS, count: '2', startIndex: '1' }).json()) as Answer
  expect(page).toMatchObject({ numberMatched: all.numberMatched, numberReturned: 2 })
  expect(page.features).toEqual(all.features.slice(1, 3))
  expect(await ask({ ...MASSIFS, resultType: 'hits' }).json()).toMatchObject({
    numberMatched: all.numberMatched,
    features: [],
  })
})

it.each([
  ['another layer', { ...MASSIFS, typeNames: 'pria_avalik:pria_mesilad' }],
  ['another grid', { ...MASSIFS, srsName: 'EPSG:3857' }],
  ['a box that is none', { ...MASSIFS, bbox: '1,2,kolm,4' }],
  ['a member that the layer has not', { ...MASSIFS, CQL_FILTER: "pollu_id='1'" }],
  ['another request', { ...MASSIFS, request: 'Transaction' }],
  ['another format', { ...MASSIFS, outputFormat: 'gml32' }],
])('refuses %s in XML', async (_, query) => {
  const reply = ask(query)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([400, 'application/xml; charset=UTF-8'])
  expect(await reply.text()).toContain('<ows:ExceptionText>')
})
