import { changeJob } from '@vagu/core/jobs/contract'
import { listJobs, listJobVersions } from '@vagu/core/jobs/batch-contract'
import { getInspectionDay } from '@vagu/core/warnings/inspection-day-contract'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { idMaker } from '../db/actor.ts'
import type { Client } from '../testing/client.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { spreadEntries } from './entry-days.ts'
import { FIELD_NAMES, WORKER_NAMES } from './names.ts'
import { sampleFarm } from './sample-farm.ts'
import { seedFarm } from './seed.ts'

const TODAY = '2026-05-20'
let server: TestServer
let farmer: Client

beforeAll(async () => {
  server = await openTestServer('sqlite', inject('postgresUrl'))
  server.setNow(`${TODAY}T18:00:00.000Z`)
  farmer = await server.farmer()
  const farm = sampleFarm({
    fields: 12,
    years: [2024, 2025, 2026],
    jobsPerSeason: 9,
    today: TODAY,
    newId: idMaker(server.ports.now, server.ports.random),
    seed: 7,
    fieldNames: FIELD_NAMES,
    workerNames: WORKER_NAMES,
    isBusyToday: true,
  })
  await seedFarm(async (endpoint, input) => {
    expect((await farmer.call(endpoint, input)).error).toBeUndefined()
  }, farm)
  const kept = { accountId: farmer.accountId, today: TODAY, firstDay: '2023-08-01' }
  await server.db.transaction().execute((tx) => spreadEntries(tx, kept))
})
afterAll(() => server.close())

it('leaves few sprayings that were entered too late', async () => {
  const { checks } = (await farmer.call(getInspectionDay, {})).data
  const inTime = checks.find(({ key }) => key === 'recordsInTime')
  expect(inTime?.looked).toBeGreaterThan(30)
  expect(inTime?.itemsInAll).toBeLessThan((inTime?.looked ?? 0) / 10)
})

it('tells of each job one moment, near its day and never ahead', async () => {
  const { data: jobs } = await farmer.call(listJobs, { query: {} })
  const done = jobs.filter(({ status }) => status === 'DONE')
  for (const { date, createdAt } of done) expect(createdAt >= date).toBe(true)
  expect(new Set(done.map(({ createdAt }) => createdAt)).size).toBeGreaterThan(50)
  expect(jobs.every(({ createdAt }) => createdAt <= `${TODAY}T18:00:00.000Z`)).toBe(true)
  const [job] = done
  const { data: versions } = await farmer.call(listJobVersions, { params: { id: job?._id ?? '' } })
  expect(versions.map(({ at }) => at)).toEqual([job?.createdAt])
})

it('leaves jobs that can be changed', async () => {
  const [job] = (await farmer.call(listJobs, { query: {} })).data
  if (job === undefined) throw new Error('the farm has no job')
  const { fieldName: _, ...rest } = job
  const reply = await farmer.call(changeJob, {
    params: { id: job._id },
    body: { ...rest, notes: 'üle vaadatud' },
  })
  expect(reply.error).toBeUndefined()
})
