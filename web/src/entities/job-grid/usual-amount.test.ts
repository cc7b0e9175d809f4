import { expect, it } from 'vitest'
import { gridOf } from '../../ui/grid/grid-state.ts'
import { write } from '../../ui/grid/grid-steps.ts'
import { placeOf } from './columns.ts'
import { jobSheet } from './job-sheet.ts'
import { reader, rowWith } from './testing/rows.ts'
import { bringUsualAmount } from './usual-amount.ts'

it('brings the usual amount of a material into empty cells, and not over what is there', () => {
  const column = placeOf('material')
  const alongside = bringUsualAmount(reader)
  const initial = gridOf(jobSheet, [rowWith({}), rowWith({ amount: '7', unit: 'kg' })])
  const steps = [0, 1].map((row) => write({ row, column, text: 'lubi' }, alongside))
  const { rows } = steps.reduce((now, step) => step(now), initial)
  expect(rows.map(({ cells }) => [cells.amount, cells.unit])).toEqual([
    ['3', 't/ha'],
    ['7', 'kg'],
  ])
})
