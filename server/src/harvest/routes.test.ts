import * as fields from '@vagu/core/fields/contract'
import { getHarvestProgress } from '@vagu/core/harvest/contract'
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
