import * as fields from '@vagu/core/fields/contract'
import { getHarvestProgress, getYieldOverview } from '@vagu/core/harvest/contract'
import { changeYieldGoals } from '@vagu/core/yield-goals/contract'
import * as jobs from '@vagu/core/jobs/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, harvest } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const progressOf = async (farmer: Client, year: number) =>
  (await farmer.call(getHarvestProgress, { params: { year: String(year) } })).data
const wheat = (year: number) => ({ year, mainCrop: { crop: 'talinisu' } })

onBothEngines('harvest progress', (server) => {
  askFourQuestions(server, {
    endpoint: getHarvestProgress,
    input: async () => ({ params: { year: '2026' } }),
    namesRecord: false,
  })

  it('tells what done and running jobs of the year have covered', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { area: 10, yearInfo: [wheat(2026)] })
    const body = [
      harvest(fieldId, { area: 4, date: '2026-08-01', endDate: '2026-08-01' }),
      harvest(fieldId, { area: 3, date: '2026-08-02', endDate: null, status: 'IN_PROGRESS' }),
      harvest(fieldId, { area: 10, status: 'PLANNED', plannedYear: 2026 }),
      harvest(fieldId, { area: 10, date: '2025-08-02', endDate: '2025-08-02' }),
    ]
    const { data } = await farmer.call(jobs.addJobs, { body })
    expect(data).toHaveLength(4)
    expect(await progressOf(farmer, 2026)).toMatchObject([
      { crop: 'talinisu', area: 10, harvestedArea: 7, fields: 1, harvestedFields: 0 },
    ])
    expect(await progressOf(farmer, 2024)).toEqual([])
  })

  it('goes by the season of the field, and leaves out what is deleted or of another farm', async () => {
    const farmer = await server().farmer()
    await addTestField(await server().farmer(), { area: 50, yearInfo: [wheat(2026)] })
    const late = { ...wheat(2027), seasonStart: '2026-08-01' }
    const fieldId = await addTestField(farmer, { area: 10, yearInfo: [wheat(2026), late] })
    const removed = await addTestField(farmer, { area: 7, yearInfo: [wheat(2026)] })
    const day = { date: '2026-08-02', endDate: '2026-08-02' }
    await farmer.call(jobs.addJobs, { body: [harvest(fieldId, { area: 10, ...day })] })
    await farmer.call(fields.deleteField, { params: { id: removed } })
    expect(await progressOf(farmer, 2026)).toMatchObject([{ area: 10, harvestedArea: 0 }])
    expect(await progressOf(farmer, 2027)).toMatchObject([{ area: 10, harvestedArea: 10 }])
  })
})

const overviewOf = async (farmer: Client, year = 2026) =>
  (await farmer.call(getYieldOverview, { params: { year: String(year) } })).data

onBothEngines('yields', (server) => {
  askFourQuestions(server, {
    endpoint: getYieldOverview,
    input: async () => ({ params: { year: '2026' } }),
    namesRecord: false,
  })

  it('tell what each field gave, at the standard moisture, beside the goal and the years before', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { area: 10, yearInfo: [wheat(2024), wheat(2026)] })
    const idle = await addTestField(farmer, { name: 'Mägi', area: 5, yearInfo: [wheat(2026)] })
    const past = { date: '2024-08-05', endDate: '2024-08-05' }
    const body = [
      harvest(fieldId, { yield: 10, moisturePct: 18.5 }),
      harvest(fieldId, { yield: 5, yieldType: 'Põhk' }),
      harvest(fieldId, { yield: 54, ...past }),
    ]
    await farmer.call(jobs.addJobs, { body })
    const yields = [{ fieldId, crop: 'talinisu', perHa: 6 }]
    await farmer.call(changeYieldGoals, { params: { year: 2026 }, body: { yields } })
    const { fields: given, goals, past: before } = await overviewOf(farmer)
    expect(given).toMatchObject([
      {
        fieldId,
        isHarvested: true,
        kinds: [
          { yieldType: 'Terad', tonnes: 10, standardTonnes: 9.477, moisturePct: 18.5, standardPct: 14 },
          { yieldType: 'Põhk', tonnes: 5, standardPct: null },
        ],
      },
      { fieldId: idle, harvestedArea: 0, kinds: [] },
    ])
    expect(goals).toEqual([{ fieldId, crop: 'talinisu', perHa: 6, unit: 't' }])
    expect(before).toEqual([{ fieldId, year: 2024, crop: 'talinisu', area: 10, tonnes: 54, unweighed: [] }])
  })

  it('keep a field that was made inactive after its harvest, in its years and in those after', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { area: 10, yearInfo: [wheat(2026), wheat(2027)] })
    await farmer.call(jobs.addJob, { body: harvest(fieldId, { yield: 54 }) })
    const before = await overviewOf(farmer)
    await farmer.call(fields.toggleField, { params: { id: fieldId } })
    expect(await overviewOf(farmer)).toEqual(before)
    expect(await progressOf(farmer, 2026)).toMatchObject([{ crop: 'talinisu', tonnes: 54 }])
    expect(await overviewOf(farmer, 2027)).toMatchObject({ fields: [], past: [{ fieldId, tonnes: 54 }] })
  })

  it('leave out what is only planned, deleted, or of another farm', async () => {
    const farmer = await server().farmer()
    const other = await server().farmer()
    await addTestField(other, { yearInfo: [wheat(2026)] })
    const fieldId = await addTestField(farmer, { yearInfo: [wheat(2026)] })
    const body = [
      harvest(fieldId, { status: 'PLANNED', plannedYear: 2026 }),
      harvest(fieldId, { status: 'DRAFT' }),
      harvest(fieldId),
    ]
    const { data: added } = await farmer.call(jobs.addJobs, { body })
    await farmer.call(jobs.deleteJob, { params: { id: added[2]?._id ?? '' } })
    expect((await overviewOf(farmer)).fields).toMatchObject([{ fieldId, kinds: [], jobsWithoutYield: 0 }])
  })

  it('follow a job that is changed, and a load that comes later', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { yearInfo: [wheat(2026)] })
    const { yield: _, ...waiting } = harvest(fieldId)
    const { data } = await farmer.call(jobs.addJob, { body: waiting })
    expect((await overviewOf(farmer)).fields).toMatchObject([{ jobsWithoutYield: 1, isHarvested: true }])
    const body = harvest(fieldId, { moisturePct: 16 })
    const changed = await farmer.call(jobs.changeJob, { params: { id: data._id }, body })
    expect(changed.data).toMatchObject({ moisturePct: 16 })
    expect((await overviewOf(farmer)).fields).toMatchObject([{ kinds: [{ standardTonnes: 39.07 }] }])
  })

  it('refuse a moisture that nothing has', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    for (const moisturePct of [-1, 96]) {
      const { status, error } = await farmer.call(jobs.addJob, { body: harvest(fieldId, { moisturePct }) })
      expect([status, error?.fields?.[0]?.path]).toEqual([422, 'moisturePct'])
    }
  })
})
