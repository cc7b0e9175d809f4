import { eventFactsOf } from '@vagu/core/warnings/facts'
import { expect, it } from 'vitest'
import { isSameWanted, wantedFacts } from './wanted-facts.ts'

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
  expect(wantedFacts({ fields: [field('a')], drafts: [], reachOf: endOf })).toBeUndefined()
  expect(wantedFacts({ fields: [], drafts: [draft()], reachOf: endOf })).toBeUndefined()
})
it('wants the days of all jobs, to the last on which one bears on others', () => {
  const drafts = [draft(), draft({ date: '2026-05-01', endDate: null })]
  const reachOf = (each: (typeof drafts)[0]) => (each.endDate === null ? '2026-09-15' : endOf(each))
  expect(wantedFacts({ fields: [field('a')], drafts, reachOf })).toMatchObject({
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
  expect(wantedFacts({ fields: [field('a')], drafts, reachOf: endOf })?.registerNumbers).toEqual(['123'])
})
it('wants the crop year of a planned job, also when it begins after the placeholder day', () => {
  const planned = draft({ status: 'PLANNED', plannedYear: 2026, date: '2026-01-01', endDate: null })
  const from = '2026-01-01'
  expect(wantedFacts({ fields: [field('a')], drafts: [planned], reachOf: endOf })).toMatchObject({
    from,
    to: '2026-01-01',
  })
  const late = wantedFacts({ fields: [field('a', '2026-02-01')], drafts: [planned], reachOf: endOf })
  expect(late).toMatchObject({ from, to: '2026-02-01' })
})
it('knows the same from another', () => {
  const fields = [field('a')]
  const wanted = { fields, from: '2026-05-04', to: '2026-05-04', registerNumbers: ['1'], productNames: ['a'] }
  expect(isSameWanted(wanted, { ...wanted, fields: [...fields], registerNumbers: ['1'] })).toBe(true)
  expect(isSameWanted(wanted, { ...wanted, to: '2026-05-05' })).toBe(false)
  expect(isSameWanted(wanted, { ...wanted, registerNumbers: [] })).toBe(false)
  expect(isSameWanted(wanted, { ...wanted, productNames: ['b'] })).toBe(false)
  expect(isSameWanted(wanted, { ...wanted, fields: [field('a')] })).toBe(false)
  expect(isSameWanted(wanted, undefined)).toBe(false)
})
