import { describe, expect, test } from 'vitest'
import { check } from '../validation.ts'
import { typeOfTarget } from '../monitoring/table.ts'
import { checkMaterial, checkMaterialEdit } from './rules.ts'
import { MaterialDraft } from './schema.ts'
import { unitsFor } from './units.ts'

const known = { has: ({ name }: { readonly name: string }) => name === 'Puhis' }
/** All that is wrong, by schema and by rules. */
function wrong(facts: object): string[] {
  const parsed = check(MaterialDraft, { name: 'Vahend', type: 'material', ...facts })
  const errors = parsed.ok ? checkMaterial(parsed.value, known, typeOfTarget) : parsed.errors
  return errors.map(({ path, code }) => `${path} ${code}`)
}
const seed = { type: 'seed', subtype: 'Talinisu', seedCertificate: 'OTS' }
const fertilizer = {
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  subtypeVariant: 'VAETIS_REGISTRIST',
  fertilizerKind: 'MINERAL_FERTILIZER',
}
const chemical = {
  type: 'chemical',
  subtype: 'PMA_TKV_TOIME_LIIK_FUNGITSIID',
  subtypeVariant: 'TKV_REGISTRIST',
  ingredients: [{ name: 'protiokonasool', code: 'PTZ' }],
}

describe('a material', () => {
  test.each([
    ['of one letter', { name: 'V' }, ['name tooShort']],
    ['of two letters', { name: 'Va' }, []],
    ['of 200 letters', { name: 'a'.repeat(200) }, []],
    ['of 5,000 letters', { name: 'a'.repeat(5000) }, ['name tooLong']],
    ['without a type', { type: undefined }, ['type materialTypeMissing']],
    ['with a rate and no unit', { amount: 1 }, ['unit required']],
    ['with a unit and no rate', { unit: 'kg/ha' }, []],
    ['with a rate of 0', { amount: 0, unit: 'kg/ha' }, ['amount notPositive']],
    ['with a delay of 0 days', { workDelayDays: 0 }, ['workDelayDays positiveOrNothing']],
    ['with no delay', { workDelayDays: null }, []],
    [
      'with monitoring of nothing',
      { inspections: [{ inspectionType: 'KAHJURID', target: '' }] },
      ['inspections.0.target required'],
    ],
    [
      'with monitoring of no kind',
      { inspections: [{ target: 'Lehetäi' }] },
      ['inspections.0.inspectionType required'],
    ],
  ])('%s', (_, facts, errors) => {
    expect(wrong(facts)).toEqual(errors)
  })
})

describe('a seed', () => {
  test.each([
    ['of the own farm', {}, []],
    ['without a crop', { subtype: null }, ['subtype required']],
    ['without a certificate', { seedCertificate: null }, ['seedCertificate required']],
    ['of a class without a number', { seedCertificate: 'C1' }, ['batchNo required']],
    ['of a class with a number', { seedCertificate: 'C1', batchNo: 'EE-1' }, []],
    ['dressed', { coating: { name: 'Puhis', amount: 2, unit: 'l/t' } }, []],
    [
      'dressed with nothing known',
      { coating: { name: 'Muu', amount: 2, unit: 'l/t' } },
      ['coating.name coatingUnknown'],
    ],
    [
      'dressed without an amount',
      { coating: { name: 'Puhis', amount: null, unit: null } },
      ['coating.amount required', 'coating.unit required'],
    ],
    [
      'dressed by the hectare',
      { coating: { name: 'Puhis', amount: 2, unit: 'l/ha' } },
      ['coating.unit unitNotOfKind'],
    ],
  ])('%s', (_, facts, errors) => {
    expect(wrong({ ...seed, ...facts })).toEqual(errors)
  })
})

