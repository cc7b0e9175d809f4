import { expect, it } from 'vitest'
import { gridColumns } from './grid-columns.ts'

it.each([
  [1, 600, 1],
  [2, 600, 2],
  [3, 600, 3],
  [30, 600, 3],
  [3, 408, 3],
  [3, 407, 2],
  [3, 272, 2],
  [3, 271, 1],
  [1, 0, 1],
  [0, 600, 1],
])('%i photos on %i pixels stand %i in a row', (count, width, columns) => {
  expect(gridColumns(count, width)).toBe(columns)
})
