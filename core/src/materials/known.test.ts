import { describe, expect, test } from 'vitest'
import { knownMaterials, type NamedMaterial } from './known.ts'
import { MaterialFacts } from './schema.ts'

const material = (
  _id: string,
  name: string,
  { formerNames = [], type = 'chemical' }: { formerNames?: string[]; type?: string } = {},
): NamedMaterial => ({
  requisite: {
    ...MaterialFacts.parse({ name, type }),
    inspections: [],
    _id,
    amount: null,
    unit: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
  },
  formerNames,
})
const known = knownMaterials([
  material('a', 'Tõrje 100', { formerNames: ['Vana tõrje'] }),
  material('b', 'Vana tõrje'),
  material('c', 'Tõrje 100', { type: 'material' }),
  material('d', 'Uus', { formerNames: ['Kadunud', 'Vana nimi'] }),
])

describe('the material that a copy is of', () => {
  test.each([
    ['its id, whatever its name', { type: 'chemical', name: 'Muu', requisiteId: 'a' }, 'a'],
    ['its type and name without an id', { type: 'chemical', name: ' TÕRJE  100 ' }, 'a'],
    [
      'its type and name with the id of a deleted one',
      { type: 'material', name: 'Tõrje 100', requisiteId: 'x' },
      'c',
    ],
    ['who bears the name, not who bore it', { type: 'chemical', name: 'vana tõrje', requisiteId: null }, 'b'],
    ['who bore the name, where nobody bears it', { type: 'chemical', name: 'Kadunud' }, 'd'],
    ['nobody of another type', { type: 'seed', name: 'Tõrje 100' }, undefined],
    ['nobody of another name', { type: 'chemical', name: 'Tõrje' }, undefined],
  ])('is known by %s', (_, copy, id) => {
    expect(known.of(copy)?._id).toBe(id)
  })
})

test.each([
  ['tõrje 100', ['a', 'c']],
  ['Vana tõrje', ['b']],
  ['vana  NIMI', ['d']],
  ['Tundmatu', []],
])('behind the name %j stand %j', (name, ids) => {
  expect(known.named(name).map(({ requisite }) => requisite._id)).toEqual(ids)
})
