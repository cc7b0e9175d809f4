import { expect, it } from 'vitest'
import { isSameTold, KnownJobs } from './same-job.ts'

const spraying = {
  fieldId: 'a',
  status: 'DONE' as const,
  date: '2026-05-03',
  endDate: '2026-05-03',
  plannedYear: null,
  job: { key: 'spraying', name: 'Pritsimine' },
  area: 10,
  requisites: [{ name: 'Roundup  Gold', amount: 2, unit: 'l/ha' as const }],
}

it.each([
  [
    'the same amount in all',
    { requisites: [{ name: 'roundup gold', amount: 20, unit: 'l' as const }] },
    true,
  ],
  ['an area that was rounded', { area: 10.004 }, true],
  ['no end', { endDate: null }, true],
  ['the name of its kind alone', { job: { name: 'pritsimine' } }, true],
  ['a kind that was renamed', { job: { key: 'spraying', name: 'Taimekaitse' } }, true],
  ['another amount', { requisites: [{ name: 'Roundup Gold', amount: 2.1, unit: 'l/ha' as const }] }, false],
  ['no amount', { requisites: [{ name: 'Roundup Gold', amount: null, unit: null }] }, false],
  ['another area', { area: 9.5 }, false],
  ['another end', { endDate: '2026-05-04' }, false],
])('a job told with %s is the same: %s', (_, change, isSame) => {
  const told = { ...spraying, ...change }
  expect(isSameTold(told, spraying)).toBe(isSame)
  expect(new KnownJobs([spraying]).take(told)).toEqual({ job: spraying, isSame })
})
it.each([
  ['another field', { fieldId: 'b' }],
  ['another day', { date: '2026-05-04' }],
  ['another job', { job: { key: 'mowing', name: 'Niitmine' } }],
  ['another material', { requisites: [{ name: 'Starane', amount: 2, unit: 'l/ha' as const }] }],
  ['a plan', { status: 'PLANNED' as const, plannedYear: 2026 }],
])('%s is another job', (_, change) => {
  expect(new KnownJobs([spraying]).take({ ...spraying, ...change })).toBeUndefined()
})
it('finds each job of the book once, the same before one that differs', () => {
  const other = { ...spraying, area: 4 }
  const book = new KnownJobs([other, spraying])
  expect(book.take(spraying)).toEqual({ job: spraying, isSame: true })
  expect(book.take(spraying)).toEqual({ job: other, isSame: false })
  expect(book.take(spraying)).toBeUndefined()
})
