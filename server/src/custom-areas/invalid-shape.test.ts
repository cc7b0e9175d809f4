/** Shapes that would take long to measure: they are told apart before, and hold nobody up. */
import { addCustomArea } from '@vagu/core/custom-areas/contract'
import { storeReviewedFields } from '@vagu/core/field-import/contract'
import { addField, listFields } from '@vagu/core/fields/contract'
import type { Point } from '@vagu/core/geo/estonian-grid'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { describe, expect, it, test } from 'vitest'
import { addTestField } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { places } from '../testing/visitors.ts'
import { stripEffort } from './effort.ts'
import { findArea, findAreas } from './find-area.ts'

const at = (share: number, metres: number): Point => [
  600_000 + metres * Math.cos(2 * Math.PI * share),
  6_500_000 + metres * Math.sin(2 * Math.PI * share),
]
/** A ring whose every side crosses nearly every other. */
const tangle = (count: number): Point[] => Array.from({ length: count }, (_, i) => at((i * 0.4999) % 1, 500))
/** A sound ring of teeth that point outward. */
const star = (count: number): Point[] =>
  Array.from({ length: count }, (_, i) => at(i / count, i % 2 ? 3000 : 500))
const circle = (count: number): Point[] => Array.from({ length: count }, (_, i) => at(i / count, 300))

const strip = { calculationStrategy: 'EDGE_BUFFER', calculationValue: 300 } as const
const shapeOf = (ring: Point[]) => JSON.stringify(mapDataOf([ring]))
const MISMATCH = { area: null, status: 'POLYGON_AREA_MISMATCH' }

describe('a strip along the edge of', () => {
  test.each([
    ['a shape that crosses itself', tangle(2000)],
    ['a shape with more points than any field has', circle(10_001)],
    ['teeth by the thousand', star(2000)],
  ])('%s is not measured', (_, ring) => {
    expect(findArea(strip, { area: 10, shape: shapeOf(ring) })).toEqual(MISMATCH)
  })
  test('a round field of 5,000 points is measured', () => {
    const field = { area: 28.2743, shape: shapeOf(circle(5000)) }
    const found = findArea({ ...strip, calculationValue: 10 }, field)
    expect(found.status).toBeNull()
    expect(found.area).toBeCloseTo((Math.PI * 290 ** 2) / 10_000, 2)
  })
  test('a farm whose fields are all tangled ends; what was measured before stays', () => {
    const [good, bad] = [shapeOf(circle(100)), shapeOf(tangle(1000))]
    const area = 28.2557
    const fields = [{ area, shape: good }, ...Array.from({ length: 50 }, () => ({ area, shape: bad }))]
    const found = findAreas({ ...strip, calculationValue: 10 }, fields)
    expect(found[0]?.status).toBeNull()
    expect(found.slice(1)).toEqual(Array.from({ length: 50 }, () => MISMATCH))
  })
})
test('the effort of a strip grows with its width and with sharp corners, and is not counted beyond its limit', () => {
  const limits = { tolerance: 0.01, max: Infinity }
  const [narrow, wide] = [stripEffort([circle(500)], 2, limits), stripEffort([circle(500)], 100, limits)]
  expect(narrow).toBeLessThan(wide)
  expect(stripEffort([star(500)], 100, limits)).toBeGreaterThan(10 * wide)
  expect(stripEffort([star(500)], 1000, { tolerance: 0.01, max: 1e6 })).toBeLessThan(1e8)
})

onBothEngines('a shape that crosses itself', (server) => {
  const mapData = mapDataOf([tangle(2000)])
  const draft = { name: 'Kivi', area: 10, mapData }
  it('is refused by every way in', async () => {
    const farmer = await server().farmer()
    const alone = await farmer.send(addField, addField.path, { body: draft })
    expect([alone.status, places(alone)]).toEqual([422, [['mapData', 'shapeCrossesItself']]])
    const rows = [
      { fieldId: null, year: 2026, draft: { ...draft, mapData: null } },
      { fieldId: null, year: 2026, draft },
    ]
    const imported = await farmer.send(storeReviewedFields, storeReviewedFields.path, { body: { rows } })
    expect([imported.status, places(imported)]).toEqual([
      422,
      [['rows.1.draft.mapData', 'shapeCrossesItself']],
    ])
    expect((await farmer.call(listFields, { query: {} })).data).toEqual([])
  })
  it('stored before it was judged, is to be looked at by the farmer, and the field beside it is measured', async () => {
    const farmer = await server().farmer()
    const bad = await addTestField(farmer)
    const good = await addTestField(farmer, { area: 28.2557, mapData: mapDataOf([circle(100)]) })
    await server()
      .db.updateTable('field')
      .set({ shape: JSON.stringify(mapData) })
      .where('id', '=', bad)
      .execute()
    const body = { areaName: 'Ilma servata', ...strip, calculationValue: 10, year: 2026 }
    const { status, data } = await farmer.call(addCustomArea, { body })
    expect(status).toBe(200)
    const areaOf = (id: string) => data.fields.find(({ fieldId }) => fieldId === id)?.yearlyAreas[0]
    expect(areaOf(bad)).toMatchObject(MISMATCH)
    expect(areaOf(good)?.status).toBeNull()
  })
  it('with more points than any field has is too large', async () => {
    const farmer = await server().farmer()
    const body = { ...draft, mapData: mapDataOf([circle(10_001)]) }
    const reply = await farmer.send(addField, addField.path, { body })
    expect([reply.status, places(reply)]).toEqual([422, [['mapData', 'tooLarge']]])
  })
})
