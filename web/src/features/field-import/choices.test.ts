import type { Candidate, Review, ReviewRow } from '@vagu/core/field-import/schema'
import { describe, expect, it } from 'vitest'
import { carryChoices } from './carry-choices.ts'
import {
  AS_NEW,
  type Choices,
  cropChosen,
  firstChoices,
  selectedArea,
  selectedRows,
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
  sameAs: null,
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
  notes: [],
  counts: { read: rows.length, new: 0, matched: 0, conflict: 0, rejected: 0 },
  rows,
})
const KIVI: Candidate = {
  _id: idOf(90),
  name: 'Kivipõld',
  overlap: 0,
  updatedAt: '2026-05-01T08:00:00.000Z',
  isSame: false,
  changes: [
    { part: 'area', before: 7, after: 2.1, isProposed: false },
    { part: 'crop', before: null, after: { crop: 'kaer' }, isProposed: true },
  ],
}
const review = reviewOf([
  rowOf(1),
  rowOf(2, { state: 'matched', fieldId: idOf(90), fieldName: 'Kivipõld', candidates: [KIVI] }),
  rowOf(3, { state: 'conflict', candidates: [{ ...KIVI, overlap: 0.4 }] }),
  rowOf(4, { state: 'rejected', draft: null }),
])
const rowAt = (row: number): ReviewRow => review.rows.find((each) => each.row === row) ?? rowOf(row)
let next = 500
const newId = (): string => idOf(next++)
const first = firstChoices(review, newId)
const sent = (choices = first) => selectedRows(review, choices).map(({ selected }) => selected)

it('keeps what is sure and leaves out what is in doubt or unusable', () => {
  expect(selectedRows(review, first).map(({ row }) => row)).toEqual([1, 2])
  expect(sent().map(({ fieldId }) => fieldId)).toEqual([null, idOf(90)])
  expect(questionsOf(review, first).size).toBe(0)
})
it('sends a new field under one id, and a known one under none of its own', () => {
  expect(sent()[0]?.draft._id).toBe(idOf(1))
  expect(sent()[1]?.draft).not.toHaveProperty('_id')
})
it('asks where a row in doubt goes before it is stored', () => {
  const included = withChoice(first, rowAt(3), { isIncluded: true })
  expect(questionsOf(review, included).get(3)).toEqual({ kind: 'targetMissing' })
})
it('includes a row when its place is said', () => {
  const chosen = withChoice(first, rowAt(3), { target: AS_NEW })
  expect(questionsOf(review, chosen).size).toBe(0)
  expect(selectedRows(review, chosen).map(({ row }) => row)).toEqual([1, 2, 3])
})
it('says when two rows go to the same field in one year, and not when the years differ', () => {
  const both = withChoice(first, rowAt(3), { target: idOf(90) })
  expect(questionsOf(review, both).get(3)).toEqual({ kind: 'alsoIn', row: 2 })
  const other = reviewOf(review.rows.map((row) => (row.row === 3 ? { ...row, year: 2023 } : row)))
  expect(questionsOf(other, both).size).toBe(0)
  expect(questionsOf(review, withChoice(both, rowAt(2), { isIncluded: false })).size).toBe(0)
})
it('makes one and the same new field of a known one, however often it is asked', () => {
  const asNew = withChoice(first, rowAt(2), { target: AS_NEW })
  expect(sent(asNew)[1]).toMatchObject({ fieldId: null, draft: { _id: first.get(2)?.newFieldId } })
})
it('wants a name of a new field, and takes spaces off it', () => {
  expect(questionsOf(review, withChoice(first, rowAt(1), { name: '  ' })).get(1)).toEqual({
    kind: 'nameMissing',
  })
  expect(sent(withChoice(first, rowAt(1), { name: ' Aiatagune ' }))[0]?.draft.name).toBe('Aiatagune')
})
it('puts a crop that was chosen by hand on the year of the row', () => {
  const chosen = sent(withChoice(first, rowAt(1), { crop: cropChosen('talinisu') }))[0]
  expect(chosen?.draft.yearInfo).toEqual([
    { year: 2024, area: 1.1, mainCrop: { crop: 'talinisu', yieldType: 'Terad', yieldUnit: 't' } },
  ])
})
it('adds the areas up exactly and finds the year of most rows', () => {
  const selected = selectedRows(review, withChoice(first, rowAt(3), { target: AS_NEW }))
  expect(selectedArea(selected)).toBe(6.3)
  expect(mainYear(selected)).toBe(2024)
  expect(mainYear([])).toBeUndefined()
})

