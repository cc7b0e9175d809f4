import { expect, it } from 'vitest'
import { sampleFacts, sampleJob } from '../../sample.ts'
import { freeDaysOf, nextFreeDays } from './free-days.ts'
import type { EventFacts } from '../../facts.ts'

/** Two days for work and ten for harvest: sprayed on 1 July, free for work on the 3rd and for harvest on the 11th. */
const materials = [{ name: 'Fungitsiid F', type: 'chemical', workDelayDays: 2, harvestDelayDays: 10 }]
const sprayed = (parts: Partial<Omit<EventFacts, 'materials'>> = {}) =>
  sampleJob('spraying', '2026-07-01', { ...parts, materials })
const on = (today: string, events: readonly EventFacts[], year = 2026) =>
  freeDaysOf({ ...sampleFacts(events), today }, year)
const FREE = { workFrom: null, harvestFrom: null }

it.each([
  ['on the day of the work', '2026-07-01', { workFrom: '2026-07-03', harvestFrom: '2026-07-11' }],
  ['on the last closed day for work', '2026-07-02', { workFrom: '2026-07-03', harvestFrom: '2026-07-11' }],
  ['on the first free day for work', '2026-07-03', { workFrom: null, harvestFrom: '2026-07-11' }],
  ['on the last closed day for harvest', '2026-07-10', { workFrom: null, harvestFrom: '2026-07-11' }],
  ['on the first free day for harvest', '2026-07-11', FREE],
])('tells when a field is free %s', (_, today, expected) => {
  expect(on(today, [sprayed()])).toEqual(expected)
})
it('counts from the last day of the work, and from the first while it is open', () => {
  const until5 = sprayed({ endDate: '2026-07-05' })
  expect(on('2026-07-05', [until5])).toEqual({ workFrom: '2026-07-07', harvestFrom: '2026-07-15' })
  const open = sprayed({ endDate: null, status: 'IN_PROGRESS' })
  expect(on('2026-07-02', [open])).toEqual({ workFrom: '2026-07-03', harvestFrom: '2026-07-11' })
})
it('takes the longest of several jobs', () => {
  const again = sprayed({ _id: 'again', date: '2026-07-04', endDate: '2026-07-04' })
  expect(on('2026-07-04', [again, sprayed()])).toEqual({ workFrom: '2026-07-06', harvestFrom: '2026-07-14' })
})
it.each(['DRAFT', 'PLANNED'] as const)('lets no job that is %s close a field', (status) => {
  expect(on('2026-07-01', [sprayed({ status })])).toEqual(FREE)
})
it('counts harvest as work', () => {
  const workOnly = [{ name: 'Herbitsiid H', type: 'chemical', workDelayDays: 3, harvestDelayDays: 1 }]
  const job = sampleJob('spraying', '2026-07-01', { materials: workOnly })
  expect(on('2026-07-01', [job])).toEqual({ workFrom: '2026-07-04', harvestFrom: '2026-07-04' })
})
it('says nothing in a crop year that ended before the work, or began after the delay', () => {
  expect(on('2026-07-01', [sprayed()], 2025)).toEqual(FREE)
  expect(on('2026-07-01', [sprayed()], 2027)).toEqual(FREE)
})
it('says it in both crop years that the delay touches', () => {
  const late = sprayed({ date: '2026-08-30', endDate: '2026-08-30' })
  expect(on('2026-08-31', [late])).toEqual({ workFrom: '2026-09-01', harvestFrom: '2026-09-09' })
  // the work delay ends with the crop year
  expect(on('2026-08-31', [late], 2027)).toEqual({ workFrom: null, harvestFrom: '2026-09-09' })
})
it('says it beyond the crop year where none is asked for', () => {
  const late = sprayed({ date: '2026-08-30', endDate: '2026-08-30' })
  const facts = { ...sampleFacts([late]), today: '2026-08-31' }
  expect(nextFreeDays(facts)).toEqual({ workFrom: '2026-09-01', harvestFrom: '2026-09-09' })
  expect(nextFreeDays({ ...facts, today: '2026-09-01' })).toEqual({
    workFrom: null,
    harvestFrom: '2026-09-09',
  })
})
