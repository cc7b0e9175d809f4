import { expect, test } from 'vitest'
import { MaterialFacts, type Material } from '../materials/schema.ts'
import { type IsMaterial, updatedMaterials } from './material-update.ts'
import { JobMaterial } from './schema.ts'

const ID = '01890a5d-ac96-774b-bcce-b302099a8059'
const farms = (facts: object): Material => ({
  ...MaterialFacts.parse({ name: 'Uus nimi', type: 'chemical', ...facts }),
  inspections: [{ inspectionType: 'KAHJURID', target: 'Lehetäi' }],
  _id: ID,
  amount: 5,
  unit: 'kg/ha',
  updatedAt: '2026-01-01T00:00:00.000Z',
})
const copy = (facts: object) =>
  JobMaterial.parse({ name: 'Vana nimi', type: 'chemical', amount: 0.5, unit: 'l/ha', ...facts })
const byOldName: IsMaterial = ({ name }) => name === 'Vana nimi'
const only = (material: JobMaterial, requisite: Material) =>
  updatedMaterials([material], requisite, byOldName)?.[0]

test('a copy takes the facts of today and keeps how much was used', () => {
  const material = copy({ harvestDelayDays: 35, usageTimes: 2, ingredients: [{ name: 'A', code: 'a' }] })
  const facts = { harvestDelayDays: 21, safetyArea: 5, registerNumber: '0123' }
  expect(only(material, farms(facts))).toEqual({
    ...MaterialFacts.parse({ name: 'Uus nimi', type: 'chemical', ...facts }),
    requisiteId: ID,
    registerSnapshot: null,
    amount: 0.5,
    unit: 'l/ha',
  })
})

test('a rate that the job lacks is not made up', () => {
  expect(only(copy({ amount: null, unit: null }), farms({}))).toMatchObject({ amount: null, unit: null })
})

test.each([
  ['0123', '0123', '2025-1'],
  ['0123', '0124', null],
  [null, '0124', null],
  [undefined, null, '2025-1'],
])('a copy of number %s becomes number %s and names the edition %s', (before, registerNumber, edition) => {
  const material = copy({ registerNumber: before, registerSnapshot: '2025-1' })
  expect(only(material, farms({ registerNumber }))?.registerSnapshot).toBe(edition)
})

test('the lot that was sown stays, and is filled where the job says nothing', () => {
  const seed = { type: 'seed', seedCertificate: 'C1', batchNo: 'EE-1' }
  const today = farms({ type: 'seed', seedCertificate: 'C2', batchNo: 'EE-2' })
  expect(only(copy(seed), today)).toMatchObject({ seedCertificate: 'C1', batchNo: 'EE-1' })
  expect(only(copy({ type: 'seed', batchNo: ' ' }), today)).toMatchObject({
    seedCertificate: 'C2',
    batchNo: 'EE-2',
  })
  const batchless = { type: 'seed', seedCertificate: 'C2', batchNo: null }
  expect(only(copy(batchless), today)?.batchNo).toBe('EE-2')
  expect(only(copy({ ...batchless, seedCertificate: 'C1' }), today)?.batchNo).toBeNull()
})

test('a note of the job stays', () => {
  const today = farms({ note: 'Tänane' })
  expect(only(copy({ note: 'Toonane' }), today)?.note).toBe('Toonane')
  expect(only(copy({ note: ' ' }), today)?.note).toBe('Tänane')
})

test('a dressing is what the job says: nobody knows that old seed had the one of today', () => {
  const dressing = (name: string) => ({ name, requisiteId: null, amount: 2, unit: 'l/t' })
  const today = farms({ type: 'seed', coating: dressing('Uus puhis') })
  expect(only(copy({ type: 'seed', coating: dressing('Puhis') }), today)?.coating).toEqual(dressing('Puhis'))
  expect(only(copy({ type: 'seed' }), today)?.coating ?? null).toBeNull()
  expect(only(copy({ type: 'seed', coating: dressing('Puhis') }), farms({ type: 'seed' }))?.coating).toEqual(
    dressing('Puhis'),
  )
})

test('a dressing is called by its name of today, and nothing else of the seed changes', () => {
  const coating = { name: 'Vana nimi', requisiteId: null, amount: 2, unit: 'l/t' }
  const seed = copy({ name: 'Nisu', type: 'seed', coating })
  expect(only(seed, farms({}))).toEqual({
    ...seed,
    coating: { ...coating, name: 'Uus nimi', requisiteId: ID },
  })
})

test('other materials stay, and a job without the material is told', () => {
  const other = copy({ name: 'Muu' })
  expect(updatedMaterials([other, copy({})], farms({}), byOldName)?.[0]).toEqual(other)
  expect(updatedMaterials([other], farms({}), byOldName)).toBeUndefined()
  expect(updatedMaterials([], farms({}), byOldName)).toBeUndefined()
})
