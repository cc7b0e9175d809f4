import { expect, test } from 'vitest'
import { JobMaterial } from '../jobs/schema.ts'
import { knownMaterials } from './known.ts'
import { MaterialFacts } from './schema.ts'
import { unsavedOf } from './unsaved.ts'

const ID = '01890a5d-ac96-774b-bcce-b302099a8059'
const farm = knownMaterials([
  {
    requisite: {
      ...MaterialFacts.parse({ name: 'Karbamiid', type: 'fertilizer' }),
      inspections: [],
      _id: ID,
      amount: null,
      unit: null,
      updatedAt: '2026-01-01T00:00:00.000Z',
    },
    formerNames: ['Uurea'],
  },
])
const job = (day: string, ...requisites: object[]) => ({
  _id: day,
  date: `2026-05-${day}`,
  requisites: requisites.map((facts) => JobMaterial.parse({ type: 'fertilizer', ...facts })),
})

test('are told once each, with the facts of the newest copy, those of the most jobs first', () => {
  const jobs = [
    job('10', { name: 'Sool', amount: 1, unit: 'kg/ha' }, { name: 'Lubi' }),
    job('12', {
      name: ' SOOL ',
      amount: 3,
      unit: 'kg',
      batchNo: 'P1',
      requisiteId: '01890a5d-ac96-774b-bcce-b302099a8060',
    }),
    job('11', { name: 'sool', amount: 2, unit: 'kg/ha' }),
  ]
  expect(unsavedOf(jobs, farm)).toEqual([
    {
      key: 'fertilizer|sool',
      requisite: {
        ...MaterialFacts.parse({ name: 'SOOL', type: 'fertilizer', batchNo: 'P1' }),
        amount: 3,
        unit: 'kg',
      },
      units: ['kg/ha', 'kg'],
      jobCount: 3,
      lastDay: '2026-05-12',
    },
    expect.objectContaining({ key: 'fertilizer|lubi', units: [], jobCount: 1, lastDay: '2026-05-10' }),
  ])
})

test.each([
  ['by id', { name: 'Muu', requisiteId: ID }, 0],
  ['by name', { name: 'karbamiid' }, 0],
  ['by a name that it had', { name: 'Uurea' }, 0],
  ['not by another type', { name: 'Karbamiid', type: 'material' }, 1],
])('are not those that the farm knows %s', (_, copy, count) => {
  expect(unsavedOf([job('10', copy)], farm)).toHaveLength(count)
})

test('a seed is told without when it was dressed, and by whom', () => {
  const coating = { name: 'Puhis', amount: 1, unit: 'l/t' }
  const treated = { ...coating, treatedOn: '2026-04-20', treatedBy: 'Mari' }
  const [seed] = unsavedOf([job('10', { name: 'Oder', type: 'seed', coating: treated })], farm)
  expect(seed?.requisite.coating).toEqual(coating)
})
test('a material twice in a job is of one job', () => {
  expect(unsavedOf([job('10', { name: 'Sool' }, { name: 'Sool' })], farm)).toMatchObject([{ jobCount: 1 }])
})
