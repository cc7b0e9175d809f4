import { expect, it } from 'vitest'
import { EMPTY } from '../../lib/format.ts'
import { fieldOf } from '../../testing/builders.ts'
import { checkGroup, groupDifferences, placeOf, takenFields, toggledGroup, withGroup } from './group-form.ts'

const group = (fieldGroupName: string, ...linkedFieldIds: string[]) => ({ fieldGroupName, linkedFieldIds })
const id = (n: number) => `019a0000-0000-7000-8000-00000000000${n}`
const groups = [group('Põhi', id(1), id(2)), group('Lõuna', id(3), id(4))]

it('puts a new group last and a changed one where it was', () => {
  const ida = group('Ida', id(5), id(6))
  expect(withGroup(groups, null, ida)).toEqual([...groups, ida])
  expect(withGroup(groups, 0, ida)).toEqual([ida, groups[1]])
})
it('finds a group again after others were added or taken out, and none that is gone', () => {
  const [main = group(''), south = group('')] = groups
  expect(placeOf([group('Ida', id(5), id(6)), main, south], south)).toBe(2)
  expect(placeOf([south], south)).toBe(0)
  expect(placeOf([south], main)).toBeNull()
})
it.each([
  ['sound', null, group('Ida', id(5), id(6)), {}],
  ['itself under the same name', 0, group('PÕHI', id(1), id(2)), {}],
  ['nameless', null, group(' ', id(5), id(6)), { fieldGroupName: 'Grupi nimi on kohustuslik' }],
  ['of one field', null, group('Ida', id(5)), { linkedFieldIds: 'Vähemalt 2 põldu on vaja grupi loomiseks' }],
  [
    'a name that is taken',
    null,
    group('lõuna', id(5), id(6)),
    { fieldGroupName: 'Selle nimega grupp on juba olemas' },
  ],
  ['a field of another', null, group('Ida', id(1), id(6)), { linkedFieldIds: 'Põld on juba teises grupis' }],
] as const)('%s', (...[, place, overrides, errors]) => {
  const checked = checkGroup(groups, place, overrides)
  const found = checked.ok ? [] : checked.errors.map(({ path, message }) => [path, message])
  expect(Object.fromEntries(found)).toEqual(errors)
})
it('tells what other groups have', () => {
  expect([...takenFields(groups, 0)]).toEqual([id(3), id(4)])
  expect(takenFields(groups, null).size).toBe(4)
})
it('takes a group in as a whole, and out as a whole', () => {
  expect(toggledGroup(['a', 'c'], ['b', 'c'])).toEqual(['a', 'c', 'b'])
  expect(toggledGroup(['a', 'b', 'c'], ['b', 'c'])).toEqual(['a'])
})
it('says which groups differ between two versions, by the names of their fields', () => {
  const fields = [fieldOf('Kivi', 1), fieldOf('Kopli', 2)]
  const [kivi, kopli] = fields.map(({ _id }) => _id)
  const same = group('Põhi', id(1), id(2))
  const mine = [same, group('Ida', kivi ?? '', kopli ?? '')]
  const stored = [same, group('Lääs', kopli ?? '')]
  expect(groupDifferences({ mine, stored }, { fields, year: 2026 })).toEqual([
    { label: 'Ida', mine: 'Kivi, Kopli', stored: EMPTY },
    { label: 'Lääs', mine: EMPTY, stored: 'Kopli' },
  ])
})
