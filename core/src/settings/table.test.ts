import { expect, test } from 'vitest'
import { JobCategory } from './schema.ts'
import { DEFAULT_JOB_CATEGORIES, findJob } from './table.ts'

const jobsOf = (name: string) =>
  DEFAULT_JOB_CATEGORIES.find((category) => category.name === name)?.jobs.map((job) => job.name)

test('the table follows its schema, and no key or name stands twice', () => {
  for (const category of DEFAULT_JOB_CATEGORIES) {
    expect(JobCategory.parse(category)).toEqual(category)
    expect(new Set(category.jobs.map((job) => job.key)).size).toBe(category.jobs.length)
    expect(new Set(category.jobs.map((job) => job.name)).size).toBe(category.jobs.length)
  }
  const keys = DEFAULT_JOB_CATEGORIES.map((category) => category.key)
  expect(new Set(keys).size).toBe(keys.length)
})

test.each([
  ['Taimekaitse', ['Pritsimine']],
  ['Allakülv', ['Allakülv']],
  ['Külv', ['Külvamine']],
  ['Väetamine', ['Väetamine', 'Lehekaudu väetamine']],
  ['Muu', ['Karjatamine', 'Mullaproovi võtmine', 'Muu töö']],
])('%s holds %j', (name, jobs) => {
  expect(jobsOf(name)).toEqual(jobs)
})

test('what a job is called is found by key, else by name without regard to case', () => {
  const find = (category: { key?: string; name: string }, job: { key?: string; name: string }) =>
    findJob(DEFAULT_JOB_CATEGORIES, category, job)?.job.key
  expect(find({ name: 'Koristus' }, { name: 'Koristus' })).toBe('harvesting')
  expect(find({ name: ' koristus ' }, { name: 'KORISTUS' })).toBe('harvesting')
  expect(find({ key: 'harvest', name: 'Lõikus' }, { key: 'harvesting', name: 'Lõikus' })).toBe('harvesting')
  expect(find({ key: 'harvest', name: 'Koristus' }, { name: 'Pritsimine' })).toBeUndefined()
  expect(find({ name: 'Tundmatu' }, { name: 'Koristus' })).toBeUndefined()
})

test('spraying asks for a worker, monitoring and chemicals', () => {
  const found = findJob(DEFAULT_JOB_CATEGORIES, { name: 'Taimekaitse' }, { name: 'Pritsimine' })
  expect(found?.job.requires).toEqual(['chemical', 'worker', 'inspections'])
})
