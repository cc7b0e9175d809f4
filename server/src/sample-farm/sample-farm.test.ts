import { shapeArea } from '@vagu/core/geo/rings'
import { sharedArea } from '@vagu/core/geo/overlap'
import { gridRings } from '@vagu/core/geo/map-data'
import { typeOfSubtype } from '@vagu/core/monitoring/rules'
import { boundsOf, targetOf } from '@vagu/core/monitoring/table'
import { isPlantProtection } from '@vagu/core/jobs/plant-protection'
import { getStatus } from '@vagu/core/status/contract'
import { listFields } from '@vagu/core/fields/contract'
import { assert, describe, expect, it } from 'vitest'
import { idMaker } from '../db/actor.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import type { TestServer } from '../testing/test-server.ts'
import { FIELD_NAMES, WORKER_NAMES } from './names.ts'
import { sampleFarm } from './sample-farm.ts'
import { seedFarm } from './seed.ts'

const farmOn = (today: string, server: TestServer, mistakeEvery?: number) =>
  sampleFarm({
    fields: 14,
    years: [2024, 2025, 2026],
    jobsPerSeason: 9,
    today,
    newId: idMaker(server.ports.now, server.ports.random),
    seed: 7,
    fieldNames: FIELD_NAMES,
    workerNames: WORKER_NAMES,
    isBusyToday: true,
    ...(mistakeEvery !== undefined && { mistakeEvery }),
  })

async function seeded(server: TestServer, mistakeEvery?: number) {
  server.setNow('2026-05-20T09:00:00.000Z')
  const farmer = await server.farmer()
  const farm = farmOn('2026-05-20', server, mistakeEvery)
  await seedFarm(async (endpoint, input) => {
    const reply = await farmer.call(endpoint, input)
    expect(reply.error).toBeUndefined()
  }, farm)
  const { data: status } = await farmer.call(getStatus, {})
  const { data: fields } = await farmer.call(listFields, { query: { mapData: 'true' } })
  return { farm, status, fields }
}

onBothEngines('a sample farm', (server) => {
  it('is taken by every call, and breaks no rule when it makes no mistakes', async () => {
    const { farm, status, fields } = await seeded(server())
    expect(status.warnings).toEqual([])
    expect(status.counts).toEqual({
      fields: 14,
      requisites: farm.requisites.length,
      workers: WORKER_NAMES.length,
      jobEvents: farm.jobEvents.length,
    })
    expect(new Set(fields.map((field) => field.name))).toEqual(new Set(FIELD_NAMES.slice(0, 14)))
  })

  it('was entered day by day, on several fields in turn', async () => {
    const { farm } = await seeded(server())
    const latest = farm.jobEvents.toSorted((a, b) => ((a._id ?? '') < (b._id ?? '') ? 1 : -1)).slice(0, 30)
    const days = latest.map(({ date }) => date)
    expect(days).toEqual(days.toSorted((a, b) => (a < b ? 1 : -1)))
    expect(new Set(latest.map(({ fieldId }) => fieldId)).size).toBeGreaterThan(5)
  })

  it('is warned of the mistakes it is asked for, and has work going on and prepared', async () => {
    const { status } = await seeded(server(), 3)
    expect(new Set(status.warnings.map((warning) => warning.type.key))).toContain('HARVEST_DELAY_IGNORED')
    expect(status.inProgressJobEvents).toBeGreaterThan(0)
    expect(status.draftJobEvents).toBeGreaterThan(0)
  })

  it('has looked at each field before it was sprayed, for what the product works on', async () => {
    const { farm } = await seeded(server(), 3)
    const sprayings = farm.jobEvents.filter(({ requisites }) => requisites.some(isPlantProtection))
    expect(sprayings.length).toBeGreaterThan(20)
    for (const { inspections, requisites } of sprayings) {
      const [{ inspectionType, target, amount } = assert.fail('nothing was looked for')] = inspections
      expect(targetOf(target)?.type).toBe(inspectionType)
      expect(requisites.map(({ subtype }) => typeOfSubtype(subtype))).toContain(inspectionType)
      const bounds = boundsOf(inspectionType, target)
      expect(amount).toBeGreaterThanOrEqual(bounds?.lower ?? Number.NaN)
      expect(amount).toBeLessThanOrEqual(bounds?.upper ?? Number.NaN)
    }
  })

  describe('its fields', () => {
    it('have the area of their shapes, and do not lie upon each other', async () => {
      const { fields } = await seeded(server())
      const areas = fields.map((field) => (field.mapData ? shapeArea(gridRings(field.mapData)) / 10_000 : 0))
      for (const [index, field] of fields.entries()) expect(areas[index]).toBeCloseTo(field.area, 3)
      expect(Math.min(...areas)).toBeGreaterThan(1)
      const shapes = fields.map((field) => (field.mapData ? gridRings(field.mapData) : []))
      for (const [index, shape] of shapes.entries())
        for (const other of shapes.slice(index + 1)) expect(sharedArea(shape, other)).toBeCloseTo(0, 0)
    })
  })
})