it('ticks nothing that the farmer wrote, and sends what is ticked with the state that was seen', () => {
  expect(sent()[1]).toMatchObject({ take: ['crop'], updatedAt: KIVI.updatedAt })
  expect(sent(withChoice(first, rowAt(2), { take: ['area', 'crop'] }))[1]?.take).toEqual(['area', 'crop'])
  expect(sent(withChoice(first, rowAt(3), { target: idOf(90), isIncluded: true }))[2]?.take).toEqual(['crop'])
})
it('takes a crop that was chosen by hand', () => {
  const bare = reviewOf([
    rowOf(2, { state: 'matched', fieldId: idOf(90), candidates: [{ ...KIVI, changes: [] }] }),
  ])
  const [row] = bare.rows
  if (!row) throw new Error('there is a row')
  const choices = withChoice(firstChoices(bare, newId), row, { crop: cropChosen('rukis') })
  expect(selectedRows(bare, choices)[0]?.selected.take).toEqual(['crop'])
})
it('names the fields that a new one was told to lie on', () => {
  const selected = sent(withChoice(first, rowAt(3), { target: AS_NEW }))
  expect(selected[2]).toMatchObject({ fieldId: null, seen: [idOf(90)] })
})
it('makes one field of its years, under the name of the newest', () => {
  const draft = (year: number) => ({
    ...rowOf(1).draft,
    name: 'Põld 1',
    area: 1,
    yearInfo: [{ year, area: 1 }],
  })
  const years = reviewOf([
    rowOf(1, {
      year: 2025,
      sameAs: 2,
      draft: { ...rowOf(2).draft, ...draft(2025), code: '', priaCode: '', externalId: '' },
    }),
    rowOf(2),
  ])
  const lead = years.rows[1]
  if (!lead) throw new Error('there are two rows')
  const choices = withChoice(firstChoices(years, newId), lead, { name: 'Jõe' })
  const selected = selectedRows(years, choices).map((each) => each.selected.draft)
  expect(selected.map(({ _id, name }) => [_id, name])).toEqual([
    [idOf(2), 'Jõe'],
    [idOf(2), 'Jõe'],
  ])
})

describe('a newer review of the same file', () => {
  const now = (part: Partial<Candidate>) =>
    reviewOf(
      review.rows.map((row) => ({ ...row, candidates: row.candidates.map((one) => ({ ...one, ...part })) })),
    )
  const carry = (choices: Choices, after: Review) => carryChoices({ review, choices }, after, newId)

  it('that says the same keeps every choice and asks nothing', () => {
    const choices = withChoice(first, rowAt(2), { take: ['area'] })
    const result = carry(choices, now({ updatedAt: '2026-05-02T08:00:00.000Z' }))
    expect([...result.changed]).toEqual([])
    expect(result.choices).toEqual(choices)
  })
  it('keeps the ticks of changes that stayed, and ticks only what is proposed of others', () => {
    const choices = withChoice(first, rowAt(2), { take: ['area', 'crop'] })
    const result = carry(
      choices,
      now({
        changes: [
          { part: 'area', before: 7, after: 2.1, isProposed: false },
          { part: 'crop', before: { crop: 'rukis' }, after: { crop: 'kaer' }, isProposed: false },
        ],
      }),
    )
    expect([...result.changed]).toEqual([2, 3])
    expect(result.choices.get(2)?.take).toEqual(['area'])
  })
  it('takes a new row that is there by now to that field, under the same tick and id', () => {
    const matchedNow = reviewOf([
      rowOf(1, { state: 'matched', fieldId: idOf(90), candidates: [KIVI] }),
      ...review.rows.slice(1),
    ])
    const result = carry(withChoice(first, rowAt(1), { isIncluded: false }), matchedNow)
    expect([...result.changed]).toEqual([1])
    expect(result.choices.get(1)).toMatchObject({ isIncluded: false, target: idOf(90), newFieldId: idOf(1) })
  })
})
