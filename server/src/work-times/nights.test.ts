/** Hours over the nights in which clocks change, and times that no work has. */
import * as contract from '@vagu/core/work-times/contract'
import { expect, it } from 'vitest'
import { addTestWorker } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const NIGHT = { start: '22:00', end: '06:00', breakMinutes: 0 }

onBothEngines('hours', (server) => {
  it.each([
    ['2026-03-28', 420],
    ['2026-03-29', 480],
    ['2026-10-24', 540],
  ])('of a night from %s are %i minutes, and paid as so many', async (date, minutes) => {
    const farmer = await server().farmer()
    const workerId = await addTestWorker(farmer)
    const body = { ...NIGHT, workerId, date, hourlyRate: 9.5 }
    expect((await farmer.call(contract.addWorkTime, { body })).data.minutes).toBe(minutes)
    const period = { start: '2026-01-01', end: '2026-12-31' }
    const { data } = await farmer.call(contract.payWorkPeriod, { params: { workerId }, body: period })
    expect(data).toMatchObject({ minutes, amount: (minutes / 60) * 9.5 })
  })

  it.each([
    [
      'a break as long as the work',
      { start: '08:00', end: '09:00', breakMinutes: 60 },
      { path: 'breakMinutes', code: 'breakTooLong' },
    ],
    [
      'an end at the start',
      { start: '08:00', end: '08:00', breakMinutes: 0 },
      { path: 'end', code: 'workTimeEmpty' },
    ],
    [
      'an hour that the night leaves out',
      { ...NIGHT, date: '2026-03-28', end: '03:30' },
      { path: 'end', code: 'clockSkipped' },
    ],
    ['no end', { start: '08:00', end: '' }, { path: 'end', code: 'wrongTime' }],
    ['a day that is none', { ...NIGHT, date: '2026-02-31' }, { path: 'date', code: 'wrongDay' }],
  ])('with %s are refused, and nothing is stored', async (_, times, fault) => {
    const farmer = await server().farmer()
    const body = { date: '2026-05-04', ...times, workerId: await addTestWorker(farmer) }
    const refused = await farmer.call(contract.addWorkTime, { body })
    expect([refused.status, refused.error?.fields]).toMatchObject([422, [fault]])
    expect((await farmer.call(contract.listWorkTimes, { query: {} })).data).toEqual([])
  })
})
