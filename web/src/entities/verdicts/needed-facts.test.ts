import { eventFactsOf } from '@vagu/core/warnings/facts'
import { expect, it } from 'vitest'
import { isSameNeeds, neededFacts } from './needed-facts.ts'

const field = (id: string, seasonStart?: string) => ({
  _id: id,
  yearInfo: seasonStart ? [{ year: 2026, mainCrop: null, seasonStart }] : [],
})
const draft = (change: object = {}) =>
  eventFactsOf({
    fieldId: 'a',
    status: 'DONE',
    jobCategory: { name: 'Taimekaitse' },
    job: { name: 'Pritsimine' },
    date: '2026-05-04',
    endDate: '2026-05-06',
    area: 1,
    requisites: [],
    ...change,
  })
const endOf = ({ date, endDate }: ReturnType<typeof draft>) => endDate ?? date

it('wants nothing while there is nothing to judge', () => {
  expect(neededFacts({ fields: [field('a')], drafts: [], affectsUntil: endOf })).toBeUndefined()
  expect(neededFacts({ fields: [], drafts: [draft()], affectsUntil: endOf })).toBeUndefined()
})
it('wants the days of all jobs, to the last on which one bears on others', () => {
  const drafts = [draft(), draft({ date: '2026-05-01', endDate: null })]
  const affectsUntil = (each: (typeof drafts)[0]) => (each.endDate === null ? '2026-09-15' : endOf(each))
  expect(neededFacts({ fields: [field('a')], drafts, affectsUntil })).toMatchObject({
    from: '2026-05-01',
    to: '2026-09-15',
  })
})
it('names each register number once', () => {
  const requisites = [
    { name: 'A', registerNumber: '123' },
    { name: 'B', registerNumber: null },
  ]
  const drafts = [draft({ requisites }), draft({ requisites })]
  expect(neededFacts({ fields: [field('a')], drafts, affectsUntil: endOf })?.registerNumbers).toEqual(['123'])
})
it('wants the crop year of a planned job, also when it begins after the placeholder day', () => {
  const planned = draft({ status: 'PLANNED', plannedYear: 2026, date: '2026-01-01', endDate: null })
  const from = '2026-01-01'
  expect(neededFacts({ fields: [field('a')], drafts: [planned], affectsUntil: endOf })).toMatchObject({
    from,
    to: '2026-01-01',
  })
  const late = neededFacts({ fields: [field('a', '2026-02-01')], drafts: [planned], affectsUntil: endOf })
  expect(late).toMatchObject({ from, to: '2026-02-01' })
})
it('knows the same from another', () => {
  const fields = [field('a')]
  const expected = {
    fields,
    from: '2026-05-04',
    to: '2026-05-04',
    registerNumbers: ['1'],
    productNames: ['a'],
  }
  expect(isSameNeeds(expected, { ...expected, fields: [...fields], registerNumbers: ['1'] })).toBe(true)
  expect(isSameNeeds(expected, { ...expected, to: '2026-05-05' })).toBe(false)
  expect(isSameNeeds(expected, { ...expected, registerNumbers: [] })).toBe(false)
  expect(isSameNeeds(expected, { ...expected, productNames: ['b'] })).toBe(false)
  expect(isSameNeeds(expected, { ...expected, fields: [field('a')] })).toBe(false)
  expect(isSameNeeds(expected, undefined)).toBe(false)
})
