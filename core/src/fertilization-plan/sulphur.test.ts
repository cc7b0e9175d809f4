import { expect, it } from 'vitest'
import { NO_FIELD_PLAN, reckonField } from './field-plan.ts'
import { sampleApplication, sampleFacts, sampleGiven } from './sample.ts'
import { sulphurPlan } from './sulphur.ts'

const sulphurWith = (crop: string | null, ...fertilizations: ReturnType<typeof sampleApplication>[]) => {
  const facts = sampleFacts({ crop, area: 10 })
  return sulphurPlan(crop, reckonField(facts, { ...NO_FIELD_PLAN, fertilizations }), facts.area)
}

it('counts fertilizers of the table, and names the others', () =>
  expect(
    sulphurWith(
      'taliraps',
      sampleApplication({ name: 'Ammooniumsulfaat 21-24S', amount: 100 }),
      sampleApplication({ name: 'Minu segu' }),
    ),
  ).toEqual({ need: [30, 40], given: 0, planned: 24, unknown: ['Minu segu'] }))
it('spreads over the field what goes on a part of it', () =>
  expect(
    sulphurWith('talinisu', sampleApplication({ name: 'ammooniumsulfaat 21-24S', amount: 100, area: 5 })),
  ).toMatchObject({ need: [10, 20], planned: 12 }))
it('is not told without a crop', () => expect(sulphurWith(null)).toBeUndefined())
it('of winter wheat that is given 200 kg of NPK 5-10-20 and AN is 8 kg, too little', () => {
  const { planned = 0, need: [least] = [0, 0] } =
    sulphurWith(
      'talinisu',
      sampleApplication({ name: 'NPK 5-10-20', amount: 200 }),
      sampleApplication({ name: 'AN 34,4', amount: 270 }),
    ) ?? {}
  expect(planned).toBe(8)
  expect(planned).toBeLessThan(least)
})
it('counts jobs by what they gave, in place of the application that they stand for, and no grazing', () => {
  const name = 'NPK 5-10-20'
  const facts = sampleFacts({
    crop: 'talinisu',
    area: 10,
    given: [
      sampleGiven({ name, wholeN: 10, P: 8.72, K: 33.2 }),
      sampleGiven({ name: 'Segu', wholeN: 50 }),
      sampleGiven({ name: 'Piimalehm', origin: 'grazing', wholeN: 20 }),
    ],
  })
  const plan = { ...NO_FIELD_PLAN, fertilizations: [sampleApplication({ name, amount: 300 })] }
  expect(sulphurPlan('talinisu', reckonField(facts, plan), 10)).toEqual({
    need: [10, 20],
    given: 8,
    planned: 0,
    unknown: ['Segu'],
  })
})
