import { expect, it } from 'vitest'
import { filterOf, searchOf } from './filter-address.ts'
import { type JobsFilter, NO_FILTER } from './filter-jobs.ts'

it('says nothing where nothing narrows', () => {
  expect(searchOf(NO_FILTER)).toEqual({})
  expect(filterOf({})).toEqual(NO_FILTER)
})
it('comes back as it was, whatever signs it holds', () => {
  const filter: JobsFilter = {
    text: 'põld 7, 50%',
    chosen: {
      ...NO_FILTER.chosen,
      status: ['DONE', 'DRAFT'],
      label: ['kevad, hiline', '100%', '%2C'],
      material: ['axial 50 ec'],
    },
    from: '2026-04-01',
    to: '2026-05-31',
    hasWarnings: true,
  }
  const address = new URLSearchParams(searchOf(filter)).toString()
  expect(filterOf(Object.fromEntries(new URLSearchParams(address)))).toEqual(filter)
})
it('passes over what is no filter', () => {
  const filter = filterOf({
    alates: '2026-02-31',
    kuni: 'homme',
    hoiatustega: 'jah',
    silt: '%E0%A4%A,,x,x',
    muu: '1',
  })
  expect(filter).toEqual({ ...NO_FILTER, chosen: { ...NO_FILTER.chosen, label: ['%E0%A4%A', 'x'] } })
})
