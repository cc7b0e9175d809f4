import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_JOB_CATEGORIES } from '../settings/table.ts'
import { checkJobEdit } from './edit-rules.ts'
import { type CheckedJob, checkJobs, type JobCheckFacts } from './rules.ts'
import { JobDraft } from './schema.ts'

const FIELD = '01890a5d-ac96-774b-bcce-b302099a8057'
const OTHER_FIELD = '01890a5d-ac96-774b-bcce-b302099a8056'
const CERTIFIED = '01890a5d-ac96-774b-bcce-b302099a8058'
const HELPER = '01890a5d-ac96-774b-bcce-b302099a8059'
const SECOND_HELPER = '01890a5d-ac96-774b-bcce-b302099a8051'
const REMOVED = '01890a5d-ac96-774b-bcce-b302099a8052'
const ALSO_GONE = '01890a5d-ac96-774b-bcce-b302099a8053'

const facts: JobCheckFacts = {
  categories: DEFAULT_JOB_CATEGORIES,
  fieldAreaOf: ({ date }) => (date < '2026-01-01' ? 8 : 10),
  workers: new Map([
    [CERTIFIED, { chemicalCertification: true }],
    [HELPER, { chemicalCertification: false }],
    [SECOND_HELPER, { chemicalCertification: false }],
  ]),
  chemicals: { has: () => true },
  today: '2026-05-10',
}
const herbicide = {
  name: 'Herbitsiid H',
  type: 'chemical',
  subtype: 'PMA_TKV_TOIME_LIIK_HERBITSIID',
  subtypeVariant: 'TKV_REGISTRIST',
  ingredients: [{ name: 'glüfosaat', code: 'glufosaat' }],
  amount: 1.5,
  unit: 'l/ha',
}
const bare = { name: 'Imporditud', type: 'fertilizer', amount: null, unit: null }
const guarded = { ...herbicide, name: 'Kaitsealaga', safetyArea: 3 }

type Overrides = Record<string, unknown>
const job = (overrides: Overrides = {}): CheckedJob =>
  JobDraft.parse({
    fieldId: FIELD,
    status: 'DONE',
    jobCategory: { name: 'Taimekaitse' },
    job: { name: 'Pritsimine' },
    area: 9,
    date: '2026-05-04',
    endDate: '2026-05-04',
    worker: CERTIFIED,
    requisites: [herbicide],
    ...overrides,
  })
const ploughing = { jobCategory: { name: 'Maaharimine' }, job: { name: 'Kündmine' }, requisites: [] }
const ditch = { jobCategory: { key: 'land-improvement', name: 'M' }, job: { key: 'ditch-mowing', name: 'K' } }
const removed = {
  jobCategory: { key: 'own', name: 'Oma' },
  job: { key: 'own-1', name: 'Loendus' },
  requisites: [],
}
const herding = { jobCategory: { name: 'Muu' }, job: { name: 'Karjatamine' }, requisites: [] }
const cows = (hoursPerDay: number) => [{ animalType: 'Lehm', amount: 10, days: 2, hoursPerDay }]
const edit = (before: Overrides, after: Overrides) =>
  checkJobEdit({ before: job(before), after: job({ ...before, ...after }) }, facts).map(
    ({ path, code }) => `${path} ${code}`,
  )

describe('what a stored job has, it may keep', () => {
  test.each<[string, Overrides, Overrides]>([
    ['a worker who is gone', { worker: REMOVED }, { notes: 'uus' }],
    ['a worker who lost the certificate', { worker: HELPER }, { area: 8 }],
    [
      'such a worker, with a product that was forgotten',
      { worker: HELPER },
      { requisites: [herbicide, guarded] },
    ],
    ['no worker at all', { worker: null }, { notes: 'uus' }],
    ['a material that lacks its parts', { requisites: [herbicide, bare] }, { requisites: [bare] }],
    ['a unit that is not the job’s', { ...ditch, requisites: [], amount: 3, unit: 'tk' }, { notes: 'uus' }],
    ['an amount of a job that is not measured', { ...ploughing, amount: 3, unit: 'm' }, { notes: 'uus' }],
    ['too large an area', { area: 12, requisites: [guarded] }, { notes: 'uus' }],
    ['too large an area, made smaller', { area: 12, requisites: [guarded] }, { area: 11 }],
    ['a type that is gone', removed, { notes: 'uus' }],
    ['no end', { endDate: null }, { notes: 'uus' }],
    ['no proof of the phosphorus', { fertilization: { highNutrientN: true } }, { notes: 'uus' }],
    ['more hours of animals than there are', { ...herding, herding: cows(20) }, { notes: 'uus' }],
    ['the same, made fewer', { ...herding, herding: cows(20) }, { herding: cows(19) }],
  ])('%s', (_, before, after) => {
    expect(checkJobs([job(before)], facts)).not.toEqual([])
    expect(edit(before, after)).toEqual([])
  })
})