describe('a fertilizer', () => {
  test.each([
    ['whole', {}, []],
    ['of the register with two letters', { name: 'KA' }, ['name tooShort']],
    ['of the register with three letters', { name: 'KAN' }, []],
    ['of another kind with two letters', { name: 'KA', subtypeVariant: 'VAETIS_MUU' }, []],
    ['that is neither fertilizer nor lime', { subtype: 'SOOL' }, ['subtype wrongType']],
    [
      'without anything',
      { subtype: null, subtypeVariant: null, fertilizerKind: null },
      ['subtype required', 'subtypeVariant required', 'fertilizerKind required'],
    ],
    [
      'of lime',
      { subtype: 'FERTILIZER_LIMESTONE', subtypeVariant: 'LUBIVAETIS', fertilizerKind: null, unit: 't/ha' },
      [],
    ],
    ['of lime by the litre', { subtype: 'FERTILIZER_LIMESTONE', unit: 'l/ha' }, []],
    ['of lime by the piece', { subtype: 'FERTILIZER_LIMESTONE', unit: 'tk/ha' }, ['unit unitNotOfKind']],
  ])('%s', (_, facts, errors) => {
    expect(wrong({ ...fertilizer, ...facts })).toEqual(errors)
  })
})

describe('a chemical', () => {
  test.each([
    ['whole', {}, []],
    [
      'that looks for a weed among pests',
      {
        inspections: [
          { inspectionType: 'UMBROHUD', target: 'ORASHEIN' },
          { inspectionType: 'KAHJURID', target: 'ORASHEIN' },
        ],
      },
      ['inspections.1.target targetOfOtherType'],
    ],
    ['without a variant', { subtypeVariant: null }, ['subtypeVariant required']],
    ['of the register that works in an unknown way', { subtype: 'fungitsiid' }, ['subtype wrongType']],
    ['of another register', { subtypeVariant: 'TKV_MUU', subtype: 'fungitsiid' }, []],
    [
      'without what it is of',
      { subtype: null, ingredients: [] },
      ['subtype required', 'ingredients required'],
    ],
    ['that wets', { subtypeVariant: 'MARGAJA', subtype: null, ingredients: [] }, []],
  ])('%s', (_, facts, errors) => {
    expect(wrong({ ...chemical, ...facts })).toEqual(errors)
  })
})

test.each([
  [fertilizer, ['kg/ha', 't/ha', 'g/ha', 'l/ha', 'kg', 'l'], ['m3/ha', 'tk/ha', 'ml/ha']],
  [{ ...fertilizer, fertilizerKind: 'ORGANIC_FERTILIZER' }, ['t/ha', 'm3/ha'], ['kg/ha', 'l/ha']],
  [seed, ['kg/ha', 'l/ha', 't/ha', 'g/ha', 'kg', 'l', 'tk'], ['m3/ha', 'ml/ha']],
  [chemical, ['l/ha', 'kg/ha', 'g/ha', 'ml/ha'], []],
])('%j is measured in %j, not in %j', (kind, right, not) => {
  for (const unit of right) expect(wrong({ ...kind, unit }), unit).toEqual([])
  for (const unit of not) expect(wrong({ ...kind, unit }), unit).toEqual(['unit unitNotOfKind'])
})
test('the usual unit stands first', () => {
  expect(unitsFor({ type: 'chemical' })[0]).toBe('l')
  expect(unitsFor({ type: 'seed' })[0]).toBe('kg')
})

test('a stored material may keep what it came with, and gets no new fault', () => {
  const requisite = (facts: object) => MaterialDraft.parse({ name: 'Vahend', type: 'material', ...facts })
  const wrongEdit = (before: object, after: object) =>
    checkMaterialEdit(
      { before: requisite(before), after: requisite({ ...before, ...after }) },
      { has: ({ name }) => name === 'Puhis' },
    ).map(({ path, code }) => `${path} ${code}`)
  const bare = { type: 'fertilizer', amount: 3, unit: null }
  expect(wrongEdit(bare, { note: 'uus' })).toEqual([])
  expect(wrongEdit({ ...bare, unit: 'm3/ha' }, { amount: 2 })).toEqual([])
  expect(wrongEdit({ ...bare, unit: 'kg/ha' }, { unit: 'm3/ha' })).toEqual(['unit unitNotOfKind'])
  expect(wrongEdit({ ...bare, unit: 'kg/ha' }, { unit: null })).toEqual(['unit required'])
  const dressed = (name: string) => ({ ...seed, coating: { name, amount: 1, unit: 'l/t' } })
  expect(wrongEdit(dressed('Kadunud'), { note: 'uus' })).toEqual([])
  expect(wrongEdit(dressed('Kadunud'), dressed('Teine'))).toEqual(['coating.name coatingUnknown'])
})
