import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fingerprint, fingerprints } from './fingerprint.ts'

/** The members of a record in another order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([key, each]): [string, unknown] => [key, turned(each)])
  return Object.fromEntries(members.toReversed())
}

it('is the same for the same content in any order, and after a way over the wire', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(fingerprint(turned(value))).toBe(fingerprint(value))
      expect(fingerprint(JSON.parse(JSON.stringify(value)))).toBe(fingerprint(value))
    }),
  )
})

it('is the same of a body among others that share its lists', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.jsonValue())), fc.jsonValue(), (lists, value) => {
      const bodies = [...lists, ...lists].map((list) => ({ list, value, also: [list, value] }))
      expect(fingerprints(bodies)).toEqual(bodies.map(fingerprint))
    }),
  )
})

it('tells members apart whose names hold what lies between names', () => {
  expect(fingerprint({ 'a,b': 1 })).not.toBe(fingerprint({ a: 1, b: 1 }))
  expect(fingerprint({ b: 1, a: 2 })).toBe(fingerprint({ a: 2, b: 1 }))
  expect(fingerprint({ 'b,a': 1 })).not.toBe(fingerprint({ a: 1 }))
})

it('stays what it was: stored ones are compared with it', () => {
  const job = {
    status: 'DONE',
    area: 4.5,
    worker: null,
    labels: ['õhtu'],
    requisites: [{ name: 'A', unit: 'l/ha' }],
  }
  expect(fingerprint(job)).toMatchInlineSnapshot(`"b1ae758fe1c3a4d54bf25a3fcb226154"`)
})
