import { getPriaComparison, getPriaStatus } from '@vagu/core/pria/contract'
import { PRIA_KINDS, PRIA_PROBLEMS, PRIA_STATUSES } from '@vagu/core/pria/schema'
import { cropYearOf } from '@vagu/core/time/season'
import { expect, it } from 'vitest'
import { idMaker } from '../db/actor.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { TestAgency } from '../testing/agency.ts'
import { PriaFarm } from '../testing/pria.ts'
import { FIELD_NAMES, WORKER_NAMES } from './names.ts'
import { seedPria } from './pria.ts'
import { sampleFarm } from './sample-farm.ts'
import { seedFarm } from './seed.ts'

/** A record that cannot be read: no call can make one. */
const NOT_SEEDED = ['UNEXPECTED_ERROR']

onBothEngines('a sample farm beside PRIA', (server) => {
  it.each([
    ['2026-05-20', true],
    ['2026-09-02', false],
    ['2026-11-23', true],
  ])('shows every status and every problem: %s', async (today, isSoonLate) => {
    server().setNow(`${today}T09:00:00.000Z`)
    const farmer = await server().farmer()
    const newId = idMaker(server().ports.now, server().ports.random)
    const year = cropYearOf(today)
    const names = { fieldNames: FIELD_NAMES, workerNames: WORKER_NAMES }
    const size = {
      fields: FIELD_NAMES.length,
      years: [year],
      jobsPerSeason: 9,
      today,
      newId,
      seed: 58,
      ...names,
    }
    const farm = sampleFarm({ ...size, isBusyToday: true })
    const send = async (endpoint: Parameters<typeof farmer.call>[0], input: object) => {
      const reply = await farmer.call(endpoint, input)
      expect([endpoint.path, (reply as { error?: unknown }).error]).toEqual([endpoint.path, undefined])
      return (reply as { data?: unknown }).data
    }
    await seedFarm(send, farm)
    const agency = await TestAgency.connect(server(), farmer)
    const sender = new PriaFarm(server(), farmer, agency)
    await seedPria(send, farm, { today, newId, untilSent: async () => void (await sender.send()) })
    const comparisons = await Promise.all(
      PRIA_KINDS.map(async (kind) => (await farmer.call(getPriaComparison, { params: { kind, year } })).data),
    )
    const rows = comparisons.flatMap((each) => each.rows)
    const statuses = new Set<string>(rows.map(({ status }) => status))
    expect(PRIA_STATUSES.filter((status) => !statuses.has(status))).toEqual(NOT_SEEDED)
    const codes = new Set(rows.flatMap(({ problems }) => problems.map(({ code }) => code)))
    expect(PRIA_PROBLEMS.filter((code) => !codes.has(code))).toEqual([])
    expect(rows.some(({ lastReceipt }) => lastReceipt?.state === 'REFUSED')).toBe(true)
    for (const { rows: own } of comparisons) expect(own.some(({ isDifference }) => isDifference)).toBe(true)
    const status = (await farmer.call(getPriaStatus, { query: { year: String(year) } })).data
    expect(status.reminders.some(({ kind }) => kind === 'UNSENT_SOON_LATE')).toBe(isSoonLate)
  })
})
