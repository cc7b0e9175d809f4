import { expect, test } from 'vitest'
import {
  cropEdits,
  fitting,
  lockEdits,
  type MatrixRow,
  pastedInto,
  pasteEdits,
  strokeEdits,
  tableOf,
} from './matrix-edits.ts'
import type { CellView } from './plan-rows.ts'

const view = (year: number, more: Partial<CellView>): CellView => ({
  year,
  crop: null,
  isNoField: false,
  isPast: false,
  isOpen: true,
  locked: false,
  conflicts: [],
  better: [],
  others: [],
  inBook: undefined,
  ...more,
})
const row = (fieldId: string): MatrixRow => ({
  fieldId,
  name: fieldId,
  cells: () => [
    view(2026, { crop: 'kaer', isPast: true, isOpen: false }),
    view(2027, { crop: 'mais', locked: true }),
    view(2028, {}),
  ],
})
const rows = [row('a'), row('b')]
type Corner = readonly [row: number, column: number]
const mark = (from: Corner, to = from) => ({
  anchor: { row: from[0], column: from[1] },
  focus: { row: to[0], column: to[1] },
})
const ALL = mark([0, 0], [1, 2])
const short = (edits: ReturnType<typeof cropEdits>) =>
  edits.map(({ fieldId, year, content: { crop, locked } }) => [fieldId, year, crop, locked])

test('a stroke leaves history, and what is locked', () => {
  expect(short(cropEdits(rows, ALL, 'rukis'))).toEqual([
    ['a', 2028, 'rukis', false],
    ['b', 2028, 'rukis', false],
  ])
})
test('a single locked cell is changed where it is meant', () => {
  expect(short(cropEdits(rows, mark([0, 1]), null))).toEqual([['a', 2027, null, true]])
})
test('the lock closes all that is marked, and opens it where all is closed', () => {
  expect(lockEdits(rows, ALL).map(({ content }) => content.locked)).toEqual([true, true, true, true])
  expect(short(lockEdits(rows, mark([0, 1])))).toEqual([['a', 2027, 'mais', false]])
})
test('a brush does what it is for', () => {
  const at = mark([0, 2])
  expect(strokeEdits(rows, at, 'look')).toEqual([])
  expect(short(strokeEdits(rows, at, { crop: 'kaer' }))).toEqual([['a', 2028, 'kaer', false]])
  expect(short(strokeEdits(rows, at, 'erase'))).toEqual([['a', 2028, null, false]])
  expect(short(strokeEdits(rows, at, 'lock'))).toEqual([['a', 2028, null, true]])
})
test('a block is copied by names, and pasted from a corner', () => {
  expect(tableOf(rows, mark([0, 0], [0, 2]))).toEqual([['Kaer', 'Mais', '']])
  const table = [['Talinisu'], ['HE'], ['Kaer']]
  const into = pastedInto(table, mark([0, 2]), { rows: 2, end: 2 })
  expect(into).toEqual(mark([0, 2], [1, 2]))
  expect(short(pasteEdits(rows, into, table))).toEqual([
    ['a', 2028, 'talinisu', false],
    ['b', 2028, 'poldhernes', false],
  ])
})
test('one cell is pasted into all that is marked', () => {
  const into = pastedInto([['Kaer']], ALL, { rows: 2, end: 2 })
  expect(into).toBe(ALL)
  expect(short(pasteEdits(rows, into, [['Kaer']]))).toEqual([
    ['a', 2028, 'kaer', false],
    ['b', 2028, 'kaer', false],
  ])
})
test('of a huge pasted table only what has room is looked at', () => {
  const table = Array.from({ length: 300_000 }, () => ['Kaer', 'Mais', 'x', 'y'])
  const size = { rows: 2, end: 2 }
  const part = fitting(table, mark([0, 1]), size)
  expect(part).toEqual([
    ['Kaer', 'Mais'],
    ['Kaer', 'Mais'],
  ])
  expect(pastedInto(part, mark([0, 1]), size)).toEqual(mark([0, 1], [1, 2]))
})
