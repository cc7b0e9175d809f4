import type { Job } from '@vagu/core/jobs/schema'
import { describe, expect, it } from 'vitest'
import { newId } from '../../lib/new-id.ts'
import { jobOn, fieldOf } from '../../testing/builders.ts'
import { boardOf, cardsOf, findCards, sumOf } from './plan-cards.ts'
import { weekOf } from './week.ts'

const TODAY = '2026-05-06'
const fields = [fieldOf('Põld 10', 4.1), fieldOf('Põld 2', 3.25), fieldOf('Põld 1', 2.05)] as const
const [ten, two, one] = fields
const draft = (date: string, changes: Partial<Job> = {}, field = ten) =>
  jobOn(field, { status: 'DRAFT', date, endDate: date, ...changes })
const board = (jobs: readonly Job[], today = TODAY) =>
  boardOf(jobs, { year: 2026, days: weekOf(TODAY), today })
const names = (jobs: readonly Job[]) => jobs.map(({ fieldName }) => fieldName)

describe('jobs that were entered together', () => {
  const batchId = newId()
  const together = fields.map((field) => draft(TODAY, { batchId }, field))

  it('are one card, fields in the order of their numbers', () => {
    const [card, ...others] = cardsOf(together)
    expect(others).toEqual([])
    expect(card && [names(card.jobs), card.area]).toEqual([['Põld 1', 'Põld 2', 'Põld 10'], 9.4])
  })

  it.each([
    ['day', { date: '2026-05-07', endDate: '2026-05-07' }],
    ['last day', { endDate: '2026-05-08' }],
    ['status', { status: 'DONE' as const }],
    ['job', { job: { key: 'baling', name: 'Pallimine' } }],
    ['worker', { worker: newId() }],
    ['batch', { batchId: newId() }],
    ['batch, without one', { batchId: null }],
  ])('part when one has another %s', (_, changes) => {
    const cards = cardsOf([...together, draft(TODAY, { batchId, ...changes }, fieldOf('Muu', 1))])
    expect(new Set(cards.map(({ jobs }) => jobs.length))).toEqual(new Set([1, 3]))
  })

  it('are not those that merely look alike', () => {
    expect(cardsOf([draft(TODAY), draft(TODAY)])).toHaveLength(2)
  })
})

it('puts running jobs first, then by hour, done ones last', () => {
  const cards = cardsOf([
    draft(TODAY, { status: 'DONE' }),
    draft(TODAY, {}, two),
    draft(TODAY, { startTime: '14:00' }, one),
    draft(TODAY, { startTime: '06:30' }, ten),
    draft(TODAY, { status: 'IN_PROGRESS', endDate: null }, one),
  ])
  expect(cards.map(({ first }) => [first.status, first.fieldName])).toEqual([
    ['IN_PROGRESS', 'Põld 1'],
    ['DRAFT', 'Põld 10'],
    ['DRAFT', 'Põld 1'],
    ['DRAFT', 'Põld 2'],
    ['DONE', 'Põld 10'],
  ])
})

describe('the board', () => {
  const daysWith = (job: Job) =>
    [...board([job]).days].flatMap(([day, cards]) => (cards.length > 0 ? [day] : []))

  it('shows a draft on each of its days, within the week', () => {
    expect(daysWith(draft('2026-05-09', { endDate: '2026-05-12' }))).toEqual(['2026-05-09', '2026-05-10'])
  })
  it('shows a running job on every day until today', () => {
    expect(daysWith(draft('2026-04-30', { status: 'IN_PROGRESS', endDate: null }))).toEqual([
      '2026-05-04',
      '2026-05-05',
      '2026-05-06',
    ])
  })
  it('shows a done job on its day, also one that is over', () => {
    expect(daysWith(draft('2026-05-04', { status: 'DONE' }))).toEqual(['2026-05-04'])
  })
  it('has drafts that are over in a list of their own, the oldest first, and not on their day', () => {
    const late = [draft('2026-05-05'), draft('2026-03-01')]
    expect(board(late).overdue.map(({ first }) => first.date)).toEqual(['2026-03-01', '2026-05-05'])
    expect(late.flatMap(daysWith)).toEqual([])
    expect(board([draft(TODAY)]).overdue).toEqual([])
  })
  it('has the plans of the year apart, and none of another year', () => {
    const plan = (plannedYear: number) =>
      jobOn(ten, { status: 'PLANNED', date: `${plannedYear}-01-01`, endDate: null, plannedYear })
    const { unplanned, overdue, days } = board([plan(2026), plan(2027)])
    expect(unplanned.map(({ first }) => first.plannedYear)).toEqual([2026])
    expect([overdue, ...days.values()].flat()).toEqual([])
  })
})

it('sums jobs and hectares, nothing to zero', () => {
  const batchId = newId()
  const cards = cardsOf([...fields.map((field) => draft(TODAY, { batchId }, field)), draft(TODAY, {}, two)])
  expect(cards).toHaveLength(2)
  expect(sumOf(cards)).toEqual({ count: 4, area: 12.65 })
  expect(sumOf([])).toEqual({ count: 0, area: 0 })
})

it('keeps the order of the fields, in a card and among cards', () => {
  const batchId = newId()
  const places = new Map([
    [two._id, 0],
    [one._id, 1],
  ])
  const [card] = cardsOf([draft(TODAY, { batchId }, one), draft(TODAY, { batchId }, two)], places)
  expect(card?.jobs.map(({ fieldId }) => fieldId)).toEqual([two._id, one._id])
  const cards = cardsOf([draft(TODAY, {}, one), draft(TODAY, {}, two)], places)
  expect(cards.map(({ first }) => first.fieldId)).toEqual([two._id, one._id])
})

describe('a search', () => {
  const batchId = newId()
  const cards = cardsOf([
    draft(TODAY, { batchId, labels: ['Kevad'] }),
    draft(TODAY, { batchId, labels: ['Kevad'] }, two),
    draft(TODAY, { workerName: 'Mari Kask' }, one),
  ])

  it.each([
    ['', 2],
    ['  ', 2],
    ['kevad', 1],
    ['põld 2', 1],
    ['koristus MARI', 1],
    ['kevad mari', 0],
  ])('for "%s" finds %i cards', (query, count) => {
    expect(findCards(cards, query)).toHaveLength(count)
  })
})
