import { describe, expect, test } from 'vitest'
import { JobMaterial } from '../jobs/schema.ts'
import { knownMaterials } from './known.ts'
import { type JobWithMaterials, overviewOf } from './overview.ts'
import { MaterialFacts } from './schema.ts'

const ID = '01890a5d-ac96-774b-bcce-b302099a8059'
const nothing = knownMaterials([])
const farm = knownMaterials([
  {
    requisite: {
      ...MaterialFacts.parse({ name: 'Uus nimi', type: 'fertilizer' }),
      inspections: [],
      _id: ID,
      amount: null,
      unit: null,
      updatedAt: '2026-01-01T00:00:00.000Z',
    },
    formerNames: ['Vana nimi'],
  },
])
const job = (_id: string, area: number, ...requisites: object[]): JobWithMaterials => ({
  _id,
  fieldId: 'field',
  date: `2026-05-${_id}`,
  area,
  requisites: requisites.map((facts) =>
    JobMaterial.parse({ name: 'Karbamiid', type: 'fertilizer', ...facts }),
  ),
})
const kgPerHa = (amount: number | null) => ({ amount, unit: 'kg/ha' })

describe('a row', () => {
  test('sums amounts per hectare by area with amounts in all, and areas', () => {
    const jobs = [
      job('10', 10.125, kgPerHa(200)),
      job('12', 4.123, { name: ' KARBAMIID', amount: 50, unit: 'kg' }),
    ]
    const { requisitesOverview: rows } = overviewOf(jobs, nothing)
    expect(rows).toEqual([
      {
        _id: 'fertilizer|karbamiid|kg',
        requisiteId: null,
        name: ' KARBAMIID'.trim(),
        type: 'fertilizer',
        unit: 'kg',
        totalAmount: 2075,
        totalArea: 14.25,
        unknownAmounts: 0,
        jobEvents: [
          {
            _id: '12',
            fieldId: 'field',
            date: '2026-05-12',
            area: 4.123,
            amount: 50,
            unit: 'kg',
            totalAmount: 50,
          },
          {
            _id: '10',
            fieldId: 'field',
            date: '2026-05-10',
            area: 10.125,
            amount: 200,
            unit: 'kg/ha',
            totalAmount: 2025,
          },
        ],
      },
    ])
  })

  test('is one for each unit and type', () => {
    const jobs = [job('10', 1, kgPerHa(1), { amount: 1, unit: 't/ha' }, { ...kgPerHa(1), type: 'material' })]
    expect(overviewOf(jobs, nothing).requisitesOverview.map(({ _id }) => _id)).toEqual([
      'fertilizer|karbamiid|kg',
      'material|karbamiid|kg',
      'fertilizer|karbamiid|t',
    ])
  })

  test('counts the area of a job once, and says what cannot be told', () => {
    const jobs = [job('10', 10, kgPerHa(1), kgPerHa(2)), job('11', 5, { amount: null, unit: 'kg/ha' })]
    expect(overviewOf(jobs, nothing).requisitesOverview).toMatchObject([
      { totalAmount: 30, totalArea: 15, unknownAmounts: 1 },
    ])
  })

  test('holds the copies of one material under its name of today', () => {
    const jobs = [
      job('10', 1, { ...kgPerHa(1), name: 'Vana nimi' }),
      job('11', 1, { ...kgPerHa(2), name: 'Muu', requisiteId: ID }),
    ]
    expect(overviewOf(jobs, farm).requisitesOverview).toMatchObject([
      { _id: `${ID}|kg`, requisiteId: ID, name: 'Uus nimi', totalAmount: 3 },
    ])
  })

  test('is nothing without jobs', () => {
    expect(overviewOf([], nothing)).toEqual({ requisitesOverview: [], coatingRequisitesOverview: [] })
  })
})

describe('a dressing', () => {
  const seed = (amount: object, coating: object = {}) => ({
    name: 'Nisu',
    type: 'seed',
    ...amount,
    coating: { name: 'Puhis', amount: 2, unit: 'l/t', ...coating },
  })
  const dressed = (...requisites: object[]) =>
    overviewOf([job('10', 10, ...requisites)], nothing).coatingRequisitesOverview

  // 200 kg/ha on 10 ha is 2 t of seed; 2 l on a tonne is 4 l
  test.each([
    ['kg per hectare', kgPerHa(200), 4],
    ['tonnes per hectare', { amount: 0.2, unit: 't/ha' }, 4],
    ['kg in all', { amount: 500, unit: 'kg' }, 1],
    ['grams in all', { amount: 500_000, unit: 'g' }, 1],
  ])('is its amount per tonne times the seed in %s', (_, amount, total) => {
    expect(dressed(seed(amount))).toMatchObject([
      { name: 'Puhis', type: 'chemical', unit: 'l', totalAmount: total, totalArea: 10, unknownAmounts: 0 },
    ])
  })

  test.each([
    ['seed in pieces', seed({ amount: 80_000, unit: 'tk/ha' })],
    ['seed by volume', seed({ amount: 1, unit: 'm3' })],
    ['no amount of seed', seed({})],
    ['no amount of dressing', seed(kgPerHa(200), { amount: null })],
    ['a dressing not per tonne', seed(kgPerHa(200), { unit: 'l' })],
  ])('cannot be told with %s', (_, requisite) => {
    expect(dressed(requisite)).toMatchObject([{ totalAmount: 0, unknownAmounts: 1 }])
  })
})
