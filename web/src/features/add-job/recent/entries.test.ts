import type { Job } from '@vagu/core/jobs/schema'
import { expect, it } from 'vitest'
import { jobsText } from '../../../entities/jobs/text.ts'
import { fieldOf, jobOn } from '../../../testing/builders.ts'
import { areaOf, daysOf, describeEntry, type Entry, entriesOf, rowsOf } from './entries.ts'

const FIELDS = ['Kivi', 'Suurpõld', 'Jõeäär'].map((name, index) => fieldOf(name, index + 1))
const HARVEST = { job: { key: 'harvest', name: 'Koristus' }, batchId: 'b1', yieldUnit: 't' as const }

/** One save: the same job on each field. */
const saved = (changes: (index: number) => Partial<Job>): Job[] =>
  FIELDS.map((field, index) => ({ ...jobOn(field, { ...HARVEST, ...changes(index) }), _id: `job ${index}` }))

const only = (entries: readonly Entry[]): Entry => {
  const [entry] = entries
  if (!entry || entries.length > 1) throw new Error(`${entries.length} entries`)
  return entry
}

it('is one entry of what was saved together, with its sums', () => {
  const entry = only(entriesOf(saved((index) => ({ area: index + 1, yield: 10.5 }))))
  expect(areaOf(entry)).toBe(6)
  expect(describeEntry(entry)).toBe('Koristus, saak 31,5\u00A0t')
})
it('leaves a job of its own out that was changed later, or was saved alone', () => {
  const [first, ...others] = saved(() => ({}))
  if (!first) throw new Error('no job')
  expect(entriesOf([{ ...first, date: '2026-01-01' }, ...others])).toHaveLength(2)
  expect(entriesOf(saved(() => ({ batchId: null })))).toHaveLength(FIELDS.length)
})
it('adds no yield where one job has none', () => {
  const entry = only(entriesOf(saved((index) => ({ yield: index === 0 ? null : 4 }))))
  expect(describeEntry(entry)).toBe('Koristus')
})
it('names the last two days', () => {
  const [job] = saved(() => ({ status: 'DONE', date: '2026-05-19', endDate: '2026-05-19' }))
  if (!job) throw new Error('no job')
  expect(daysOf({ first: job }, '2026-05-19')).toBe(jobsText.today)
  expect(daysOf({ first: job }, '2026-05-20')).toBe(jobsText.yesterday)
  expect(daysOf({ first: job }, '2026-05-21')).toBe('19.05.2026')
})
it('shows the jobs of an open entry beneath it', () => {
  const entries = entriesOf(saved(() => ({})))
  const { key } = only(entries)
  expect(rowsOf(entries, new Set())).toHaveLength(1)
  const rows = rowsOf(entries, new Set([key]))
  expect(rows.map(({ isPart, entry }) => [isPart, entry.jobs.length])).toEqual([
    [false, 3],
    [true, 1],
    [true, 1],
    [true, 1],
  ])
  expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length)
})
