/** Most years need no telling apart, and are told apart fast: the answer may not differ from the one that looks closer. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { materialUseOf } from '../../facts.ts'
import { sameMaterialKeys } from './same-material.ts'

const material = fc
  .record({
    name: fc.constantFrom('Aine', ' aine', 'Teine', 'Kolmas'),
    registerNumber: fc.constantFrom(null, null, '1', '2'),
    requisiteId: fc.constantFrom(null, 'a', 'b', 'c'),
  })
  .map(materialUseOf)

/** One name of two of the farm's materials: with these among them, all are looked at closely. */
const APART = ['x', 'y'].map((requisiteId) => materialUseOf({ name: 'Kaks', requisiteId }))

test('materials are one alike, whether their year needs a closer look or not', () => {
  fc.assert(
    fc.property(fc.array(material, { minLength: 2, maxLength: 5 }), (materials) => {
      const partsOf = (keyOf: (each: (typeof materials)[number]) => string) =>
        materials.map((each) => materials.findIndex((other) => keyOf(other) === keyOf(each)))
      expect(partsOf(sameMaterialKeys(materials))).toEqual(
        partsOf(sameMaterialKeys([...materials, ...APART])),
      )
    }),
    { numRuns: 2000 },
  )
})
