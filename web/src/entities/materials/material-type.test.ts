import { REQUISITE_TYPES } from '@vagu/core/materials/schema'
import { expect, it, test } from 'vitest'
import { switchSeedTreatment, withSeedTreatment } from './seed-treatment.ts'
import { withKind } from './fertilizer.ts'
import { emptyMaterial, type MaterialForm, newMaterial } from './material-form.ts'
import { withType } from './material-type.ts'

const KEY = 'a'
const rate = (unit: 'l' | 'kg' | 'ml', value: number | null) => ({ unit, master: 'rate', value }) as const
const full = (): MaterialForm => {
  const made = withSeedTreatment(switchSeedTreatment(newMaterial('Vahend', 'chemical', KEY), true), {
    name: 'Puhis',
  })
  return {
    ...made,
    requisiteId: 'r',
    isNew: false,
    facts: {
      ...made.facts,
      subtype: 'PMA_TKV_TOIME_LIIK_MUU',
      subtypeVariant: 'DESIKANT',
      nutrient: { N: 10 },
      batchNo: 'EE-1',
      seedCertificate: 'C1',
      registerNumber: '12',
      ingredients: [{ name: 'x', code: 'x' }],
      workDelayDays: 1,
      harvestDelayDays: 2,
      usageTimes: 3,
      safetyArea: 4,
      safetyWaterArea: 5,
      safetyRecord: 'tuul',
      note: 'riiulil',
    },
    amount: rate('l', 2),
    advice: 'PTA',
    knownCoating: 'puhis',
  }
}

test.each(['fertilizer', 'seed', 'material'] as const)('%s begins anew, under the same name', (type) => {
  const initial = newMaterial('Vahend', type, KEY)
  const changed = withType(full(), type)
  expect(changed.facts).toEqual({ ...initial.facts, note: 'riiulil' })
  expect(changed).toMatchObject({ key: KEY, requisiteId: null, isNew: true, advice: null })
  expect(changed.knownCoating).toBeUndefined()
})
it('a fertilizer begins as a plain mineral one, a seed without any subtype', () => {
  expect(withType(full(), 'fertilizer').facts).toMatchObject({
    subtype: 'FERTILIZER',
    subtypeVariant: 'VAETIS_REGISTRIST',
    fertilizerKind: 'MINERAL_FERTILIZER',
  })
  const { facts } = withType(withKind(newMaterial('Läga', 'fertilizer', KEY), 'ORGANIC_FERTILIZER'), 'seed')
  expect([facts.subtype, facts.subtypeVariant, facts.fertilizerKind]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
it('keeps an amount in a unit that the other type has, or tells it in one that it has', () => {
  expect(withType(full(), 'seed').amount).toEqual(rate('l', 2))
  expect(withType({ ...full(), amount: rate('ml', 500) }, 'seed').amount).toEqual(rate('l', 0.5))
  expect(withType({ ...full(), amount: rate('l', null) }, 'seed').amount).toEqual(rate('kg', null))
})
it('is the same material when the type is the same', () => {
  const same = full()
  expect(withType(same, 'chemical')).toBe(same)
})
test.each(REQUISITE_TYPES)('one without a name is nothing new: %s', (type) => {
  expect(withType(emptyMaterial('chemical', KEY), type).isNew).toBe(false)
})
