import { describe, expect, test } from 'vitest'
import { messageOf } from '../messages.ts'
import { CHEMICAL_VARIANTS, SEED_CERTIFICATES } from '../materials/schema.ts'
import { check } from '../validation.ts'
import { checkMaterial, type KnownChemicals } from './material-rules.ts'
import { JobMaterial } from './schema.ts'

const none: KnownChemicals = { has: () => false }
const known = { has: ({ name }: { readonly name: string }) => name === 'Puhis' }
const use = { amount: 1, unit: 'kg/ha' }
const wrong = (material: object, chemicals = none) =>
  checkMaterial(JobMaterial.parse({ name: 'Vahend', ...use, ...material }), chemicals).map(
    ({ path, message }) => `${path}: ${message}`,
  )
/** Faults that the shape alone finds in a material, before any other record is asked. */
const shapeOf = (material: object) => {
  const checked = check(JobMaterial, { name: 'Vahend', type: 'material', ...use, ...material })
  return checked.ok ? [] : checked.errors.map(({ path, message }) => `${path}: ${message}`)
}
const required = (path: string) => `${path}: ${messageOf('required')}`

describe('every material', () => {
  test('has a name of at least two letters', () => {
    // the first sentence is the one that stands at the input
    expect(shapeOf({ name: '' })[0]).toBe(required('name'))
    expect(shapeOf({ name: '  ' })[0]).toBe(required('name'))
    expect(shapeOf({ name: 'U' })).toEqual(['name: Nimi on liiga lühike'])
    expect(shapeOf({ name: 'Uu' })).toEqual([])
  })
  test('has a type', () => {
    expect(shapeOf({ type: undefined })).toEqual(['type: Tarviku olemasolul tuleb määrata ka tüüp'])
    expect(shapeOf({ type: 'toit' })).toEqual(['type: Tarviku olemasolul tuleb määrata ka tüüp'])
  })
  test('has an amount above nothing, and its unit', () => {
    expect(wrong({ type: 'material', amount: null, unit: null })).toEqual([required('amount')])
    expect(wrong({ type: 'material', unit: null })).toEqual([required('unit')])
    expect(shapeOf({ amount: 0 })).toEqual(['amount: Number peab olema positiivne'])
    expect(shapeOf({ amount: -1 })).toEqual(['amount: Number peab olema positiivne'])
    expect(shapeOf({ amount: Number.NaN })).toEqual(['amount: Number ei ole korrektne'])
    expect(shapeOf({ amount: 0.0001 })).toEqual([])
  })
  test.each(['workDelayDays', 'harvestDelayDays', 'usageTimes', 'safetyArea', 'safetyWaterArea'])(
    'has %s above 0 or none',
    (key) => {
      expect(shapeOf({ [key]: 0 })).toEqual([`${key}: Peab olema positiivne arv või üldse puuduma`])
      expect(shapeOf({ [key]: -2 })).toEqual([`${key}: Peab olema positiivne arv või üldse puuduma`])
      expect(shapeOf({ [key]: 1 })).toEqual([])
      expect(shapeOf({ [key]: null })).toEqual([])
    },
  )
  test('of the kind "other" is asked nothing more', () => {
    expect(wrong({ type: 'material' })).toEqual([])
  })
})

describe('a chemical', () => {
  test.each(CHEMICAL_VARIANTS)('%s', (subtypeVariant) => {
    const isDescribed = subtypeVariant === 'TKV_REGISTRIST' || subtypeVariant === 'TKV_MUU'
    expect(wrong({ type: 'chemical', subtypeVariant })).toEqual(
      isDescribed ? [required('subtype'), required('ingredients')] : [],
    )
  })
})

describe('a seed', () => {
  const seed = { type: 'seed', subtype: 'oder' }
  test.each(SEED_CERTIFICATES)('%s asks for a number unless it is own seed', (seedCertificate) => {
    expect(wrong({ ...seed, seedCertificate })).toEqual(
      seedCertificate === 'OTS' ? [] : [required('batchNo')],
    )
    expect(wrong({ ...seed, seedCertificate, batchNo: 'EE-1' })).toEqual([])
  })
  test('says its crop and its certificate', () => {
    expect(wrong({ type: 'seed' })).toEqual([required('subtype'), required('seedCertificate')])
    expect(wrong({ ...seed, subtype: '', seedCertificate: 'OTS' })).toEqual([required('subtype')])
  })
})

describe('a seed dressing', () => {
  const dressed = (coating: object) =>
    wrong(
      { type: 'seed', subtype: 'oder', seedCertificate: 'OTS', coating: { name: 'Puhis', ...coating } },
      known,
    )
  test('says how much of it, in what', () => {
    expect(dressed({ amount: 0.5, unit: 'l/t' })).toEqual([])
    expect(dressed({ amount: null, unit: 'l/t' })).toEqual([required('coating.amount')])
    expect(dressed({ amount: 0.5, unit: null })).toEqual([required('coating.unit')])
    expect(dressed({ amount: 0.5, unit: '' })).toEqual([required('coating.unit')])
  })
  test('is a chemical that is known', () => {
    expect(dressed({ name: 'Tundmatu', amount: 0.5, unit: 'l/t' })).toEqual([
      'coating.name: Puhtimisvahendit ei leitud. Valige uuesti',
    ])
  })
  test('has a name, and an amount above nothing', () => {
    expect(shapeOf({ coating: { name: '', amount: 1, unit: 'l/t' } })).toEqual([required('coating.name')])
    expect(shapeOf({ coating: { name: 'Puhis', amount: 0, unit: 'l/t' } })).toEqual([
      'coating.amount: Number peab olema positiivne',
    ])
  })
})

describe('a fertilizer', () => {
  test('is plain or lime, and says its variant', () => {
    expect(wrong({ type: 'fertilizer' })).toEqual([required('subtype'), required('subtypeVariant')])
    expect(wrong({ type: 'fertilizer', subtype: 'X', subtypeVariant: 'Y' })).toEqual([
      `subtype: ${messageOf('wrongType')}`,
    ])
    expect(
      wrong({ type: 'fertilizer', subtype: 'FERTILIZER_LIMESTONE', subtypeVariant: 'LUBIVAETIS' }),
    ).toEqual([])
  })
})
