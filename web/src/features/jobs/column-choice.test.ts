import { expect, it } from 'vitest'
import { columnsOf, moved, USUAL_COLUMNS, withColumn } from './column-choice.ts'

it('takes what was kept, without what it does not know', () => {
  expect(columnsOf(['area', 'date', 'smell', 7, 'area'])).toEqual(['area', 'date'])
})
it.each([undefined, null, 'date', {}, [], ['smell']])('begins with the usual ones for %j', (saved) => {
  expect(columnsOf(saved)).toEqual(USUAL_COLUMNS)
})
it('shows a column where it usually stands, and hides it', () => {
  expect(withColumn(['date', 'area'], 'crop')).toEqual(['date', 'crop', 'area'])
  expect(withColumn(['date', 'area'], 'warnings')).toEqual(['date', 'area', 'warnings'])
  expect(withColumn(['date', 'area'], 'date')).toEqual(['area'])
})
it('keeps the last column', () => {
  expect(withColumn(['area'], 'area')).toEqual(['area'])
})
it('moves a column by one, and no further than the ends', () => {
  expect(moved(['date', 'area', 'crop'], 'area', -1)).toEqual(['area', 'date', 'crop'])
  expect(moved(['date', 'area', 'crop'], 'area', 1)).toEqual(['date', 'crop', 'area'])
  expect(moved(['date', 'area'], 'date', -1)).toEqual(['date', 'area'])
  expect(moved(['date', 'area'], 'area', 1)).toEqual(['date', 'area'])
  expect(moved(['date', 'area'], 'crop', 1)).toEqual(['date', 'area'])
})
