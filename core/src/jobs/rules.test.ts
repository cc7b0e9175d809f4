import { describe, expect, test } from 'vitest'
import { messageOf } from '../messages.ts'
import { typeOfTarget } from '../monitoring/table.ts'
import { DEFAULT_JOB_CATEGORIES } from '../settings/table.ts'
import { check } from '../validation.ts'
import { type CheckedJob, checkJobs, type JobCheckFacts } from './rules.ts'
import { breaksSafetyArea } from './safety-area.ts'
import { JobDraft } from './schema.ts'

const FIELD = '01890a5d-ac96-774b-bcce-b302099a8057'
const WORKER = '01890a5d-ac96-774b-bcce-b302099a8058'
const HELPER = '01890a5d-ac96-774b-bcce-b302099a8059'

const facts: JobCheckFacts = {
  categories: DEFAULT_JOB_CATEGORIES,
  fieldAreaOf: (job) => (job.fieldId === FIELD ? 10.25 : undefined),
  workers: new Map([
    [WORKER, { chemicalCertification: true }],
    [HELPER, { chemicalCertification: false }],
  ]),
  chemicals: { has: ({ name }) => name === 'Puhis' },
  typeOfTarget,
  today: '2026-05-10',
}

const job = (overrides: Record<string, unknown> = {}): CheckedJob =>
  JobDraft.parse({
    fieldId: FIELD,
    status: 'DONE',
    jobCategory: { name: 'Maaharimine' },
    job: { name: 'Kündmine' },
    area: 10.25,
    date: '2026-05-04',
    endDate: '2026-05-04',
    ...overrides,
  })
const inCategory = (category: string, name: string, overrides: Record<string, unknown> = {}) =>
  job({ jobCategory: { name: category }, job: { name }, ...overrides })
const spraying = (overrides: Record<string, unknown> = {}) =>
  inCategory('Taimekaitse', 'Pritsimine', { worker: WORKER, requisites: [chemical], ...overrides })

const chemical = {
  name: 'Herbitsiid H',
  type: 'chemical',
  subtype: 'PMA_TKV_TOIME_LIIK_HERBITSIID',
  subtypeVariant: 'TKV_REGISTRIST',
  ingredients: [{ name: 'glüfosaat', code: 'glufosaat' }],
  amount: 1.5,
  unit: 'l/ha',
}
const seed = {
  name: 'Hermes',
  type: 'seed',
  subtype: 'oder',
  seedCertificate: 'OTS',
  amount: 200,
  unit: 'kg/ha',
}
const FAULT = { path: 'requisites.0.coating.treatedOn', code: 'dressedAfterSowing' }
test('the own seed is dressed before it is sown', () => {
  const coating = { name: 'Puhis', amount: 0.5, unit: 'l/t', treatedOn: '2026-05-05' }
  const late = inCategory('Külv', 'Külvamine', { requisites: [{ ...seed, coating }] })
  expect(checkJobs([late], facts)).toMatchObject([FAULT])
  expect(checkJobs([{ ...late, endDate: '2026-05-05' }], facts)).toEqual([])
})
const fertilizer = {
  name: 'AN 34',
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  subtypeVariant: 'VAETIS_REGISTRIST',
  amount: 200,
  unit: 'kg/ha',
}

const wrong = (draft: CheckedJob) => checkJobs([draft], facts).map(({ path, code }) => `${path} ${code}`)

describe('monitoring', () => {
  const orashein = { inspectionType: 'UMBROHUD', target: 'ORASHEIN', amount: 25 }
  const found = (...inspections: object[]) => wrong(spraying({ inspections }))

  test('with an amount, an event and nothing found are let through', () => {
    expect(found(orashein)).toEqual([])
    expect(found({ inspectionType: 'SUNDMUSED', target: 'HAVING' })).toEqual([])
    expect(found({ inspectionType: 'KAHJURID', target: 'EI_TUVASTATUD' })).toEqual([])
    expect(found({ ...orashein, target: 'Karuputke võsu', amount: 0.5 })).toEqual([])
    expect(found()).toEqual([])
  })
  test('must tell how much was found, above nothing', () => {
    expect(found({ ...orashein, amount: null })).toEqual(['inspections.0.amount required'])
    expect(found(orashein, { ...orashein, amount: 0 })).toEqual(['inspections.1.amount required'])
  })
  test('knows no event that was not found', () => {
    const nothing = { inspectionType: 'SUNDMUSED', target: 'EI_TUVASTATUD' }
    expect(found(nothing)).toEqual(['inspections.0.target wrongType'])
  })
  test('knows no target of the table under another type', () => {
    expect(found({ ...orashein, inspectionType: 'KAHJURID' })).toEqual([
      'inspections.0.target targetOfOtherType',
    ])
    expect(found({ inspectionType: 'UMBROHUD', target: 'HAVING', amount: 2 })).toEqual([
      'inspections.0.target targetOfOtherType',
    ])
  })
  test('must have a type, a target, and no negative amount', () => {
    const draft = {
      ...spraying(),
      inspections: [{ ...orashein, inspectionType: null, target: '', amount: -1 }],
    }
    const checked = check(JobDraft, draft)
    const errors = checked.ok ? [] : checked.errors.map(({ path, code }) => `${path} ${code}`)
    expect(errors).toEqual([
      'inspections.0.inspectionType required',
      'inspections.0.target required',
      'inspections.0.amount negative',
    ])
  })
})

