import type { Review, ReviewRow } from '@vagu/core/field-import/schema'
import { expect, it } from 'vitest'
import {
  AS_NEW,
  cropChosen,
  firstChoices,
  keptArea,
  keptRows,
  mainYear,
  questionsOf,
  withChoice,
} from './choices.ts'

const idOf = (number: number): string => `01930000-0000-7000-8000-${String(number).padStart(12, '0')}`
const rowOf = (row: number, part: Partial<ReviewRow> = {}): ReviewRow => ({
  row,
  state: 'new',
  matchedBy: null,
  fieldId: null,
  fieldName: null,
  candidates: [],
  problems: [],
  declaredCrop: null,
  mainCrop: null,
  year: 2024,
  draft: {
    _id: idOf(row),
    name: `Põld ${row}`,
    code: '',
    priaCode: '',
    externalId: '',
    area: row + 0.1,
    yearInfo: [{ year: 2024, area: row + 0.1 }],
  },
  ...part,
})
const reviewOf = (rows: ReviewRow[]): Review => ({
  format: 'csv',
  coordinateSystem: 'EPSG:3301',
  isSystemStated: true,
  isAxisSwapped: false,
  counts: { read: rows.length, new: 0, matched: 0, conflict: 0, rejected: 0 },
  rows,
})
const review = reviewOf([
  rowOf(1),
  rowOf(2, { state: 'matched', fieldId: idOf(90), fieldName: 'Kivipõld' }),
  rowOf(3, { state: 'conflict', candidates: [{ _id: idOf(90), name: 'Kivipõld', overlap: 0.4 }] }),
  rowOf(4, { state: 'rejected', draft: null }),
])
let next = 500
const newId = (): string => idOf(next++)
const first = firstChoices(review, newId)
const sent = (choices = first) => keptRows(review, choices).map(({ kept }) => kept)

it('keeps what is sure and leaves out what is in doubt or unusable', () => {
  expect(keptRows(review, first).map(({ row }) => row)).toEqual([1, 2])
  expect(sent().map(({ fieldId }) => fieldId)).toEqual([null, idOf(90)])
  expect(questionsOf(review, first).size).toBe(0)
})
it('sends a new field under one id, and a known one under none of its own', () => {
  expect(sent()[0]?.draft._id).toBe(idOf(1))
  expect(sent()[1]?.draft).not.toHaveProperty('_id')
})
it('asks where a row in doubt goes before it is stored', () => {
  const included = withChoice(first, 3, { isIncluded: true })
  expect(questionsOf(review, included).get(3)).toEqual({ kind: 'targetMissing' })
})
it('includes a row when its place is said', () => {
  const chosen = withChoice(first, 3, { target: AS_NEW })
  expect(questionsOf(review, chosen).size).toBe(0)
  expect(keptRows(review, chosen).map(({ row }) => row)).toEqual([1, 2, 3])
})
it('says when two rows go to the same field in one year, and not when the years differ', () => {
  const both = withChoice(first, 3, { target: idOf(90) })
  expect(questionsOf(review, both).get(3)).toEqual({ kind: 'alsoIn', row: 2 })
  const other = reviewOf(review.rows.map((row) => (row.row === 3 ? { ...row, year: 2023 } : row)))
  expect(questionsOf(other, both).size).toBe(0)
  expect(questionsOf(review, withChoice(both, 2, { isIncluded: false })).size).toBe(0)
})
it('makes one and the same new field of a known one, however often it is asked', () => {
  const asNew = withChoice(first, 2, { target: AS_NEW })
  expect(sent(asNew)[1]).toMatchObject({ fieldId: null, draft: { _id: first.get(2)?.newFieldId } })
})
it('wants a name of a new field, and takes spaces off it', () => {
  expect(questionsOf(review, withChoice(first, 1, { name: '  ' })).get(1)).toEqual({ kind: 'nameMissing' })
  expect(sent(withChoice(first, 1, { name: ' Aiatagune ' }))[0]?.draft.name).toBe('Aiatagune')
})
it('puts a crop that was chosen by hand on the year of the row', () => {
  const chosen = sent(withChoice(first, 1, { crop: cropChosen('talinisu') }))[0]
  expect(chosen?.draft.yearInfo).toEqual([
    { year: 2024, area: 1.1, mainCrop: { crop: 'talinisu', yieldType: 'Terad', yieldUnit: 't' } },
  ])
})
it('adds the areas up exactly and finds the year of most rows', () => {
  const kept = keptRows(review, withChoice(first, 3, { target: AS_NEW }))
  expect(keptArea(kept)).toBe(6.3)
  expect(mainYear(kept)).toBe(2024)
  expect(mainYear([])).toBeUndefined()
})
