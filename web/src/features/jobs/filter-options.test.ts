import { expect, it } from 'vitest'
import { newId } from '../../lib/new-id.ts'
import { jobOn, fieldOf } from '../../testing/builders.ts'
import { NO_FILTER, filterJobs, WITHOUT } from './filter-jobs.ts'
import { activeFilters, labelsOf, optionsOf } from './filter-options.ts'
import { jobRows } from './job-row.ts'

const field = fieldOf('Kodupõld', 10, [{ year: 2026, mainCrop: { crop: 'talinisu' } }])
const worker = newId()
const jobs = [
  jobOn(field, { worker, workerName: 'Mari Kask', labels: ['Kevad'] }),
  jobOn(field, { status: 'DRAFT' }),
]
const rows = jobRows({ groups: [], jobs, fields: [field], warnings: [], year: 2026 })
const labels = labelsOf(rows)

it('offers what is there, with counts, and not what is chosen already', () => {
  const { counts } = filterJobs(rows, NO_FILTER)
  const offered = (filter = NO_FILTER) =>
    optionsOf('worker', { labels, counts, filter }).map(({ label, hint }) => [label, hint])
  expect(offered()).toEqual([
    ['Töötajata', '1 töö'],
    ['Mari Kask', '1 töö'],
  ])
  expect(offered({ ...NO_FILTER, chosen: { ...NO_FILTER.chosen, worker: [WITHOUT] } })).toEqual([
    ['Mari Kask', '1 töö'],
  ])
})
it('offers fields in the order of the farm', () => {
  const other = fieldOf('Aas', 3)
  const both = jobRows({
    groups: [],
    jobs: [jobOn(other), ...jobs],
    fields: [field, other],
    warnings: [],
    year: 2026,
  })
  const { counts } = filterJobs(both, NO_FILTER)
  const inOrder = labelsOf(both, [field, other])
  expect(
    optionsOf('field', { labels: inOrder, counts, filter: NO_FILTER }).map(({ label }) => label),
  ).toEqual(['Kodupõld', 'Aas'])
})
it('offers a category and its jobs', () => {
  const { counts } = filterJobs(rows, NO_FILTER)
  expect(
    optionsOf('job', { labels, counts, filter: NO_FILTER }).map(({ label, hint }) => `${label}, ${hint}`),
  ).toEqual(['Koristus: kõik tööd, 2 tööd', 'Koristus, 2 tööd'])
})
it('says every filter that is on, and takes one away at a time', () => {
  const filter = {
    ...NO_FILTER,
    text: ' kodu ',
    from: '2026-05-01',
    to: '2026-05-31',
    hasWarnings: true,
    chosen: { ...NO_FILTER.chosen, crop: ['talinisu'], label: ['Kadunud'] },
  }
  const active = activeFilters(filter, labels)
  expect(active.map(({ label }) => label)).toEqual([
    '„kodu“',
    'Kultuur: Talinisu',
    'Silt: Kadunud',
    'alates 01.05.2026',
    'kuni 31.05.2026',
    'Hoiatustega',
  ])
  expect(active.map(({ rest }) => activeFilters(rest, labels).length)).toEqual([5, 5, 5, 5, 5, 5])
  expect(activeFilters(NO_FILTER, labels)).toEqual([])
})
