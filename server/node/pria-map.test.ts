import { AppError } from '@vagu/core/errors'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { PARCEL_OF_PARTS, PARCEL_OF_TESTS } from '../src/pria-map/test-map.ts'
import { wfsMap } from '../src/pria-map/wfs-map.ts'
import type { PriaMap } from '../src/ports.ts'
import { PriaStandIn, type PriaMood } from '../src/testing/pria-stand-in.ts'
import { fetchFile } from './fetch-file.ts'

const wfs = new PriaStandIn()
const IN_TESTS_LAND = { lat: 58.401, lng: 26.502 }
let now = new Date('2026-05-20T09:00:00.000Z')
let logged: unknown[] = []

beforeAll(() => wfs.start())
afterAll(() => wfs.stop())
beforeEach(() => {
  wfs.mood = 'well'
  wfs.asked.length = 0
  logged = []
})

/** A map that remembers nothing yet. What it logs after the end of its test is not told to the next one. */
function mapOf(patience?: number): PriaMap {
  const ofTest = logged
  return wfsMap({
    url: wfs.url,
    fetchFile,
    now: () => now,
    log: { info() {}, warn: (facts) => void ofTest.push(facts), error() {} },
    isTest: false,
    ...(patience !== undefined && { patience }),
  })
}
const refusalOf = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => 'answered',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )

it('finds a parcel by its number, asking in the way of the service', async () => {
  const found = await mapOf().massif(PARCEL_OF_TESTS)
  expect(found).toMatchObject({ kind: 'massif', number: PARCEL_OF_TESTS, landUse: 'põllumaa', year: null })
  expect(found?.area).toBeCloseTo(6.59, 1)
  expect(Object.fromEntries(wfs.asked[0] ?? [])).toEqual({
    service: 'WFS',
    version: '2.0.0',
    request: 'GetFeature',
    typeNames: 'pria_avalik:pria_massiivid',
    outputFormat: 'application/json',
    srsName: 'EPSG:3301',
    count: '20',
    CQL_FILTER: `xy_id='${PARCEL_OF_TESTS}'`,
  })
})
it('knows no parcel of a number that the service does not know', async () => {
  expect(await mapOf().massif('11111111111')).toBeUndefined()
})
it('takes all parts of a parcel', async () => {
  const found = await mapOf().massif(PARCEL_OF_PARTS)
  expect(found?.geometry.rings).toHaveLength(2)
})
it('tells what lies at a place: the declared field, then its parcel', async () => {
  const found = await mapOf().areasAt(IN_TESTS_LAND)
  expect(found.map(({ kind, crop, year }) => [kind, crop, year])).toEqual([
    ['declaredField', 'talinisu', 2025],
    ['massif', null, null],
  ])
  expect(wfs.asked.map((query) => query.get('bbox'))).toEqual([
    expect.stringMatching(/^\d{6}\.\d\d,\d{7}\.\d\d,\d{6}\.\d\d,\d{7}\.\d\d,EPSG:3301$/),
    expect.anything(),
  ])
})
it('finds nothing where nothing lies, and does not ask for a place abroad', async () => {
  expect(await mapOf().areasAt({ lat: 58.6, lng: 26.0 })).toEqual([])
  expect(wfs.asked).toHaveLength(2)
  expect(await mapOf().areasAt({ lat: 60.2, lng: 25 })).toEqual([])
  expect(wfs.asked).toHaveLength(2)
})
it('asks once for some minutes, and again later', async () => {
  const map = mapOf()
  await Promise.all([map.massif(PARCEL_OF_TESTS), map.massif(PARCEL_OF_TESTS)])
  expect(wfs.asked).toHaveLength(1)
  now = new Date(now.getTime() + 10 * 60_000)
  await map.massif(PARCEL_OF_TESTS)
  expect(wfs.asked).toHaveLength(2)
})
it.each<[PriaMood, object]>([
  ['xml', { fault: 'Illegal property name: xy_id' }],
  ['html502', { fault: 'http502' }],
  ['huge', { fault: 'tooLarge' }],
])('takes nothing from a service that answers %s, and asks it anew', async (mood, facts) => {
  const map = mapOf()
  wfs.mood = mood
  expect(await refusalOf(map.massif(PARCEL_OF_TESTS))).toBe('sourceSilent')
  expect(await refusalOf(map.areasAt(IN_TESTS_LAND))).toBe('sourceSilent')
  expect(logged[0]).toMatchObject(facts)
  wfs.mood = 'well'
  expect(await map.massif(PARCEL_OF_TESTS)).toBeDefined()
})
it('waits for a service that hangs no longer than it may', async () => {
  wfs.mood = 'hangs'
  expect(await refusalOf(mapOf(50).massif(PARCEL_OF_TESTS))).toBe('sourceSilent')
  expect(logged[0]).toMatchObject({ fault: 'timeout' })
})
