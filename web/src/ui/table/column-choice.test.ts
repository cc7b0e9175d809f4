import { expect, it } from 'vitest'
import { moved, withColumn } from './column-choice.ts'

const ALL = ['date', 'crop', 'area', 'warnings']

it('shows a column where it usually stands, and hides it', () => {
  expect(withColumn(ALL, ['date', 'area'], 'crop')).toEqual(['date', 'crop', 'area'])
  expect(withColumn(ALL, ['date', 'area'], 'warnings')).toEqual(['date', 'area', 'warnings'])
  expect(withColumn(ALL, ['date', 'area'], 'date')).toEqual(['area'])
})
it('keeps the last column', () => {
  expect(withColumn(ALL, ['area'], 'area')).toEqual(['area'])
})
it('moves a column by one, and no further than the ends', () => {
  expect(moved(['date', 'area', 'crop'], 'area', -1)).toEqual(['area', 'date', 'crop'])
  expect(moved(['date', 'area', 'crop'], 'area', 1)).toEqual(['date', 'crop', 'area'])
  expect(moved(['date', 'area'], 'date', -1)).toEqual(['date', 'area'])
  expect(moved(['date', 'area'], 'area', 1)).toEqual(['date', 'area'])
  expect(moved(['date', 'area'], 'crop', 1)).toEqual(['date', 'area'])
})
