import type { ImportColumn, SampleRow, SoilReview } from '@vagu/core/soil-samples/import/schema'
import { SampleValues } from '@vagu/core/soil-samples/schema'
import { expect, it } from 'vitest'
import {
  decisionsOf,
  firstChoices,
  leftOutCount,
  rememberedOf,
  storedCount,
  withChoice,
  withColumn,
} from './choices.ts'

const [MAE, ORU, SAMPLE] = ['11', '12', '13'].map((end) => `01930000-0000-7000-8000-0000000000${end}`) as [
  string,
  string,
  string,
]
const values = SampleValues.parse({ date: '2025-09-12', p: 38 })
const rowOf = (row: number, more: Partial<SampleRow>): SampleRow => ({
  row,
  part: 1,
  table: 0,
  sheet: '',
  line: row + 1,
  sampleNo: String(row),
  label: 'Mäe',
  fieldId: MAE,
  match: 'NAME',
  candidates: [],
  status: 'NEW',
  values,
  known: null,
  problems: [],
  ...more,
})
const known = { _id: SAMPLE, updatedAt: '2026-05-20T09:00:00.000Z' }
const rows = [
  rowOf(1, {}),
  rowOf(2, { status: 'NO_FIELD', fieldId: null, label: 'Tagumine', match: 'NONE' }),
  rowOf(3, { status: 'CONFLICT', fieldId: null, candidates: [MAE, ORU] }),
  rowOf(4, { status: 'SAME', known }),
  rowOf(5, { status: 'INVALID', values: null }),
  rowOf(6, { status: 'DIFFERENT', known }),
]
const column = (index: number, more: Partial<ImportColumn> = {}): ImportColumn => ({
  table: 0,
  index,
  meaning: 'ignored',
  unit: null,
  header: `Veerg ${index}`,
  examples: [],
  isUnitStated: true,
  isRemembered: false,
  ...more,
})
const review: SoilReview = {
  dryRun: true,
  importId: SAMPLE,
  notes: [],
  tables: [
    {
      table: 0,
      sheet: '',
      rows: 6,
      signature: '|a|b',
      lab: 'EMU',
      methodP: 'AL',
      phMethod: null,
      protocolNo: '1',
      date: null,
    },
  ],
  columns: [column(0, { meaning: 'p', unit: 'mgPerKg' }), column(1, { meaning: 'k', isRemembered: true })],
  counts: { read: 6, NEW: 1, DIFFERENT: 1, SAME: 1, CONFLICT: 1, NO_FIELD: 1, INVALID: 1 },
  rows,
}
const first = firstChoices(review)
const rowAt = (number: number): SampleRow => rows[number - 1] ?? rowOf(number, {})

it('stores what is sure and says of the rest why not', () => {
  expect(decisionsOf(review, first)).toEqual([
    { kind: 'store', row: 1, sampleNo: '1', fieldId: MAE, alias: null, known: null, values },
    { kind: 'leave', row: 2, sampleNo: '2', reason: 'noField' },
    { kind: 'leave', row: 3, sampleNo: '3', reason: 'conflict' },
    { kind: 'leave', row: 4, sampleNo: '4', reason: 'same' },
    { kind: 'leave', row: 5, sampleNo: '5', reason: 'invalid' },
    { kind: 'store', row: 6, sampleNo: '6', fieldId: MAE, alias: null, known, values },
  ])
  expect([storedCount(review, first), leftOutCount(review, first)]).toEqual([2, 4])
})
it('includes a row whose field is said, and keeps that field for its name', () => {
  const chosen = withChoice(first, rowAt(2), { fieldIds: [ORU] })
  expect(decisionsOf(review, chosen)[1]).toMatchObject({ kind: 'store', fieldId: ORU, alias: 'Tagumine' })
  expect(storedCount(review, chosen)).toBe(3)
})
it('stores one sample of several fields for each, and takes the name for none of them', () => {
  const chosen = withChoice(first, rowAt(2), { fieldIds: [MAE, ORU] })
  const [, one, other] = decisionsOf(review, chosen)
  expect([one, other]).toMatchObject([
    { row: 2, fieldId: MAE, alias: null },
    { row: 2, fieldId: ORU, alias: null },
  ])
  expect([storedCount(review, chosen), leftOutCount(review, chosen)]).toEqual([4, 3])
})
it('leaves a row out that lost its field or its tick', () => {
  expect(decisionsOf(review, withChoice(first, rowAt(1), { fieldIds: [] }))[0]).toMatchObject({
    reason: 'noField',
  })
  expect(decisionsOf(review, withChoice(first, rowAt(1), { isIncluded: false }))[0]).toMatchObject({
    reason: 'notChosen',
  })
})
it('gives a meaning to one column: another that had it is not read', () =>
  expect(withColumn(review.columns, [], { table: 0, index: 1, meaning: 'p', unit: 'oxideMgPerKg' })).toEqual([
    { table: 0, index: 1, meaning: 'p', unit: 'oxideMgPerKg' },
    { table: 0, index: 0, meaning: 'ignored', unit: null },
  ]))
it('remembers the tables of which something was said, with what was said of them before', () => {
  expect(rememberedOf(review, { columns: [], tables: [] })).toEqual([])
  const said = { columns: [{ table: 0, index: 0, meaning: 'p', unit: 'mgPerKg' } as const], tables: [] }
  expect(rememberedOf(review, said)).toEqual([
    {
      signature: '|a|b',
      columns: [
        { index: 0, meaning: 'p', unit: 'mgPerKg' },
        { index: 1, meaning: 'k', unit: null },
      ],
      facts: { lab: 'EMU', methodP: 'AL', phMethod: null },
    },
  ])
})
