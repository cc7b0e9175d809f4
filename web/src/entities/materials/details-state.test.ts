import { describe, expect, it, test } from 'vitest'
import { switchSeedTreatment, withSeedTreatment } from './seed-treatment.ts'
import {
  beginsOpen,
  detailsSummary,
  hasErrorIn,
  hasHiddenError,
  moreSummary,
  nutrientSummary,
} from './details-state.ts'
import { withKind, withSubtype } from './fertilizer.ts'
import { type MaterialForm, newMaterial } from './material-form.ts'
import { withFacts } from './material-props.ts'

const stored = (material: MaterialForm, facts: Partial<MaterialForm['facts']> = {}): MaterialForm => ({
  ...withFacts(material, facts),
  isNew: false,
  requisiteId: 'r',
})
const chemical = newMaterial('Vahend', 'chemical', 'a')
const fertilizer = newMaterial('AN 34', 'fertilizer', 'a')
const seed = newMaterial('Hermes', 'seed', 'a')
const own = { subtype: 'talinisu', seedCertificate: 'OTS' } as const

describe('the details', () => {
  test.each<[string, MaterialForm, boolean]>([
    ['a new seed', withFacts(seed, own), true],
    ['another new material, of which nothing must be said', newMaterial('Nöör', 'material', 'a'), false],
    ['a new product of the register', withFacts(chemical, { registerNumber: '1' }), false],
    ['a stored chemical', stored(chemical), false],
    ['a chemical of no kind', stored(chemical, { subtypeVariant: null }), true],
    ['a fertilizer that does not say what it holds', stored(fertilizer), true],
    ['a fertilizer without nitrogen', stored(fertilizer, { nutrient: { N: 0 } }), false],
    ['a lime', stored(fertilizer, { nutrient: { CaO: 50 } }), false],
    ['own seed', stored(seed, own), false],
    ['bought seed without its number', stored(seed, { ...own, seedCertificate: 'C1' }), true],
    ['bought seed', stored(seed, { ...own, seedCertificate: 'C1', batchNo: 'E' }), false],
  ])('of %s', (_, material, isOpen) => {
    expect(beginsOpen(material)).toBe(isOpen)
  })
  it('open for what is wrong in them, and not for what stands outside', () => {
    const at = (...keys: string[]) => hasHiddenError(new Map(keys.map((key) => [key, ''])), 'requisites.1')
    expect(at('requisites.1.name', 'requisites.1.amount', 'requisites.1.unit')).toBe(false)
    expect(at('requisites.1.coating.unit')).toBe(true)
    expect(at('requisites.1.coating.name')).toBe(true)
    expect(at('requisites.11.subtype', 'requisites.0.subtype', 'worker')).toBe(false)
    expect(hasErrorIn(new Map([['requisites.1.nutrient.N', '']]), ['requisites.1.nutrient'])).toBe(true)
    expect(hasErrorIn(new Map([['requisites.1.note2', '']]), ['requisites.1.note'])).toBe(false)
  })
})

describe('the line of what is folded', () => {
  it('tells a seed by its crop, certificate and dressing', () => {
    expect(detailsSummary(stored(seed, { ...own, seedCertificate: 'C1', batchNo: 'EE-1' }))).toBe(
      'Talinisu, C1 EE-1',
    )
    const dressed = withSeedTreatment(switchSeedTreatment(stored(seed, own), true), {
      name: 'Kinto',
      amount: 0.5,
    })
    expect(detailsSummary(dressed)).toBe('Talinisu, OTS, puhitud: Kinto 0,5 l/t')
    expect(detailsSummary(seed)).toBe('')
  })
  it('tells a fertilizer by its kind and what it holds, 0 too', () => {
    const known = withFacts(fertilizer, { nutrient: { N: 34.4, P: 0 } })
    expect(detailsSummary(known)).toBe('Mineraalväetis, N 34,4, P 0 %')
    expect(nutrientSummary(withKind(known, 'ORGANIC_FERTILIZER'))).toBe('N 34,4, P 0 kg/t')
    expect(detailsSummary(withSubtype(fertilizer, 'FERTILIZER_LIMESTONE'))).toBe('Lubiväetis')
  })
  it('tells a chemical by its restrictions, and what has no label by its kind', () => {
    const restricted = withFacts(chemical, { harvestDelayDays: 35, note: 'riiulil' })
    expect(detailsSummary(restricted)).toBe('ooteaeg 35 päeva')
    expect(moreSummary(restricted)).toBe('ooteaeg 35 päeva, riiulil')
    const agent = withFacts(restricted, { subtypeVariant: 'MARGAJA' })
    expect(detailsSummary(agent)).toBe('Märgaja või kleepaine')
    expect(moreSummary(agent)).toBe('riiulil')
  })
})
