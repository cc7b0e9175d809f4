import { expect, it } from 'vitest'
import { columnsOf, USUAL_COLUMNS } from './column-choice.ts'

it('takes what was kept, without what it does not know', () => {
  expect(columnsOf(['area', 'date', 'smell', 7, 'area'])).toEqual(['area', 'date'])
})
it.each([undefined, null, 'date', {}, [], ['smell']])('begins with the usual ones for %j', (saved) => {
  expect(columnsOf(saved)).toEqual(USUAL_COLUMNS)
})
