import { toGrid } from '@vagu/core/geo/estonian-grid'
import { expect, it } from 'vitest'
import { faultIn, readAreas } from './read.ts'

const CORNERS = [
  [26.5, 58.4],
  [26.504, 58.4],
  [26.504, 58.402],
  [26.5, 58.402],
  [26.5, 58.4],
]
const METRES = CORNERS.map(([lng = 0, lat = 0]) => [...toGrid({ lat, lng })])
const PARCEL = { xy_id: 63847293521, pindala: 5.2, massiivi_maakasutus: 'põllumaa' }

const bytesOf = (value: unknown): Uint8Array =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))
const answerOf = (coordinates: unknown, properties: object = PARCEL) =>
  bytesOf({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', geometry: { type: 'Polygon', coordinates }, properties }],
  })

it.each([
  ['metres, east first', [METRES]],
  ['metres, north first', [METRES.map(([x = 0, y = 0]) => [y, x])]],
  ['degrees', [CORNERS]],
])('reads a shape in %s', (_, coordinates) => {
  const [area] = readAreas('massif', answerOf(coordinates)) ?? []
  expect(area).toMatchObject({ kind: 'massif', number: '63847293521', area: 5.2, crop: null })
  expect(area?.geometry.rings[0]?.[0]?.lat).toBeCloseTo(58.4, 6)
  expect(area?.geometry.rings[0]?.[0]?.lng).toBeCloseTo(26.5, 6)
})
it('reads a hole, and parts beside each other', () => {
  const shrunk = METRES.map(([x = 0, y = 0]) => {
    const [east = 0, north = 0] = METRES[0] ?? []
    return [east + 50 + (x - east) / 4, north + 50 + (y - north) / 4]
  })
  const away = METRES.map(([x = 0, y = 0]) => [x + 1000, y])
  const parts = { type: 'MultiPolygon', coordinates: [[METRES, shrunk], [away]] }
  const features = [{ type: 'Feature', geometry: parts, properties: PARCEL }]
  const [area] = readAreas('massif', bytesOf({ type: 'FeatureCollection', features })) ?? []
  expect(area?.geometry.rings).toHaveLength(3)
})
it('measures the shape where PRIA does not say an area', () => {
  const [area] = readAreas('massif', answerOf([METRES], { ...PARCEL, pindala: 'teadmata' })) ?? []
  expect(area?.area).toBeCloseTo(5.2, 0)
})
it('reads of a declared field what was declared, and nobody', () => {
  const declared = {
    pollu_id: 4711,
    taotlusaasta: '2025',
    pindala_ha: '5.1',
    taotletud_kultuur: 'talinisu',
    taotleja_nimi: 'Mari Kask',
  }
  const [area] = readAreas('declaredField', answerOf([METRES], declared)) ?? []
  expect(area).toMatchObject({ number: '4711', year: 2025, area: 5.1, crop: 'talinisu' })
  expect(JSON.stringify(area)).not.toContain('Mari')
})
it('reads an answer that found nothing', () => {
  expect(readAreas('massif', bytesOf({ type: 'FeatureCollection', features: [] }))).toEqual([])
})
it.each([
  ['a page', bytesOf('<html></html>')],
  ['half of an answer', answerOf([METRES]).slice(0, 80)],
  ['no features', bytesOf({ type: 'FeatureCollection' })],
  ['a parcel abroad', answerOf([CORNERS.map(([lng = 0, lat = 0]) => [lng - 20, lat])])],
  ['a bow tie', answerOf([[METRES[0], METRES[2], METRES[1], METRES[3], METRES[0]]])],
  ['a hole outside of its ground', answerOf([METRES, METRES.map(([x = 0, y = 0]) => [x + 1000, y])])],
  ['numbers that are none', answerOf([[['x', 1]]])],
  ['a parcel without a number', answerOf([METRES], {})],
])('takes nothing from %s', (_, bytes) => {
  expect(readAreas('massif', bytes)).toBeUndefined()
})
it.each([
  ['<ServiceExceptionReport><ServiceException code="x"> No such layer </ServiceException>', 'No such layer'],
  ['<ows:ExceptionReport><ows:ExceptionText>Wrong filter</ows:ExceptionText>', 'Wrong filter'],
  ['tere', 'tere'],
])('tells the fault in %s', (text, fault) => {
  expect(faultIn(bytesOf(text))).toBe(fault)
})
