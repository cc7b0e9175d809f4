import { expect, test } from 'vitest'
import { addedErrors } from './edits.ts'
import { fieldError } from './validation.ts'

const required = (path: string) => fieldError(path, 'required')
const added = (
  [after, ...errors]: readonly [object, ...string[]],
  [before, ...known]: readonly [object, ...string[]],
) =>
  addedErrors(
    { record: after, errors: errors.map(required) },
    { record: before, errors: known.map(required) },
  ).map(({ path }) => path)

test('what was wrong before may stay, what is new may not', () => {
  expect(added([{}, 'name', 'unit'], [{}, 'name'])).toEqual(['unit'])
  expect(added([{ name: '' }, 'name'], [{ name: null }, 'name'])).toEqual([])
})
test('another fault of the same place is a new one', () => {
  const before = { record: { name: 'a' }, errors: [fieldError('name', 'tooShort')] }
  expect(addedErrors({ record: { name: 'a' }, errors: [required('name')] }, before)).toHaveLength(1)
})
test('another wrong value is a new fault, a smaller number is none', () => {
  expect(added([{ worker: 'b' }, 'worker'], [{ worker: 'a' }, 'worker'])).toEqual(['worker'])
  expect(added([{ area: 11 }, 'area'], [{ area: 12 }, 'area'])).toEqual([])
  expect(added([{ area: 12.0001 }, 'area'], [{ area: 12 }, 'area'])).toEqual(['area'])
})
test('a row is known by what it is called, wherever it stands', () => {
  const [whole, lacking] = [{ name: 'A', amount: 1 }, { name: 'B' }]
  const before = [{ rows: [whole, lacking] }, 'rows.1.amount'] as const
  expect(added([{ rows: [lacking] }, 'rows.0.amount'], before)).toEqual([])
  expect(added([{ rows: [{ name: 'A' }, { ...lacking, amount: 1 }] }, 'rows.0.amount'], before)).toEqual([
    'rows.0.amount',
  ])
  expect(added([{ rows: [{ name: 'C' }] }, 'rows.0.amount'], before)).toEqual(['rows.0.amount'])
})
test('one fault of before excuses one, not the same row twice', () => {
  const lacking = { name: 'B' }
  expect(
    added(
      [{ rows: [lacking, lacking] }, 'rows.0.amount', 'rows.1.amount'],
      [{ rows: [lacking] }, 'rows.0.amount'],
    ),
  ).toEqual(['rows.1.amount'])
})
