import { gridRings } from '@vagu/core/geo/map-data'
import { sharedArea } from '@vagu/core/geo/overlap'
import { shapeArea } from '@vagu/core/geo/rings'
import { expect, it } from 'vitest'
import { FIELD_NAMES, WORKER_NAMES } from '../sample-farm/names.ts'
import { sampleFarm } from '../sample-farm/sample-farm.ts'
import { testMap } from './test-map.ts'

const map = testMap({
  now: () => new Date('2026-05-20T09:00:00.000Z'),
  log: { info() {}, warn() {}, error() {} },
})

it('knows the parcel of every field of the demo, a little larger than the field', async () => {
  const { fields } = sampleFarm({
    fields: FIELD_NAMES.length,
    years: [2026],
    jobsPerSeason: 1,
    today: '2026-05-20',
    newId: () => '01930000-0000-7000-8000-000000000001',
    seed: 58,
    fieldNames: FIELD_NAMES,
    workerNames: WORKER_NAMES,
  })
  expect(fields).toHaveLength(24)
  for (const { code = '', mapData } of fields) {
    const parcel = await map.massif(code)
    if (!parcel || !mapData) throw new Error(`the parcel ${code} is not on the map`)
    const [inner, outer] = [gridRings(mapData), gridRings(parcel)]
    expect(shapeArea(outer) / shapeArea(inner)).toBeCloseTo(1.04, 2)
    expect(sharedArea(inner, outer) / shapeArea(inner)).toBeGreaterThan(0.9)
  }
})
