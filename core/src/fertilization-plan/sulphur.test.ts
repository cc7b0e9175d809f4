import { expect, it } from 'vitest'
import { NO_FIELD_PLAN, reckonField } from './field-plan.ts'
import { sampleApplication, sampleFacts } from './sample.ts'
import { sulphurPlan } from './sulphur.ts'

const sulphurWith = (crop: string | null, ...fertilizations: ReturnType<typeof sampleApplication>[]) => {
  const facts = sampleFacts({ crop, area: 10 })
  const { applications } = reckonField(facts, { ...NO_FIELD_PLAN, fertilizations })
  return sulphurPlan(crop, applications, facts.area)
}

it('counts fertilizers of the table, and names the others', () =>
  expect(
    sulphurWith(
      'taliraps',
      sampleApplication({ name: 'Ammooniumsulfaat 21-24S', amount: 100 }),
      sampleApplication({ name: 'Minu segu' }),
    ),
  ).toEqual({ need: [30, 40], planned: 24, unknown: ['Minu segu'] }))
it('spreads over the field what goes on a part of it', () =>
  expect(
    sulphurWith('talinisu', sampleApplication({ name: 'ammooniumsulfaat 21-24S', amount: 100, area: 5 })),
  ).toMatchObject({ need: [10, 20], planned: 12 }))
it('is not told without a crop', () => expect(sulphurWith(null)).toBeUndefined())
