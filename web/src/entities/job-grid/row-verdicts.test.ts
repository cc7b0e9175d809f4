import { sampleFacts } from '@vagu/core/warnings/sample'
import type { Told, Verdict, VerdictQuestion } from '@vagu/core/warnings/verdicts'
import { eventFactsOf } from '@vagu/core/warnings/facts'
import { expect, it } from 'vitest'
import { judgeField, mergeVerdicts } from './row-verdicts.ts'

const { field } = sampleFacts([])
const event = (id: string) =>
  eventFactsOf({
    _id: id,
    fieldId: field._id,
    status: 'DONE',
    jobCategory: { name: 'Külv' },
    job: { name: 'Külv' },
    date: '2026-05-01',
    endDate: '2026-05-01',
    area: 1,
    requisites: [],
  })
const NOTHING_TOLD: Told = { warnings: [], onOthers: [], unknowns: [], advices: [], failures: [] }
const verdict = (changes: Partial<Verdict> = {}): Verdict => ({
  fieldId: field._id,
  kind: 'ok',
  found: [],
  told: () => NOTHING_TOLD,
  failures: [],
  isIncomplete: false,
  ...changes,
})

it('holds each row against the stored jobs and the other rows', () => {
  const requested: VerdictQuestion[] = []
  const judging = judgeField(
    {
      field,
      stored: [event('stored')],
      today: '2026-06-01',
      products: undefined,
      workers: undefined,
      jobs: [
        { rowId: 'r1', job: event('a') },
        { rowId: 'r2', job: event('b') },
      ],
    },
    (question) => {
      requested.push(question)
      return [verdict()]
    },
  )
  const judged = [...judging]
  expect(judged.map(([rowId]) => rowId)).toEqual(['r1', 'r2'])
  const seen = requested.map(({ drafts, eventsByField }) => [
    drafts.map(({ _id }) => _id),
    eventsByField.get(field._id)?.map(({ _id }) => _id),
  ])
  expect(seen).toEqual([
    [['a'], ['stored', 'b']],
    [['b'], ['stored', 'a']],
  ])
})
it('does not take a field for known while its jobs are not loaded', () => {
  const jobs = [{ rowId: 'r1', job: event('a') }]
  const judging = judgeField(
    { field, stored: undefined, today: '2026-06-01', products: undefined, workers: undefined, jobs },
    ({ eventsByField }) => {
      expect(eventsByField.has(field._id)).toBe(false)
      return []
    },
  )
  expect([...judging]).toEqual([])
  expect.assertions(2)
})
it('shows the gravest verdict of several fields', () => {
  expect(mergeVerdicts([])).toBeUndefined()
  expect(mergeVerdicts([verdict(), verdict({ kind: 'attention' })])?.kind).toBe('attention')
  expect(mergeVerdicts([verdict({ kind: 'violation' }), verdict({ isIncomplete: true })])).toMatchObject({
    kind: 'violation',
    isIncomplete: true,
  })
})
it('says of a row with several fields what is said of any of them', () => {
  const remark = {
    type: { key: 'A', title: 'A', level: 'WARN' as const },
    message: 'x',
    source: { title: '' },
  }
  const advices = [{ ...remark, eventId: 'e', relatedId: null, missing: [] }]
  const merged = mergeVerdicts([verdict(), verdict({ told: () => ({ ...NOTHING_TOLD, advices }) })])
  expect(merged?.told()).toEqual({ ...NOTHING_TOLD, advices })
})
