import { describe, expect, test } from 'vitest'
import { type JobCategoryChange, JobCategoriesChange, type JobTypeChange } from './categories-schema.ts'
import { checkJobCategories, deletedJobTypes, jobCategoriesToStore } from './job-types.ts'
import { DEFAULT_JOB_CATEGORIES } from './table.ts'

const own = (name: string, change: Partial<JobTypeChange> = {}): JobTypeChange => ({
  name,
  visible: true,
  requires: [],
  variants: [],
  hectarePrice: null,
  ...change,
})
const ownCategory = (jobs: JobTypeChange[], change: Partial<JobCategoryChange> = {}): JobCategoryChange => ({
  name: 'Omad tööd',
  visible: true,
  jobs,
  ...change,
})
const defaults = (): JobCategoryChange[] => structuredClone([...DEFAULT_JOB_CATEGORIES])
const wrong = (...more: JobCategoryChange[]) =>
  checkJobCategories([...defaults(), ...more]).map(({ path, code }) => `${path} ${code}`)
const at = DEFAULT_JOB_CATEGORIES.length
const changed = (key: string, change: (category: JobCategoryChange) => JobCategoryChange) =>
  checkJobCategories(defaults().map((each) => (each.key === key ? change(each) : each)))

describe('a list of job types', () => {
  test.each([
    ['is right as the program brings it', [], []],
    [
      'may hold own ones that collect everything',
      [ownCategory([own('Loendus', { requires: ['yield', 'chemical'] })])],
      [],
    ],
    ['may hold an own category without jobs', [ownCategory([])], []],
    [
      'has each category name once, whatever its case',
      [ownCategory([], { name: ' KÜLV ' })],
      [`jobCategories.${at}.name nameTaken`],
    ],
    [
      'has each job name of a category once',
      [ownCategory([own('Loendus'), own('Vedu'), own('loendus')])],
      [`jobCategories.${at}.jobs.2.name nameTaken`],
    ],
    ['may have a job name in two categories', [ownCategory([own('Külvamine')])], []],
    [
      'has each key once',
      [ownCategory([], { key: 'x' }), ownCategory([], { key: 'x', name: 'Muud tööd' })],
      [`jobCategories.${at + 1}.key keyTaken`],
    ],
    [
      'has each job key of a category once',
      [ownCategory([own('A1', { key: 'a' }), own('B1', { key: 'a' })])],
      [`jobCategories.${at}.jobs.1.key keyTaken`],
    ],
    [
      "has the program's jobs where the program has them",
      [ownCategory([own('Pritsimine', { key: 'spraying' })])],
      [`jobCategories.${at}.jobs.0.key keyTaken`],
    ],
    [
      'has each way of a job once',
      [ownCategory([own('Vedu', { variants: ['Käsitsi', 'käsitsi '] })])],
      [`jobCategories.${at}.jobs.0.variants.1 nameTaken`],
    ],
  ] as const)('%s', (_, more, errors) => {
    expect(wrong(...more)).toEqual(errors)
  })

  test("keeps the program's own, which may be renamed, hidden and moved", () => {
    const moved = defaults()
      .toReversed()
      .map((each) => ({ ...each, name: `${each.name} 2`, visible: false }))
    expect(checkJobCategories(moved)).toEqual([])
    expect(checkJobCategories(defaults().slice(1))).toEqual([
      {
        path: 'jobCategories',
        code: 'jobTypeOfProgram',
        message: 'Programmi töötüüpi „Maaharimine“ ei saa kustutada, aga selle saab peita',
      },
    ])
    expect(changed('sowing', (each) => ({ ...each, jobs: [] }))).toMatchObject([
      { path: 'jobCategories.1.jobs', code: 'jobTypeOfProgram' },
    ])
  })

  test('collects only what its category is for', () => {
    const withOwn = (each: JobCategoryChange) => ({
      ...each,
      jobs: [...each.jobs, own('Loendus', { requires: ['note', 'seed'] })],
    })
    expect(changed('harvest', withOwn)).toMatchObject([
      { path: 'jobCategories.6.jobs.8.requires.1', code: 'requirementNotAllowed' },
    ])
    expect(changed('other', withOwn)).toEqual([])
  })
})

test.each([
  [{ name: '' }, 'required'],
  [{ name: ' a ' }, 'tooShort'],
  [{ name: 'a'.repeat(5000) }, 'tooLong'],
  [{ name: 'Vedu', hectarePrice: -0.01 }, 'priceNegative'],
  [{ name: 'Vedu', variants: Array.from({ length: 21 }, (_, i) => `Viis ${i}`) }, 'tooLarge'],
  [{ name: 'Vedu', key: 'kaks sõna' }, 'wrongId'],
])('the job type %j is refused', (job, code) => {
  const parsed = JobCategoriesChange.safeParse({ jobCategories: [{ name: 'Omad', jobs: [job] }] })
  expect(parsed.error?.issues[0]?.message).toBe(code)
})
test('a price of 0 and 20 ways are right', () => {
  const job = { name: 'Vedu', hectarePrice: 0, variants: Array.from({ length: 20 }, (_, i) => `Viis ${i}`) }
  expect(JobCategoriesChange.safeParse({ jobCategories: [{ name: 'Omad', jobs: [job] }] }).success).toBe(true)
})

test('a job type that is gone, or in another category, is deleted from where it was', () => {
  const before = jobCategoriesToStore(
    [
      ownCategory([own('A1', { key: 'a' }), own('B1', { key: 'b' })], { key: 'x' }),
      ownCategory([], { key: 'y', name: 'Muud' }),
    ],
    { before: [], newKey: () => '' },
  )
  const [x, y] = [
    ownCategory([own('A1', { key: 'a' })], { key: 'x' }),
    ownCategory([own('B1', { key: 'b' })], { key: 'y' }),
  ]
  expect(deletedJobTypes(before, before)).toEqual([])
  expect(deletedJobTypes(before, [y, x])).toEqual([
    { categoryKey: 'x', jobKey: 'b', name: 'B1', path: 'jobCategories.1.jobs' },
  ])
  expect(deletedJobTypes(before, [y]).map(({ jobKey, path }) => `${jobKey} ${path}`)).toEqual([
    'a jobCategories',
    'b jobCategories',
  ])
})

test('what is new gets a key; a chemical brings its worker', () => {
  let count = 0
  const [merged] = jobCategoriesToStore([ownCategory([own('A1', { requires: ['chemical'] })])], {
    before: [],
    newKey: () => `k${++count}`,
  })
  expect([merged?.key, merged?.jobs[0]?.key, merged?.jobs[0]?.requires]).toEqual([
    'k1',
    'k2',
    ['chemical', 'worker'],
  ])
})

test('what a job collects stays as it is when the job is sent as it is', () => {
  const newKey = () => ''
  expect(jobCategoriesToStore(defaults(), { before: DEFAULT_JOB_CATEGORIES, newKey })).toEqual(defaults())
  const other = ownCategory([own('Muu töö', { key: 'other', requires: ['chemical'] })], { key: 'other' })
  const [merged] = jobCategoriesToStore([other], { before: DEFAULT_JOB_CATEGORIES, newKey })
  expect(merged?.jobs[0]?.requires).toEqual(['chemical', 'worker'])
})
