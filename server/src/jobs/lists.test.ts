import * as contract from '@vagu/core/jobs/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, harvest } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const onField = async (farmer: Client, fieldId: string, year = 2026) =>
  (await farmer.call(contract.listFieldJobs, { params: { fieldId, year } })).data
const lastAdded = async (farmer: Client) => (await farmer.call(contract.listLastAdded, {})).data

onBothEngines('lists of jobs', (server) => {
  it('shows the jobs of a season by the day they begin, on both sides of its ends', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { yearInfo: [{ year: 2027, seasonStart: '2026-08-15' }] })
    const days = ['2025-08-31', '2025-09-01', '2026-08-14', '2026-08-15']
    for (const date of days)
      await farmer.call(contract.addJob, { body: harvest(fieldId, { date, endDate: '2026-12-31' }) })
    const season = await onField(farmer, fieldId)
    expect(season).toMatchObject({ seasonStart: '2025-09-01', seasonEnd: '2026-08-14' })
    expect(season.jobEvents.map((job) => job.date)).toEqual(['2026-08-14', '2025-09-01'])
  })

  it('shows the 30 jobs added last, the newest first', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const bodies = Array.from({ length: 31 }, (_, i) => harvest(fieldId, { notes: `${i}` }))
    await farmer.call(contract.addJobs, { body: bodies })
    server().setNow('2026-05-20T09:00:01.000Z')
    const { data: newest } = await farmer.call(contract.addJob, { body: harvest(fieldId) })
    server().setNow('2026-05-20T09:00:00.000Z')
    const listed = await lastAdded(farmer)
    expect(listed).toHaveLength(30)
    expect(listed[0]).toEqual(newest)
  })

  it('refuses a year that is none', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const reply = await farmer.send(contract.listFieldJobs, `/fields/${fieldId}/20266/events`, {})
    expect([reply.status, reply.error?.fields?.[0]?.path]).toEqual([422, 'year'])
  })
})
