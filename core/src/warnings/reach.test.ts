import { describe, expect, it } from 'vitest'
import type { RegisterProduct, RegisterUse } from '../registers/products.ts'
import { eventFactsOf, type EventLike } from './facts.ts'
import { affectsUntil, reachOf } from './reach.ts'
import { sampleProduct, sampleProducts, sampleUse } from './sample.ts'

const job: EventLike = {
  fieldId: '01890a5d-ac96-774b-bcce-b302099a8057',
  status: 'DONE',
  jobCategory: { key: 'plant-protection', name: 'Taimekaitse' },
  job: { key: 'spraying', name: 'Pritsimine' },
  date: '2026-05-04',
  endDate: '2026-05-06',
  area: 1,
  requisites: [],
}

const TREATED = { name: 'A', type: 'chemical' as const, ingredients: [{ name: 'Aine', code: 'a' }] }

describe('how far a job bears on others', () => {
  it('reaches to the end of its calendar year with a substance, whose uses are counted by it', () => {
    expect(affectsUntil(eventFactsOf({ ...job, requisites: [TREATED] }))).toBe('2026-12-31')
    const unknown = { ...TREATED, ingredients: [] }
    expect(affectsUntil(eventFactsOf({ ...job, requisites: [unknown] }))).toBe('2026-05-06')
  })

  it('limits other work no longer than its delays where no support is taken', () => {
    const limits = (material: object) =>
      reachOf(eventFactsOf({ ...job, requisites: [{ ...TREATED, ...material }] }))
    expect(limits({})).toEqual({ reach: '2026-12-31', limit: '2026-05-06' })
    expect(limits({ harvestDelayDays: 30 })).toEqual({ reach: '2026-12-31', limit: '2026-06-04' })
    expect(limits({ harvestDelayDays: 300 })).toEqual({ reach: '2027-03-01', limit: '2027-03-01' })
  })

  it.each<[string, Partial<EventLike>, string]>([
    ['without materials to its last day', {}, '2026-05-06'],
    ['while open to its first day', { endDate: null }, '2026-05-04'],
    [
      'a delay of one day closes only the last day itself',
      { requisites: [{ name: 'A', workDelayDays: 1 }] },
      '2026-05-06',
    ],
    [
      'the longer of the two delays counts',
      { requisites: [{ name: 'A', workDelayDays: 3, harvestDelayDays: 30 }] },
      '2026-06-04',
    ],
    [
      'the longest of a mixture counts',
      {
        requisites: [
          { name: 'A', workDelayDays: 9 },
          { name: 'B', harvestDelayDays: 2 },
        ],
      },
      '2026-05-14',
    ],
    [
      'an open job closes from its start',
      { endDate: null, requisites: [{ name: 'A', workDelayDays: 3 }] },
      '2026-05-06',
    ],
  ])('%s', (_, change, reach) => {
    expect(affectsUntil(eventFactsOf({ ...job, ...change }))).toBe(reach)
  })

  const withProduct = eventFactsOf({
    ...job,
    requisites: [{ name: 'A', type: 'chemical', registerNumber: '100', harvestDelayDays: 3 }],
  })
  const products = (use: Partial<RegisterUse>) =>
    sampleProducts(sampleProduct({ uses: [sampleUse(), sampleUse(use)] }))

  it("reaches as far as the product's longest waiting days in any crop", () => {
    expect(affectsUntil(withProduct, products({ crops: ['kartul'], harvestDelayDays: 30 }))).toBe(
      '2026-06-04',
    )
    expect(affectsUntil(withProduct, products({ crops: ['kartul'], harvestDelayDays: 2 }))).toBe('2026-05-08')
    expect(affectsUntil(withProduct)).toBe('2026-05-08')
  })

  it("reaches as far as the product's longest work delay in any crop", () => {
    expect(affectsUntil(withProduct, products({ crops: ['kartul'], workDelayDays: 7 }))).toBe('2026-05-12')
    expect(affectsUntil(withProduct, products({ crops: ['kartul'], workDelayDays: 2 }))).toBe('2026-05-08')
  })

  it('takes a use that was stored before its work delay was read for one without', () => {
    const { workDelayDays: _later, ...early } = sampleUse({ harvestDelayDays: 5 })
    const stored = JSON.parse(JSON.stringify({ ...sampleProduct(), uses: [early] })) as RegisterProduct
    expect(affectsUntil(withProduct, sampleProducts(stored))).toBe('2026-05-10')
  })

  it("reaches as far as the product's longest interval", () => {
    expect(affectsUntil(withProduct, products({ crops: ['kartul'], intervalDays: 14 }))).toBe('2026-05-19')
    expect(affectsUntil({ ...withProduct, status: 'PLANNED' }, products({ intervalDays: 14 }))).toBe(
      '2026-05-08',
    )
  })

  const work = ([key, jobKey, date]: readonly [string, string, string]) =>
    affectsUntil(
      eventFactsOf({
        ...job,
        jobCategory: { key, name: key },
        job: { key: jobKey, name: jobKey },
        date,
        endDate: date,
      }),
    )
  it.each<[string, readonly [string, string, string], string]>([
    ['a sowing of summer, through the winter', ['sowing', 'sowing', '2026-08-20'], '2027-05-31'],
    ['what was undersown in spring too', ['undersowing', 'undersowing', '2026-04-20'], '2027-05-31'],
    ['the harvest above it', ['harvest', 'harvesting', '2026-08-10'], '2027-05-31'],
    ['tillage that ends it', ['tillage', 'cultivating', '2026-08-30'], '2027-05-31'],
    ['rolling ends nothing', ['tillage', 'soil-rolling', '2026-08-30'], '2026-08-30'],
    ['a sowing of spring ends one as far as one may stand', ['sowing', 'sowing', '2026-01-02'], '2026-05-31'],
  ])('tells of catch crops: %s', (_, done, reach) => {
    expect(work(done)).toBe(reach)
  })
})
