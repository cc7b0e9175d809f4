import type { Field } from '@vagu/core/fields/schema'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { rectangle } from '@vagu/core/geo/testing-shapes'
import type { FieldSampling } from '@vagu/core/soil-samples/schema'
import { expect, it } from 'vitest'
import { fieldOf } from '../../testing/builders.ts'
import { takingPlan } from './taking-plan.ts'

const sampling = (fieldId: string, owed: number): FieldSampling => ({
  fieldId,
  fieldName: fieldId,
  area: 12.4,
  needed: 3,
  kept: 0,
  expiring: 0,
  owed,
  lastDate: null,
})
const field = (id: string, east: number): Field => ({
  ...fieldOf(id, 12.4),
  _id: id,
  mapData: mapDataOf([rectangle([617_000 + east, 6_495_000], 300, 200)]),
})
const names = (plan: ReturnType<typeof takingPlan>) =>
  plan.map(({ number, fieldName }) => `${number} ${fieldName}`)

it('goes from field to field, the nearest next', () => {
  const fields = [field('a', 0), field('c', 2000), field('b', 1000)]
  const lines = [sampling('a', 1), sampling('c', 1), sampling('b', 1)]
  const plan = takingPlan(lines, fields, { year: 2026, start: null })
  expect(names(plan)).toEqual(['1 a', '2 b', '3 c'])
  expect(plan.map(({ metres }) => metres)).toEqual([null, 1000, 1000])
})
it('starts where one stands', () => {
  const fields = [field('a', 0), field('b', 1000)]
  const [, b] = fields
  const start = b?.mapData?.centroid ?? null
  const plan = takingPlan([sampling('a', 1), sampling('b', 1)], fields, { year: 2026, start })
  expect(names(plan)).toEqual(['1 b', '2 a'])
})
it('has a bag for each sample, on a field without a shape too, and none where nothing is owed', () => {
  const bare = { ...field('b', 0), mapData: null }
  const lines = [sampling('b', 2), sampling('a', 2), sampling('c', 0)]
  const plan = takingPlan(lines, [field('a', 0), bare, field('c', 500)], { year: 2026, start: null })
  expect(names(plan)).toEqual(['1 a', '2 a', '3 b', '4 b'])
  expect(plan.at(-1)?.place).toBeNull()
})
