import { describe, expect, test } from 'vitest'
import { CATEGORY, DEFAULT_JOB_CATEGORIES } from '../settings/table.ts'
import { type CheckedJob, checkJobs, type JobCheckFacts } from './rules.ts'
import { JobDraft } from './schema.ts'

const FIELD = '01890a5d-ac96-774b-bcce-b302099a8057'
const KIND = '01890a5d-ac96-774b-bcce-b302099a8060'
const own = {
  key: 'own',
  name: 'Mullaproovide vedu',
  visible: true,
  requires: [],
  variants: [],
  hectarePrice: null,
}
const facts: JobCheckFacts = {
  categories: DEFAULT_JOB_CATEGORIES.map((category) =>
    category.key === CATEGORY.other ? { ...category, jobs: [...category.jobs, own] } : category,
  ),
  fieldAreaOf: () => 10,
  workers: new Map(),
  chemicals: { has: () => false },
  today: '2026-05-10',
}
const job = (category: string, name: string, overrides: Record<string, unknown> = {}): CheckedJob =>
  JobDraft.parse({
    fieldId: FIELD,
    status: 'DONE',
    jobCategory: { name: category },
    job: { name },
    area: 10,
    date: '2026-05-04',
    endDate: '2026-05-06',
    ...overrides,
  })
const wrong = (draft: CheckedJob, change: Partial<JobCheckFacts> = {}) =>
  checkJobs([draft], { ...facts, ...change }).map(({ path, code }) => `${path} ${code}`)

describe('the variant', () => {
  const mowing = (jobVariant?: string | null) => job('Koristuseelne', 'Hooldusniitmine', { jobVariant })
  test.each([undefined, null, '', '  '])('is required where there are several: %j', (variant) => {
    expect(wrong(mowing(variant))).toEqual(['jobVariant required'])
  })
  test('may be one of them, or one that was of them', () => {
    expect(wrong(mowing('Niide koristatakse'))).toEqual([])
    expect(wrong(mowing('Niide põletatakse'))).toEqual([])
  })
  test('is not asked where there is one way only', () => {
    expect(wrong(job('Koristuseelne', 'Niitmine'))).toEqual([])
  })
})

describe('the sampler', () => {
  test.each(['Mullaproovi võtmine', 'Mullaproovide vedu'])('must be named: %s', (name) => {
    expect(wrong(job('Muu', name))).toEqual(['soilSampler required'])
    expect(wrong(job('Muu', name, { soilSampler: '   ' }))).toEqual(['soilSampler required'])
    expect(wrong(job('Muu', name, { soilSampler: 'Mari Kask' }))).toEqual([])
  })
  test('is not asked of other work', () => {
    expect(wrong(job('Muu', 'Muu töö'))).toEqual([])
  })
})

describe('herding', () => {
  const cows = { animalType: 'piimalehm', amount: 12, days: 3, hoursPerDay: 24 }
  const herd = (herding: readonly object[], overrides: object = {}) =>
    wrong(job('Muu', 'Karjatamine', { herding, ...overrides }))
  test('names animals, for no more hours than the days have', () => {
    expect(herd([])).toEqual(['herding.0.animalType required'])
    expect(herd([cows, { ...cows, days: 4 }])).toEqual(['herding.1.hoursPerDay hoursOfRange'])
    expect(herd([cows])).toEqual([])
  })
  test('without an end lasts until today', () => {
    const open = { status: 'IN_PROGRESS', endDate: null }
    expect(herd([{ ...cows, days: 7 }], open)).toEqual([])
    expect(herd([{ ...cows, days: 8 }], open)).toEqual(['herding.0.hoursPerDay hoursOfRange'])
  })
  test('in a plan is not held against days', () => {
    expect(herd([{ ...cows, days: 90 }], { status: 'PLANNED', plannedYear: 2026 })).toEqual([])
  })
  test('is not asked of other work, but judged where it was told', () => {
    const ploughing = (herding: readonly object[]) => wrong(job('Maaharimine', 'Kündmine', { herding }))
    expect(ploughing([])).toEqual([])
    expect(ploughing([cows])).toEqual([])
    expect(ploughing([{ ...cows, days: 4 }])).toEqual(['herding.0.hoursPerDay hoursOfRange'])
  })
})

describe('the amount of work', () => {
  test.each([
    ['Maaparandushoiutööd', 'Kraavide niitmine', 'm', 't'],
    ['Sõnniku aunastamine', 'Sõnnikuauna moodustamine', 't', 'm'],
  ])('of %s / %s is required, in %s', (...[category, name, unit, other]) => {
    expect(wrong(job(category, name))).toEqual(['amount required', 'unit required'])
    expect(wrong(job(category, name, { amount: 40, unit }))).toEqual([])
    expect(wrong(job(category, name, { amount: 40, unit: other }))).toEqual(['unit unitNotOfJob'])
  })
  test('is refused at work that is not measured', () => {
    expect(wrong(job('Maaharimine', 'Kündmine', { amount: 40, unit: 'm' }))).toEqual([
      'amount amountNotOfJob',
      'unit unitNotOfJob',
    ])
  })
})

test("a kind of area must be the farm's own, where the farm's are known", () => {
  const draft = job('Maaharimine', 'Kündmine', { customFieldArea: { id: KIND, name: 'Toetus' } })
  expect(wrong(draft)).toEqual([])
  expect(wrong(draft, { customAreas: new Set() })).toEqual(['customFieldArea unknownCustomArea'])
  expect(wrong(draft, { customAreas: new Set([KIND]) })).toEqual([])
  expect(wrong(job('Maaharimine', 'Kündmine'), { customAreas: new Set() })).toEqual([])
})

test('a photo that was chosen twice is in the job once', () => {
  expect(job('Koristus', 'Koristus', { images: [KIND, FIELD, KIND] }).images).toEqual([KIND, FIELD])
})