describe('a job', () => {
  test('that says all it must is let through', () => {
    expect(wrong(job())).toEqual([])
    expect(wrong(spraying())).toEqual([])
    expect(wrong(inCategory('Külv', 'Külvamine', { requisites: [seed] }))).toEqual([])
    expect(wrong(inCategory('Väetamine', 'Väetamine', { requisites: [fertilizer] }))).toEqual([])
  })

  test('on a field that is not there', () => {
    expect(wrong(job({ fieldId: WORKER }))).toEqual(['fieldId unknownField'])
  })

  test.each([
    ['Taimekaitse', 'Kündmine'],
    ['Mingi', 'Kündmine'],
  ])('of a kind that is not known: %s / %s', (category, name) => {
    expect(wrong(inCategory(category, name))).toEqual(['job unknownJob'])
  })

  test('is found by its key when its name has changed', () => {
    const named = { jobCategory: { key: 'tillage', name: 'Minu' }, job: { key: 'ploughing', name: 'Oma' } }
    expect(wrong(job(named))).toEqual([])
  })
})

describe('the worker', () => {
  test('is required where the job type asks for one', () => {
    expect(wrong(spraying({ worker: null, requisites: [] }))).toEqual(['worker required'])
  })

  test('is required where a plant-protection product is used, whatever the job', () => {
    expect(wrong(inCategory('Väetamine', 'Väetamine', { requisites: [chemical] }))).toEqual([
      'worker required',
    ])
  })

  test('must be one of the farm', () => {
    expect(wrong(spraying({ worker: FIELD }))).toEqual(['worker unknownWorker'])
  })

  test.each(['TKV_REGISTRIST', 'TKV_MUU', 'KASVUINH', 'DESIKANT'])(
    'must hold the certificate for %s',
    (subtypeVariant) => {
      const draft = spraying({ worker: HELPER, requisites: [{ ...chemical, subtypeVariant }] })
      expect(wrong(draft)).toEqual(['worker workerNotCertified'])
    },
  )

  test.each(['MARGAJA', 'BIOSTIM'])('needs no certificate for %s', (subtypeVariant) => {
    const draft = spraying({ worker: HELPER, requisites: [{ ...chemical, subtypeVariant }] })
    expect(wrong(draft)).toEqual([])
  })

  test('needs no certificate to spray a fertilizer', () => {
    expect(wrong(spraying({ worker: HELPER, requisites: [fertilizer] }))).toEqual([])
  })
})

describe('a material', () => {
  const without = (material: Record<string, unknown>, change: Record<string, unknown>, kind = 'Väetamine') =>
    wrong(
      inCategory(kind, kind === 'Külv' ? 'Külvamine' : 'Väetamine', {
        worker: WORKER,
        requisites: [fertilizer, { ...material, ...change }],
      }),
    )

  test.each<[string, Record<string, unknown>, Record<string, unknown>, string[]]>([
    ['its amount', fertilizer, { amount: null }, ['requisites.1.amount required']],
    ['the unit of an amount', fertilizer, { unit: null }, ['requisites.1.unit required']],
    ['the subtype of a fertilizer', fertilizer, { subtype: null }, ['requisites.1.subtype required']],
    ['a known subtype', fertilizer, { subtype: 'SÕNNIK' }, ['requisites.1.subtype wrongType']],
    [
      'the variant of a fertilizer',
      fertilizer,
      { subtypeVariant: null },
      ['requisites.1.subtypeVariant required'],
    ],
    [
      'the variant of a chemical',
      chemical,
      { subtypeVariant: null },
      ['requisites.1.subtypeVariant required'],
    ],
    ['the subtype of a chemical', chemical, { subtype: null }, ['requisites.1.subtype required']],
    ['the ingredients', chemical, { ingredients: [] }, ['requisites.1.ingredients required']],
    ['the crop of a seed', seed, { subtype: null }, ['requisites.1.subtype required']],
    ['the certificate', seed, { seedCertificate: null }, ['requisites.1.seedCertificate required']],
    ['the number of bought seed', seed, { seedCertificate: 'C1' }, ['requisites.1.batchNo required']],
  ])('must say %s', (...[, material, change, expected]) => {
    expect(without(material, change)).toEqual(expected)
  })

  test('bought seed with its number is let through', () => {
    expect(without(seed, { seedCertificate: 'C1', batchNo: 'EE 26-1' }, 'Külv')).toEqual([])
  })

  test('a wetting agent need not be described', () => {
    expect(without(chemical, { subtypeVariant: 'MARGAJA', subtype: null, ingredients: [] })).toEqual([])
  })

  test('a coating must be known, with its amount and unit', () => {
    const coating = { name: 'Tundmatu', amount: null, unit: null }
    expect(without(seed, { coating })).toEqual([
      'requisites.1.coating.name coatingUnknown',
      'requisites.1.coating.amount required',
      'requisites.1.coating.unit required',
    ])
    expect(without(seed, { coating: { name: 'Puhis', amount: 1, unit: 'l/t' } })).toEqual([])
  })

  test('of the category Muu is asked nothing', () => {
    const bare = { name: 'Aiatraat', type: 'chemical' }
    expect(wrong(inCategory('Muu', 'Muu töö', { requisites: [bare] }))).toEqual([])
  })
})

