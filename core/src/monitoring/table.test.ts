import { expect, test } from 'vitest'
import { INSPECTION_TYPES, NOTHING_FOUND } from './schema.ts'
import { boundsOf, eppoOfTarget, nameOfTarget, targetNamed, targetOf, TARGETS } from './table.ts'

const all = INSPECTION_TYPES.flatMap((type) => TARGETS[type])

test('no target stands in two lists, and none bears the key of another', () => {
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
  expect(all.some(({ key }) => key === NOTHING_FOUND)).toBe(false)
})
test('no name stands twice in a list, and every type has targets', () => {
  for (const type of INSPECTION_TYPES) {
    const names = TARGETS[type].map(({ name }) => name.toLowerCase())
    expect(names.length).toBeGreaterThan(1)
    expect(new Set(names).size).toBe(names.length)
  }
})
test('keys are plain, names are not, codes are those of EPPO', () => {
  for (const { key, name, eppo, type } of all) {
    expect(key).toMatch(/^[A-Z][A-Z0-9_]+$/)
    expect(name).toMatch(/^\p{Lu}\p{Ll}/u)
    expect(eppo).toMatch(type === 'SUNDMUSED' ? /^$/ : /^[A-Z0-9]{5,6}$/)
  }
})
test('each target has the bounds of its type, but for two pests', () => {
  const own = all.filter(({ type, key }) => {
    const [other] = TARGETS[type].filter((target) => target.key !== 'LEHETAID')
    return JSON.stringify(boundsOf(type, key)) !== JSON.stringify(boundsOf(type, other?.key ?? ''))
  })
  expect(own.map(({ key }) => key)).toEqual(['LEHETAID', 'HIILAMARDIKAS'])
  expect(boundsOf('TAIMEHAIGUSED', 'KOLLANE_ROOSTE')).toEqual({ lower: 10, upper: 50, step: 10 })
  expect(boundsOf('KAHJURID', 'LEHETAID')).toEqual({ lower: 10, upper: 25, step: 1 })
  expect(boundsOf('KAHJURID', 'HIILAMARDIKAS')).toEqual({ lower: 2, upper: 15, step: 1 })
  expect(boundsOf('UMBROHUD', 'midagi muud')).toEqual({ lower: 20, upper: 60, step: 1 })
  expect(boundsOf('SUNDMUSED', 'HAVING')).toBeNull()
  expect(boundsOf('UMBROHUD', NOTHING_FOUND)).toBeNull()
})
test('a stored target has its name and its code', () => {
  expect(nameOfTarget('ORASHEIN')).toBe('Orashein')
  expect(eppoOfTarget('ORASHEIN')).toBe('AGRRE')
  expect(targetOf('VALGE_HANEMALTS')).toMatchObject({ eppo: 'CHEAL', isVerified: false })
  expect(nameOfTarget(NOTHING_FOUND)).toBe('ei tuvastatud')
  expect(eppoOfTarget(NOTHING_FOUND)).toBeUndefined()
  expect(eppoOfTarget('HAVING')).toBeUndefined()
})
test("the farmer's own words stay as they are, unless the list has them", () => {
  expect(nameOfTarget('Karuputke võsu')).toBe('Karuputke võsu')
  expect(eppoOfTarget('constructor')).toBeUndefined()
  expect(targetNamed('UMBROHUD', ' orashein ')).toBe('ORASHEIN')
  expect(targetNamed('KAHJURID', 'Orashein')).toBe('Orashein')
  expect(targetNamed('KAHJURID', 'Ei tuvastatud')).toBe(NOTHING_FOUND)
  expect(targetNamed('SUNDMUSED', 'ei tuvastatud')).toBe('ei tuvastatud')
})
