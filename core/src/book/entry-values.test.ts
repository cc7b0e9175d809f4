import { expect, it } from 'vitest'
import { valuesOf } from './entry-values.ts'

const used = (amount: number | null) => [{ name: 'Axial One', amount, unit: 'l/ha', type: 'chemical' }]

it.each([
  ['area', 10, 9.5, ['10', '9,5']],
  ['date', '2026-05-04', '2026-05-06', ['04.05.2026', '06.05.2026']],
  ['endDate', null, '2026-05-06', ['–', '06.05.2026']],
  ['job', { key: 'a', name: 'Kündmine' }, { key: 'b', name: 'Äestamine' }, ['Kündmine', 'Äestamine']],
  ['requisites', used(0.9), used(1.2), ['Axial One 0,9 l/ha', 'Axial One 1,2 l/ha']],
  ['requisites', used(null), [], ['Axial One', '–']],
  ['name', 'Kivi', 'x'.repeat(5000), ['Kivi', `${'x'.repeat(80)}…`]],
] as const)('tells %s as it was and as it is', (...[member, before, after, told]) =>
  expect(valuesOf(member, before, after)).toEqual(told),
)
it.each([
  ['notes', 'Märg', 'Kuiv'],
  ['worker', 'a', 'b'],
  ['images', [], ['a']],
  ['requisites', 'not a list', []],
  ['area', { odd: 1 }, 3],
])('tells of %s that it was changed, and no value', (member, before, after) =>
  expect(valuesOf(member, before, after)).toBeUndefined(),
)
