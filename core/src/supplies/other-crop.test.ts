import { expect, it } from 'vitest'
import type { TemplateLine } from '../requisite-plan/schema.ts'
import type { Need } from './needs.ts'
import { needsWithOtherCrop } from './other-crop.ts'

const field = (fieldId: string, area: number, crop: string | null) => ({
  fieldId,
  fieldName: fieldId,
  area,
  crop,
})
const fields = [field('a', 12.4, 'talinisu'), field('b', 7.35, 'taliraps'), field('c', 4.25, 'taliraps')]
const [wheat = field('', 0, null)] = fields
const need = (fieldId: string, parts: number | null, change: Partial<Need> = {}): Need => ({
  source: 'job',
  recordId: `job ${fieldId}`,
  fieldId,
  type: 'fertilizer',
  name: 'AN 34,4',
  requisiteId: 'an',
  parts,
  unit: parts === null ? undefined : 'kg',
  area: 1,
  isDone: false,
  isOrganic: false,
  timeframe: 'SPRING',
  day: null,
  ...change,
})
const line: TemplateLine = {
  type: 'chemical',
  requisiteId: 'belkar',
  name: 'Belkar',
  amount: 0.5,
  unit: 'l/ha',
  times: 2,
  timeframe: 'AUTUMN',
  note: '',
}
const asRape = (needs: readonly Need[], template: readonly TemplateLine[] = []) =>
  needsWithOtherCrop({ fields, needs }, { field: wheat, crop: 'taliraps', template })

it('takes what is open on the field away, and what the crop takes elsewhere comes by the hectare, done or not', () => {
  const kept = [
    need('a', 500, { isDone: true }),
    need('b', 735_000, { isDone: true }),
    need('c', 1, { unit: 't' }),
  ]
  const { needs, basis } = asRape([need('a', 900), ...kept])
  expect(basis).toEqual({ source: 'FIELDS', fields: 2, area: 11.6 })
  expect(needs.slice(0, 3)).toEqual(kept)
  // 735 001 g on 11,6 ha are 785 690,724 g on 12,4 ha
  expect(needs.slice(3)).toMatchObject([
    { source: 'requisitePlan', fieldId: 'a', name: 'AN 34,4', parts: 785_691, unit: 'kg', isDone: false },
  ])
})
it('keeps weight and volume apart, and an amount that nobody knows stays unknown', () => {
  const { needs } = asRape([need('b', 1160), need('b', 580, { unit: 'l' }), need('c', null)])
  expect(needs.slice(3).map(({ parts, unit }) => [parts, unit])).toEqual([
    [1240, 'kg'],
    [620, 'l'],
    [null, undefined],
  ])
})
it('takes the template where no other field has the crop in its plans, each share of the field', () => {
  const { needs, basis } = asRape([need('a', 900)], [line, { ...line, name: 'Väike', share: 0.5, times: 1 }])
  expect(basis).toEqual({ source: 'TEMPLATE', fields: 0, area: 0 })
  expect(needs.map(({ name, parts, unit }) => [name, parts, unit])).toEqual([
    ['Belkar', 12_400, 'l'],
    ['Väike', 3100, 'l'],
  ])
})
it('says that there is nothing to tell it by', () =>
  expect(asRape([need('a', 900)])).toEqual({ needs: [], basis: { source: 'NONE', fields: 0, area: 0 } }))
