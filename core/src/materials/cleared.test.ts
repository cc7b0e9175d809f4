import { expect, test } from 'vitest'
import { clearedFacts, hasLabel } from './cleared.ts'
import { CHEMICAL_VARIANTS, MaterialFacts } from './schema.ts'

const restricted = (subtypeVariant: string | null, type = 'chemical') =>
  MaterialFacts.parse({
    name: 'Vahend',
    type,
    subtype: 'PMA_TKV_TOIME_LIIK_MUU',
    subtypeVariant,
    registerNumber: '123',
    ingredients: [{ name: 'dikvaat', code: 'dikvaat' }],
    workDelayDays: 1,
    harvestDelayDays: 5,
    usageTimes: 2,
    safetyArea: 3,
    safetyWaterArea: 10,
    safetyRecord: 'Tuul alla 4 m/s',
    note: 'riiulil',
  })

test.each(['MARGAJA', 'BIOSTIM'])('%s keeps nothing that a label says', (variant) => {
  expect(clearedFacts(restricted(variant))).toEqual({
    name: 'Vahend',
    type: 'chemical',
    subtype: null,
    subtypeVariant: variant,
    registerNumber: null,
    ingredients: [],
    workDelayDays: null,
    harvestDelayDays: null,
    usageTimes: null,
    safetyArea: null,
    safetyWaterArea: null,
    safetyRecord: null,
    note: 'riiulil',
  })
})
test.each([null, ...CHEMICAL_VARIANTS.filter((variant) => variant !== 'MARGAJA' && variant !== 'BIOSTIM')])(
  '%s keeps all: a desiccant has waiting days',
  (variant) => {
    expect(clearedFacts(restricted(variant))).toEqual(restricted(variant))
    expect(hasLabel(restricted(variant))).toBe(true)
  },
)
test('other materials are left alone, whatever their variant', () => {
  expect(clearedFacts(restricted('MARGAJA', 'material'))).toEqual(restricted('MARGAJA', 'material'))
  expect(hasLabel({ type: 'material', subtypeVariant: null })).toBe(false)
})