describe('the yield', () => {
  const harvest = (overrides: Record<string, unknown>) => wrong(inCategory('Koristus', 'Koristus', overrides))

  test('may come later', () => {
    expect(harvest({})).toEqual([])
  })

  test.each(['t', 'kg', 'g'])('in %s weighs what it says', (yieldUnit) => {
    expect(harvest({ yield: 4, yieldUnit })).toEqual([])
  })

  test('needs a unit, and a unit without a weight needs one', () => {
    expect(harvest({ yield: 4 })).toEqual(['yieldUnit required'])
    expect(harvest({ yield: 4, yieldUnit: 'tk' })).toEqual(['yieldUnitWeight required'])
    expect(harvest({ yield: 4, yieldUnit: 'tk', yieldUnitWeight: 250 })).toEqual([])
  })
})

describe('the safety area', () => {
  const near = { ...chemical, safetyArea: 5 }

  test.each([
    [10.2499, false],
    [10.25, true],
    [10.2501, true],
  ])('%d ha of a field of 10.25 ha breaks it: %s', (area, isBroken) => {
    expect(wrong(spraying({ area, requisites: [near] }))).toEqual(isBroken ? ['area safetyAreaSingle'] : [])
  })

  test('only where a material has one; a distance to water alone asks nothing', () => {
    const job10 = { area: 10, materials: [{ safetyArea: null }] }
    expect(breaksSafetyArea(job10, 10)).toBe(false)
    expect(wrong(spraying({ requisites: [{ ...chemical, safetyWaterArea: 20 }] }))).toEqual([])
  })

  test('the sentence names the area, with a comma', () => {
    expect(checkJobs([spraying({ requisites: [near] })], facts)[0]?.message).toBe(
      'Ohutusala tõttu peab töö pindala olema väiksem, kui põllu kogupindala (10,25 ha).',
    )
  })

  test('with several fields each must stay below its own, and the sentence names the total', () => {
    const drafts = [spraying({ requisites: [near] }), spraying({ requisites: [near], area: 10 })]
    expect(checkJobs(drafts, facts)).toEqual([
      {
        path: '0.area',
        code: 'safetyAreaSeveral',
        message: messageOf('safetyAreaSeveral', { fieldArea: '20,5' }),
      },
    ])
  })
})

test('a batch of one keeps the paths of a batch', () => {
  const [error] = checkJobs([spraying({ worker: null })], facts, true)
  expect(error).toEqual({ path: '0.worker', code: 'required', message: 'Kohustuslik väli' })
})

test('a late harvest may be of the last year of its field; no other work, nor one before its first year', () => {
  const on = (
    life: object,
    change: Record<string, unknown>,
    work = inCategory('Koristus', 'Koristus', change),
  ) =>
    checkJobs([work], { ...facts, fieldLifeOf: () => ({ name: 'Kivi', year: 2027, ...life }) }, false).filter(
      ({ path }) => path === 'fieldId',
    )
  const day = { date: '2026-09-15', endDate: '2026-09-15' }
  expect(on({ lastYear: 2026 }, day)).toEqual([])
  expect(on({ lastYear: 2025 }, day)).toMatchObject([{ code: 'fieldEnded' }])
  expect(on({ lastYear: 2026 }, { date: '2027-01-02', endDate: '2027-01-02' })).toMatchObject([
    { code: 'fieldEnded' },
  ])
  expect(on({ lastYear: 2026 }, {}, job(day))).toMatchObject([{ code: 'fieldEnded' }])
  expect(on({ firstYear: 2028 }, day)).toMatchObject([{ code: 'fieldNotYet' }])
})