describe('what a change makes worse is refused', () => {
  test.each<[string, Overrides, Overrides, string]>([
    ['another worker who is gone', { worker: REMOVED }, { worker: ALSO_GONE }, 'worker unknownWorker'],
    ['a worker without certificate', {}, { worker: HELPER }, 'worker workerNotCertified'],
    ['another such one', { worker: HELPER }, { worker: SECOND_HELPER }, 'worker workerNotCertified'],
    [
      'a spraying made of what a gone worker did',
      { ...ploughing, worker: REMOVED },
      { jobCategory: { name: 'Taimekaitse' }, job: { name: 'Pritsimine' }, requisites: [herbicide] },
      'worker unknownWorker',
    ],
    ['a worker taken away', {}, { worker: null }, 'worker required'],
    [
      'a material that lacks its amount',
      {},
      { requisites: [{ ...herbicide, amount: null }] },
      'requisites.0.amount required',
    ],
    ['an area over the safety area', { requisites: [guarded] }, { area: 10 }, 'area safetyAreaSingle'],
    ['a larger one', { area: 11, requisites: [guarded] }, { area: 12 }, 'area safetyAreaSingle'],
    [
      'the same on another field',
      { area: 11, requisites: [guarded] },
      { fieldId: OTHER_FIELD },
      'area safetyAreaSingle',
    ],
    [
      'a second product that needs one',
      { area: 11, requisites: [guarded] },
      { requisites: [guarded, { ...guarded, name: 'Teine' }] },
      'area safetyAreaSingle',
    ],
    [
      'a year in which the field is smaller',
      { area: 11, requisites: [guarded] },
      { date: '2025-05-04', endDate: '2025-05-04' },
      'area safetyAreaSingle',
    ],
    [
      'a type that is gone, in another category',
      removed,
      { jobCategory: { key: 'harvest', name: 'Koristus' } },
      'job unknownJob',
    ],
    ['an end taken away', {}, { endDate: null }, 'endDate required'],
    [
      'a finish without an end',
      { status: 'IN_PROGRESS', endDate: null },
      { status: 'DONE' },
      'endDate required',
    ],
    [
      'a proof taken away',
      { fertilization: { highNutrientN: true, nutrientN: 3, soilSampleYear: 2025 } },
      { fertilization: { highNutrientN: true, nutrientN: 3 } },
      'fertilization.soilSampleYear required',
    ],
    [
      'more hours than before',
      { ...herding, herding: cows(20) },
      { herding: cows(21) },
      'herding.0.hoursPerDay hoursOfRange',
    ],
  ])('%s', (...[, before, after, error]) => {
    expect(edit(before, after)).toEqual([error])
  })
})

const someJob = fc
  .record({
    status: fc.constantFrom('DONE', 'IN_PROGRESS', 'DRAFT'),
    kind: fc.constantFrom(ploughing, ditch, herding, {}),
    area: fc.constantFrom(7, 9, 10, 12),
    worker: fc.constantFrom(null, CERTIFIED, HELPER, REMOVED),
    requisites: fc.subarray([herbicide, bare, guarded]),
    endDate: fc.constantFrom(null, '2026-05-04'),
    amount: fc.constantFrom(null, 3),
    unit: fc.constantFrom(null, 'm', 'tk'),
  })
  .map(({ kind, requisites, ...overrides }) => job({ ...overrides, ...kind, requisites }))

describe('of any two jobs', () => {
  const errorsOf = (overrides: CheckedJob) => checkJobs([overrides], facts)

  test('a change finds no fault that a new job of the same kind would not have', () => {
    fc.assert(
      fc.property(someJob, someJob, (before, after) => {
        expect(errorsOf(after)).toEqual(expect.arrayContaining(checkJobEdit({ before, after }, facts)))
      }),
    )
  })
  test('a job that stays as it is, or is only noted upon, is never refused', () => {
    fc.assert(
      fc.property(someJob, fc.string(), (before, notes) => {
        expect(checkJobEdit({ before, after: { ...before, notes } }, facts)).toEqual([])
      }),
    )
  })
  test('a change of a sound job is judged like a new one', () => {
    fc.assert(
      fc.property(someJob, someJob, (before, after) => {
        fc.pre(errorsOf(before).length === 0)
        expect(checkJobEdit({ before, after }, facts)).toEqual(errorsOf(after))
      }),
    )
  })
})
