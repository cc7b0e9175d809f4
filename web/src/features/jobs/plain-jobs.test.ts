import { expect, it } from 'vitest'
import { newMaterial } from '../../entities/materials/material-form.ts'
import { jobOn, fieldOf } from '../../testing/builders.ts'
import { JOB_COLUMNS } from '../../entities/jobs/job-columns.tsx'
import { csvOf, plainTable as tableOf } from '../../ui/table/plain-table.ts'
import { COLUMN_IDS, type ColumnId } from './column-choice.ts'
import { sampleWarning } from './sample.ts'
import { type JobRow, jobRows } from './job-row.ts'

const plainTable = (jobs: readonly JobRow[], ids: readonly ColumnId[]) =>
  tableOf(
    jobs,
    ids.map((id) => JOB_COLUMNS[id]),
  )

const field = fieldOf('=Kodupõld', 12.5, [{ year: 2026, mainCrop: { crop: 'talinisu' } }])
const { facts } = newMaterial('Propulse', 'chemical', 'm')
const done = jobOn(field, {
  requisites: [{ ...facts, requisiteId: null, amount: 1.5, unit: 'l/ha' }],
  workerName: 'Mari Kask',
  labels: ['Kevad', 'Kiire'],
  notes: 'Tuul; nõrk\nKuiv',
})
const plan = jobOn(fieldOf('Mäealune', 5), {
  status: 'PLANNED',
  plannedYear: 2026,
  date: '2026-01-01',
  endDate: null,
})
const open = jobOn(field, { status: 'IN_PROGRESS', endDate: null })
const seen = jobRows({
  groups: [],
  jobs: [done, plan, open],
  fields: [field],
  warnings: [sampleWarning(done._id)],
  year: 2026,
})

it('says of a spraying with a fertilizer that it is a fertilizing job too', () => {
  const job = jobOn(field, { isFertilizing: true })
  const mixed = jobRows({ groups: [], jobs: [job], fields: [field], warnings: [], year: 2026 })
  const { heads: headers, rows } = plainTable(mixed, ['job'])
  expect([headers, rows[0]]).toEqual([
    ['Kategooria', 'Töö', 'Ka väetamine'],
    ['Koristus', 'Koristus', 'jah'],
  ])
})

it('holds every column of every job', () => {
  const { heads: headers, rows } = plainTable(seen, COLUMN_IDS)
  expect(headers).toHaveLength(15)
  expect(rows[0]).toEqual([
    '15.06.2026',
    '15.06.2026',
    '=Kodupõld',
    'Talinisu',
    'Koristus',
    'Koristus',
    null,
    'Propulse 1,5\u00A0l/ha',
    12.5,
    'Tehtud',
    'Mari Kask',
    'Kevad, Kiire',
    'Tuul; nõrk\nKuiv',
    0,
    'Tööoote rikkumine',
  ])
})
it('has no day for a plan and no last day for what goes on', () => {
  const { rows } = plainTable(seen, ['date', 'crop'])
  expect(rows.slice(1)).toEqual([
    ['saagiaasta 2026', null, null],
    ['15.06.2026', null, 'Talinisu'],
  ])
})
it('becomes a file with the chosen columns in their order, which nothing in it can run', () => {
  expect(csvOf(plainTable(seen.slice(0, 1), ['area', 'field', 'notes']))).toBe(
    '\uFEFFPindala, ha;Põld;Märkused\r\n12,5;\'=Kodupõld;"Tuul; nõrk\nKuiv"\r\n',
  )
})
