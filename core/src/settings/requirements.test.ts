import { describe, expect, test } from 'vitest'
import { categoriesOf, StoredCategories } from './categories.ts'
import {
  allowedRequirements,
  completeRequirements,
  findNamedJob,
  withJob,
  wrongRequirements,
} from './requirements.ts'
import { REQUIREMENTS } from './schema.ts'
import { DEFAULT_JOB_CATEGORIES } from './table.ts'

const jobs = DEFAULT_JOB_CATEGORIES.flatMap((category) => category.jobs.map((job) => ({ category, job })))
const find = (jobCategoryName: string, jobName: string) => {
  const found = findNamedJob(DEFAULT_JOB_CATEGORIES, { jobCategoryName, jobName })
  if (found === undefined) throw new Error(`no job ${jobName}`)
  return found
}
const allowed = (category: string, job: string) => {
  const found = find(category, job)
  return allowedRequirements(found.category, found.job)
}

describe('what a job may collect', () => {
  test.each([
    ['Maaharimine', 'Kündmine', []],
    ['Külv', 'Külvamine', ['seed', 'fertilizer']],
    ['Allakülv', 'Allakülv', ['seed', 'fertilizer']],
    ['Väetamine', 'Lehekaudu väetamine', ['fertilizer']],
    ['Taimekaitse', 'Pritsimine', ['fertilizer', 'chemical', 'inspections']],
    ['Koristuseelne', 'Niitmine', []],
    ['Koristus', 'Koristus', ['yield']],
  ])('%s, %s: beside worker, material, note and image %j', (category, job, beside) => {
    const expected = new Set(['worker', 'material', 'note', 'image', ...beside])
    expect(allowed(category, job)).toEqual(REQUIREMENTS.filter((kind) => expected.has(kind)))
  })

  test("does not hang on the word that a farm's own job has for a key", () => {
    const own = allowedRequirements({ key: 'tillage' }, { key: 'constructor' })
    expect(own).toEqual(allowed('Maaharimine', 'Kündmine'))
  })

  test("is everything in 'Muu'", () => {
    expect(allowed('Muu', 'Muu töö')).toEqual(REQUIREMENTS)
  })

  test('is everything in a category of the farm, and what the category is for in one of the program', () => {
    expect(allowedRequirements({ key: 'own' }, { key: 'own' })).toEqual(REQUIREMENTS)
    expect(allowedRequirements({ key: 'tillage' }, { key: 'own' })).not.toContain('chemical')
    expect(allowedRequirements({ key: 'tillage' }, { key: 'spraying' })).toContain('chemical')
  })

  test.each(jobs)('holds what $job.name collects from the beginning', ({ category, job }) => {
    expect(wrongRequirements({ category, job }, job.requires)).toEqual([])
  })

  test('refuses other kinds at their places', () => {
    expect(
      wrongRequirements(find('Koristus', 'Koristus'), ['yield', 'chemical', 'note', 'seed']),
    ).toMatchObject([
      { path: 'requires.1', code: 'requirementNotAllowed' },
      { path: 'requires.3', code: 'requirementNotAllowed' },
    ])
  })
})

test('a chemical brings its worker; kinds stand once and in order', () => {
  expect(completeRequirements(['note', 'chemical', 'chemical'])).toEqual(['chemical', 'worker', 'note'])
  expect(completeRequirements(['image', 'note', 'note'])).toEqual(['note', 'image'])
  expect(completeRequirements([])).toEqual([])
})

test('a job is meant by key or by name, and only in its category', () => {
  expect(find('harvest', 'Koristus').job.key).toBe('harvesting')
  expect(find('Koristus', 'baling').job.name).toBe('Rullimine')
  const named = (jobCategoryName: string, jobName: string) =>
    findNamedJob(DEFAULT_JOB_CATEGORIES, { jobCategoryName, jobName })
  expect(named('Koristus', 'Pritsimine')).toBeUndefined()
  expect(named('Tundmatu', 'Koristus')).toBeUndefined()
})

test('one job changes, all others stay', () => {
  const found = find('Koristus', 'Koristus')
  const changed = withJob(DEFAULT_JOB_CATEGORIES, found, { requires: ['note'], hectarePrice: 0 })
  expect(findNamedJob(changed, { jobCategoryName: 'harvest', jobName: 'harvesting' })?.job).toEqual({
    ...found.job,
    requires: ['note'],
    hectarePrice: 0,
  })
  expect(withJob(changed, found, found.job)).toEqual(DEFAULT_JOB_CATEGORIES)
})

describe('the categories of an account', () => {
  const job = { key: 'harvesting', name: 'Lõikus', visible: false, requires: [], hectarePrice: 12 }
  const stored = StoredCategories.parse([{ key: 'harvest', name: 'Lõikused', visible: true, jobs: [job] }])

  test('are those of the program until it changes them', () => {
    expect(categoriesOf(undefined)).toEqual(DEFAULT_JOB_CATEGORIES)
  })

  test('keep what was changed; what older versions did not know is empty', () => {
    const [first] = categoriesOf(stored)
    expect([first?.name, first?.jobs[0]]).toEqual(['Lõikused', { ...job, variants: [] }])
  })

  test('get the jobs and categories that the program has brought since, once', () => {
    const all = categoriesOf(stored)
    const keysOf = (categories: typeof all) => categories.map(({ key }) => key).toSorted()
    expect(keysOf(all)).toEqual(keysOf([...DEFAULT_JOB_CATEGORIES]))
    expect(all[0]?.jobs.map(({ key }) => key)).toEqual(
      DEFAULT_JOB_CATEGORIES.find(({ key }) => key === 'harvest')?.jobs.map(({ key }) => key),
    )
    expect(categoriesOf(all)).toEqual(all)
  })

  test('keep jobs of their own', () => {
    const own = { key: 'own', name: 'Oma', visible: true, requires: [], variants: ['A'], hectarePrice: null }
    const [first] = categoriesOf([{ key: 'own-category', name: 'Omad', visible: true, jobs: [own] }])
    expect(first?.jobs).toEqual([own])
  })
})
