import { findFertilizers } from '@vagu/core/fertilizers/find'
import type { FoundFertilizer } from '@vagu/core/fertilizers/schema'
import { MaterialFacts } from '@vagu/core/materials/schema'
import { findSeeds } from '@vagu/core/seeds/find'
import { describe, expect, it } from 'vitest'
import { isFromTable } from './fertilizer.ts'
import { materialDraftOf } from './material-form.ts'
import { chemicalOffer, fertilizerOf, fertilizerOffer, seedOffer } from './offers.ts'

const found = (name: string): FoundFertilizer => {
  const fertilizer = findFertilizers(name).find((each) => each.name === name)
  if (!fertilizer) throw new Error(`no fertilizer ${name}`)
  return fertilizer
}
const hintOf = (name: string) => fertilizerOffer(found(name)).hint

describe('the hint of a fertilizer', () => {
  it('is what it holds per what, and that it is advisory; 0 is a figure', () => {
    expect(hintOf('DAP 18-46')).toBe('N 18, P 20,07, K 0 %; tabelist, soovituslik')
    expect(hintOf('Vedelsõnnik')).toBe('N 3,6, P 0,68, K 2,1 kg/m³; tabelist, soovituslik')
    expect(hintOf('Tahesõnnik')).toContain('K 7,8 kg/t;')
  })
  it('does not call advisory what has a source', () => {
    expect(hintOf('NPK 5-10-20')).toBe('N 5, P 4,36, K 16,6 %; tabelist')
  })
  it('is the lime of a lime, and no figures where nobody knows them', () => {
    expect(hintOf('Kustutatud lubi')).toBe('CaO 70, MgO 1 %; tabelist, soovituslik')
    expect(hintOf('Muu orgaaniline väetis')).toBe('tabelist, soovituslik')
  })
})

describe('a fertilizer of a table', () => {
  it('is a new material of the farm with all that is known of it', () => {
    const { facts, amount, isNew, requisiteId, key } = fertilizerOf(found('DAP 18-46'), 'a')
    expect({ isNew, requisiteId, key }).toEqual({ isNew: true, requisiteId: null, key: 'a' })
    expect(facts).toMatchObject({
      name: 'DAP 18-46',
      type: 'fertilizer',
      subtype: 'FERTILIZER',
      subtypeVariant: 'VAETIS_REGISTRIST',
      fertilizerKind: 'MINERAL_FERTILIZER',
      organicType: null,
      limeType: null,
      nutrient: { N: 18, P: 20.07, K: 0, CaO: null, MgO: 0 },
    })
    expect(amount).toEqual({ master: 'rate', value: null, unit: 'kg' })
  })
  it.each([
    ['Vedelsõnnik', 'VEDELSONNIK', 'm3'],
    ['Tahesõnnik', 'TAHESONNIK', 't'],
    ['Muu orgaaniline väetis', 'MUU_ORGAANILINE', 't'],
  ])('%s is of its organic kind, in the unit of its figures', (name, organicType, unit) => {
    const { facts, amount } = fertilizerOf(found(name), 'a')
    expect(facts).toMatchObject({ fertilizerKind: 'ORGANIC_FERTILIZER', organicType, limeType: null })
    expect(amount.unit).toBe(unit)
  })
  it('is of its kind of lime, spread in tonnes', () => {
    const { facts, amount } = fertilizerOf(found('Klinkritolm'), 'a')
    expect(facts).toMatchObject({
      subtype: 'FERTILIZER_LIMESTONE',
      subtypeVariant: 'LUBIVAETIS',
      fertilizerKind: 'MINERAL_FERTILIZER',
      limeType: 'KLINKRITOLM',
      nutrient: { N: 0, CaO: 42 },
    })
    expect(amount.unit).toBe('t')
  })
  it('keeps the figures of the table until the farmer writes his own, stored and read again too', () => {
    const { elements } = found('DAP 18-46')
    const stored = MaterialFacts.parse(materialDraftOf(fertilizerOf(found('DAP 18-46'), 'a')))
    expect(isFromTable(stored.nutrient, elements)).toBe(true)
    expect(isFromTable({ ...stored.nutrient, N: 17.5 }, elements)).toBe(false)
  })
})

it('tells varieties of the same name apart by their crops, and keeps the crop by its key', () => {
  const offers = findSeeds('sangaste').map(seedOffer)
  expect(offers.map(({ name, hint }) => [name, hint])).toContainEqual(['Sangaste', 'Talirukis'])
  expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length)
  expect(offers.length).toBeGreaterThan(1)
  const seed = offers.find(({ id }) => id === 'rukis Sangaste')?.make?.('b')
  expect(seed).toMatchObject({
    key: 'b',
    isNew: true,
    facts: { type: 'seed', name: 'Sangaste', subtype: 'rukis' },
    amount: { unit: 'kg', value: null },
  })
})

it('asks the register for the rest of a plant-protection product', () => {
  expect(chemicalOffer('Prosaro').make).toBeUndefined()
})
