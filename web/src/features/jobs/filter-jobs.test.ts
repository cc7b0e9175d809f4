import type { Job } from '@vagu/core/jobs/schema'
import { sampleWarning } from './sample.ts'
import { describe, expect, it } from 'vitest'
import { newMaterial } from '../../entities/materials/material-form.ts'
import { newId } from '../../lib/new-id.ts'
import { jobOn, fieldOf } from '../../testing/builders.ts'
import {
  isInPeriod,
  isNarrowed,
  type JobsFilter,
  NO_FILTER,
  filterJobs,
  WITHOUT,
  withValue,
} from './filter-jobs.ts'
import { jobRows } from './job-row.ts'

const wheat = fieldOf('Kodupõld', 10, [{ year: 2026, mainCrop: { crop: 'talinisu' } }])
const bare = fieldOf('Mäealune', 5)
const jaan = newId()
const { facts } = newMaterial('Propulse', 'chemical', 'm')
const propulse = { ...facts, requisiteId: null, amount: 1, unit: 'l/ha' as const }
const ploughing = {
  jobCategory: { key: 'tillage', name: 'Maaharimine' },
  job: { key: 'ploughing', name: 'Kündmine' },
}
const harvested = jobOn(wheat, { worker: jaan, workerName: 'Jaan Tamm', labels: ['Kiire'] })
const sprayed = jobOn(wheat, {
  requisites: [propulse, { ...propulse, name: ' PROPULSE ' }],
  date: '2026-05-01',
  endDate: '2026-05-03',
})
const ploughed = jobOn(bare, { ...ploughing, status: 'DRAFT', notes: 'Märg koht jäi vahele' })
const jobs = [harvested, sprayed, ploughed]
const warnings = [sampleWarning(sprayed._id)]
const groups = [{ fieldGroupName: 'Põhi', linkedFieldIds: [bare._id, newId()] }]
const rows = jobRows({ groups, jobs, fields: [wheat, bare], warnings, year: 2026 })

const narrowed = (changes: Partial<JobsFilter>) => filterJobs(rows, { ...NO_FILTER, ...changes })
const ids = (changes: Partial<JobsFilter>) => narrowed(changes).shown.map(({ job }) => job._id)
const chosen = (changes: Partial<JobsFilter['chosen']>) =>
  ids({ chosen: { ...NO_FILTER.chosen, ...changes } })

it('leaves everything when nothing is chosen', () => {
  expect(ids({})).toEqual(jobs.map(({ _id }) => _id))
  expect(isNarrowed(NO_FILTER)).toBe(false)
  expect(isNarrowed({ ...NO_FILTER, text: '  ' })).toBe(false)
})
it('narrows by each facet, and one value of several is enough', () => {
  expect(chosen({ status: ['DRAFT'] })).toEqual([ploughed._id])
  expect(chosen({ status: ['DRAFT', 'DONE'] })).toHaveLength(3)
  expect(chosen({ field: [wheat._id] })).toEqual([harvested._id, sprayed._id])
  expect(chosen({ group: ['Põhi'] })).toEqual([ploughed._id])
  expect(chosen({ group: [WITHOUT] })).toEqual([harvested._id, sprayed._id])
  expect(chosen({ crop: ['talinisu'] })).toEqual([harvested._id, sprayed._id])
  expect(chosen({ job: ['tillage'] })).toEqual([ploughed._id])
  expect(chosen({ job: ['tillage/ploughing'] })).toEqual([ploughed._id])
  expect(chosen({ job: ['tillage/harrowing'] })).toEqual([])
  expect(chosen({ worker: [jaan] })).toEqual([harvested._id])
  expect(chosen({ material: ['propulse'] })).toEqual([sprayed._id])
  expect(chosen({ label: ['Kiire'] })).toEqual([harvested._id])
})
it('finds what has nothing of a facet', () => {
  expect(chosen({ crop: [WITHOUT] })).toEqual([ploughed._id])
  expect(chosen({ worker: [WITHOUT], material: [WITHOUT], label: [WITHOUT] })).toEqual([ploughed._id])
})
it('searches for every word, wherever it stands', () => {
  expect(ids({ text: 'märg' })).toEqual([ploughed._id])
  expect(ids({ text: ' TAMM  kodu' })).toEqual([harvested._id])
  expect(ids({ text: 'talinisu propulse' })).toEqual([sprayed._id])
  expect(ids({ text: 'tamm mäealune' })).toEqual([])
})
it('keeps those with warnings', () => {
  expect(ids({ hasWarnings: true })).toEqual([sprayed._id])
  expect(narrowed({}).warned).toBe(1)
  expect(narrowed({ text: 'kündmine' }).warned).toBe(0)
})
it('counts what each choice would leave, with the other filters as they are', () => {
  const { counts } = narrowed({ chosen: { ...NO_FILTER.chosen, field: [wheat._id] } })
  expect(counts.field.get(bare._id)).toBe(1)
  expect(counts.status.get('DONE')).toBe(2)
  expect(counts.status.get('DRAFT')).toBeUndefined()
  expect(counts.material.get('propulse')).toBe(1)
})
it('chooses a value, and lets it go', () => {
  const once = withValue(NO_FILTER, 'label', 'Kiire')
  expect(once.chosen.label).toEqual(['Kiire'])
  expect(withValue(once, 'label', 'Kiire')).toEqual(NO_FILTER)
})

describe('a period', () => {
  const inPeriod = (job: Partial<Job>, from: string | null, to: string | null): boolean => {
    const [row] = jobRows({
      groups: [],
      jobs: [jobOn(wheat, job)],
      fields: [],
      warnings: [],
      year: 2026,
    })
    return row !== undefined && isInPeriod(row, from, to)
  }
  const days = { date: '2026-05-01', endDate: '2026-05-03' }
  it('takes jobs that touch it with a day', () => {
    expect(inPeriod(days, '2026-05-03', null)).toBe(true)
    expect(inPeriod(days, '2026-05-04', null)).toBe(false)
    expect(inPeriod(days, null, '2026-05-01')).toBe(true)
    expect(inPeriod(days, null, '2026-04-30')).toBe(false)
    expect(inPeriod(days, '2026-05-02', '2026-05-02')).toBe(true)
  })
  it('takes a job that goes on, and no plan without a day', () => {
    const open = { status: 'IN_PROGRESS', date: '2026-05-01', endDate: null } as const
    expect(inPeriod(open, '2026-09-01', null)).toBe(true)
    expect(inPeriod(open, null, '2026-04-30')).toBe(false)
    const plan = { status: 'PLANNED', plannedYear: 2026, date: '2026-01-01', endDate: null } as const
    expect(inPeriod(plan, '2026-01-01', '2026-01-02')).toBe(false)
    expect(inPeriod(plan, null, null)).toBe(true)
  })
})
