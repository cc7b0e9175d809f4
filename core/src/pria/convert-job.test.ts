import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { AgencyJob } from '../agency/wire.ts'
import type { Job } from '../jobs/schema.ts'
import { DEFAULT_JOB_CATEGORIES } from '../settings/table.ts'
import { APPLICATION_UNITS } from '../units/schema.ts'
import { convertJob, type JobFacts } from './convert-job.ts'
import { job, material, mineral, seed } from './testing-jobs.ts'

const WORKER = '01890000-0000-7000-8000-0000000000aa'
const FACTS: JobFacts = {
  agencyField: '1000001-2026-1',
  undersown: new Set(['punane_ristik']),
  workerOf: (id) =>
    id === WORKER ? { name: 'Mari Kask', certificate: 'kehtib kuni 01.01.2030' } : undefined,
  findCoating: ({ name }) => (name === 'Redigo Pro' ? { name, registerNumber: '633' } : undefined),
  hasVariants: false,
}
const partsOf = (given: Job, facts: Partial<JobFacts> = {}) => {
  const outcome = convertJob(given, { ...FACTS, ...facts })
  return outcome.kind === 'PARTS' ? outcome.parts : []
}
const codesOf = (given: Job, facts: Partial<JobFacts> = {}): string[] =>
  partsOf(given, facts).flatMap(({ problems }) => problems.map(({ code, path }) => `${code} ${path}`))
const spraying = (change: Partial<Job> = {}) =>
  job('plant-protection', 'spraying', { worker: WORKER, requisites: [material()], ...change })
const sowing = (change: Partial<Job> = {}) => job('sowing', 'sowing', { requisites: [seed()], ...change })

describe('a job at the agency', () => {
  it('is a body with totals in kilograms and litres', () => {
    const [part] = partsOf(spraying())
    expect(part).toMatchObject({
      part: 'PLANT_PROTECTION',
      problems: [],
      body: {
        fieldId: '1000001-2026-1',
        activity: 'PLANT_PROTECTION',
        worker: 'Mari Kask',
        workerCertificate: 'kehtib kuni 01.01.2030',
        areaHa: 10,
        inputs: [{ kind: 'PLANT_PROTECTION_PRODUCT', registerNumber: '00123', amount: 12, unit: 'l' }],
      },
    })
  })
  it('is two where a fertilizer was mixed in: each has its own material', () => {
    const parts = partsOf(spraying({ requisites: [material(), mineral({ amount: 5 })] }))
    expect(parts.map(({ part }) => part)).toEqual(['PLANT_PROTECTION', 'FERTILIZING'])
    expect(parts.map(({ body }) => body?.inputs.map(({ name }) => name))).toEqual([
      ['Tiltor 300'],
      ['NPK 15-15-15'],
    ])
  })
  it('is an undersowing as well where seed was sown that stands under the main crop', () => {
    const clover = seed({ name: 'Jõgeva 433', subtype: 'punane_ristik' })
    expect(partsOf(sowing({ requisites: [seed(), clover] })).map(({ part }) => part)).toEqual([
      'SOWING',
      'UNDERSOWING',
    ])
    expect(partsOf(sowing({ requisites: [clover] })).map(({ part }) => part)).toEqual(['UNDERSOWING'])
  })
  it('keeps with an undersowing that stands alone whatever was used beside its seed', () => {
    const clover = seed({ name: 'Jõgeva 433', subtype: 'punane_ristik' })
    const parts = partsOf(sowing({ requisites: [material(), mineral({ amount: 5 }), clover], notes: 'kuiv' }))
    expect(parts.map(({ part, body }) => [part, body?.inputs.map(({ name }) => name), body?.notes])).toEqual([
      ['UNDERSOWING', ['Tiltor 300', 'Jõgeva 433'], 'kuiv'],
      ['FERTILIZING', ['NPK 15-15-15'], ''],
    ])
  })
  it('is what its fertilizers make it: mineral, manure and lime are three', () => {
    const manure = mineral({
      name: 'Vedelsõnnik',
      fertilizerKind: 'ORGANIC_FERTILIZER',
      organicType: 'VEDELSONNIK',
      nutrient: null,
      amount: 20,
      unit: 'm3/ha',
    })
    const lime = mineral({ name: 'Lubi', subtype: 'FERTILIZER_LIMESTONE', nutrient: null })
    const parts = partsOf(job('fertilising', 'fertilising', { requisites: [mineral(), manure, lime] }))
    expect(parts.map(({ part }) => part)).toEqual(['FERTILIZING', 'MANURE_SPREADING', 'LIMING'])
    expect(parts[0]?.body?.inputs[0]).toMatchObject({
      amount: 3000,
      unit: 'kg',
      nitrogenKg: 450,
      phosphorusKg: 195,
    })
    expect(parts[1]?.body?.inputs[0]).toMatchObject({ amount: 200_000, unit: 'l', nitrogenKg: 720 })
    expect(
      partsOf(job('fertilising', 'fertilising', { requisites: [manure] })).map(({ part }) => part),
    ).toEqual(['MANURE_SPREADING'])
  })
  it('tells what seed was dressed with: so much on a tonne', () => {
    const dressed = seed({ coating: { name: 'Redigo Pro', requisiteId: null, amount: 0.6, unit: 'l/t' } })
    expect(partsOf(sowing({ requisites: [dressed] }))[0]?.body?.inputs[1]).toMatchObject({
      kind: 'SEED_COATING',
      registerNumber: '633',
      amount: 1.2,
      unit: 'l',
    })
  })
  it.each([
    ['ploughing', 'tillage', 'PLOUGHING'],
    ['disc-harrowing', 'tillage', 'TILLAGE'],
    ['mowing', 'pre-harvest', 'MOWING'],
    ['herding', 'other', 'GRAZING'],
    ['ditch-mowing', 'land-improvement', 'LAND_IMPROVEMENT'],
  ])('%s is an activity', (type, category, activity) =>
    expect(partsOf(job(category, type)).map(({ part }) => part)).toEqual([activity]),
  )
  it('is mulching where what was cut stays', () =>
    expect(
      partsOf(job('pre-harvest', 'maintenance-mowing', { jobVariant: 'Niide hekseldatakse' }))[0]?.part,
    ).toBe('MULCHING'))
})

describe('a job that does not go there', () => {
  it.each([
    ['NOT_SUPPORTED', job('harvest', 'bale-hauling')],
    ['NOT_IMPLEMENTED', job('own-category', 'own-job')],
    ['NOT_COMPLETED', spraying({ status: 'IN_PROGRESS', endDate: null })],
    ['NOT_COMPLETED', spraying({ status: 'DRAFT' })],
    ['NOT_COMPLETED', spraying({ status: 'PLANNED', plannedYear: 2026 })],
  ])('is %s', (kind, given) => expect(convertJob(given, FACTS).kind).toBe(kind))
})

describe('problems name the place that is to be mended', () => {
  const coated = (coating: object) =>
    sowing({
      requisites: [
        seed({ coating: { name: 'Redigo Pro', requisiteId: null, amount: 1, unit: 'l/t', ...coating } }),
      ],
    })
  const harvest = (change: Partial<Job>) =>
    job('harvest', 'harvesting', { yield: 40, yieldUnit: 't', yieldType: 'Terad', ...change })
  it.each([
    ['COATING_CHEMICAL_NOT_FOUND requisites.0.coating.name', coated({ name: 'Tundmatu' })],
    ['COATING_AMOUNT_CAN_NOT_BE_COMPUTED requisites.0.coating.amount', coated({ amount: null })],
    ['COATING_AMOUNT_CAN_NOT_BE_COMPUTED requisites.0.coating.amount', coated({ unit: 'l' })],
    ['REQUISITE_MISSING requisites', spraying({ requisites: [] })],
    [
      'FERTILIZER_TYPE_MISSING requisites.0.fertilizerKind',
      job('fertilising', 'fertilising', { requisites: [mineral({ fertilizerKind: null })] }),
    ],
    [
      'FERTILIZER_TYPE_MISSING requisites.0.organicType',
      job('fertilising', 'fertilising', { requisites: [mineral({ fertilizerKind: 'ORGANIC_FERTILIZER' })] }),
    ],
    [
      'UNKNOWN_FERTILIZATION_TYPE requisites.0.organicType',
      job('fertilising', 'fertilising', {
        requisites: [mineral({ fertilizerKind: 'ORGANIC_FERTILIZER', organicType: 'GUAANO' })],
      }),
    ],
    ['WORKER_MISSING worker', spraying({ worker: null })],
    ['UNIT_NOT_SUPPORTED requisites.0.unit', spraying({ requisites: [material({ unit: 'tk/ha' })] })],
    ['UNIT_NOT_SUPPORTED requisites.0.amount', spraying({ requisites: [material({ amount: null })] })],
    [
      'CHEMICAL_JOB_USED_NON_CHEMICAL requisites.1.type',
      spraying({ requisites: [material(), material({ type: 'material' })] }),
    ],
    ['HARVEST_YIELD_TYPE_NOT_DEFINED yieldType', harvest({ yieldType: null })],
    ['HARVEST_YIELD_NOT_DEFINED yield', harvest({ yield: null })],
    [
      'SEED_CERTIFICATE_NOT_DEFINED requisites.0.seedCertificate',
      sowing({ requisites: [seed({ seedCertificate: null })] }),
    ],
    ['SEED_CERTIFICATE_NOT_DEFINED requisites.0.batchNo', sowing({ requisites: [seed({ batchNo: ' ' })] })],
  ])('%s', (code, given) => expect(codesOf(given)).toEqual([code]))
  it('HARVEST_VARIANT_NOT_DEFINED jobVariant', () =>
    expect(codesOf(job('pre-harvest', 'maintenance-mowing'), { hasVariants: true })).toEqual([
      'HARVEST_VARIANT_NOT_DEFINED jobVariant',
    ]))
})

const anyMaterial = fc
  .record({
    type: fc.constantFrom('seed', 'fertilizer', 'chemical', 'material'),
    name: fc.string({ minLength: 2, maxLength: 200 }),
    subtype: fc.constantFrom(null, 'talinisu', 'punane_ristik', 'FERTILIZER', 'FERTILIZER_LIMESTONE'),
    fertilizerKind: fc.constantFrom(null, 'MINERAL_FERTILIZER', 'ORGANIC_FERTILIZER'),
    organicType: fc.constantFrom(null, 'VEDELSONNIK', 'olematu'),
    registerNumber: fc.option(fc.string({ maxLength: 60 })),
    seedCertificate: fc.constantFrom(null, 'OTS', 'C1'),
    batchNo: fc.option(fc.string({ maxLength: 100 })),
    amount: fc.option(fc.double({ min: 1e-9, max: 1e6, noNaN: true })),
    unit: fc.option(fc.constantFrom(...APPLICATION_UNITS)),
    nutrient: fc.option(fc.record({ N: fc.option(fc.double({ min: 0, max: 1000, noNaN: true })) })),
    coating: fc.option(
      fc.record({
        name: fc.constantFrom('Redigo Pro', 'Tundmatu'),
        requisiteId: fc.constant(null),
        amount: fc.option(fc.double({ min: 1e-6, max: 1e6, noNaN: true })),
        unit: fc.constantFrom(null, 'l/t', 'g/t', 'l', 'x/t'),
      }),
    ),
  })
  .map((change) => material(change as Parameters<typeof material>[0]))

const anyJob = fc
  .record({
    type: fc.constantFrom(
      ...DEFAULT_JOB_CATEGORIES.flatMap(({ key, jobs }) => jobs.map((each) => [key, each.key] as const)),
      ['own', 'own'] as const,
    ),
    status: fc.constantFrom('DONE', 'DONE', 'DONE', 'IN_PROGRESS', 'DRAFT'),
    area: fc.double({ min: 0.0001, max: 100_000, noNaN: true }),
    worker: fc.constantFrom(null, WORKER, '01890000-0000-7000-8000-0000000000bb'),
    notes: fc.string({ maxLength: 3000 }),
    jobVariant: fc.constantFrom(null, 'Niide hekseldatakse'),
    requisites: fc.array(anyMaterial, { maxLength: 20 }),
    yield: fc.option(fc.double({ min: 0.001, max: 1e7, noNaN: true })),
    yieldType: fc.constantFrom(null, 'Terad'),
    growthStage: fc.option(fc.integer({ min: 0, max: 99 })),
  })
  .map(({ type: [category, type], ...change }) => job(category, type, change as Partial<Job>))

it('gives every job, for each activity, a body that the contract takes, or problems that name a place', () =>
  fc.assert(
    fc.property(anyJob, fc.boolean(), (given, hasVariants) => {
      const outcome = convertJob(given, { ...FACTS, hasVariants })
      if (outcome.kind !== 'PARTS') return
      expect(outcome.parts.length).toBeGreaterThan(0)
      expect(new Set(outcome.parts.map(({ part }) => part)).size).toBe(outcome.parts.length)
      for (const { body, problems } of outcome.parts) {
        expect(body === null).toBe(problems.length > 0)
        if (body) expect(AgencyJob.parse(body)).toEqual(body)
        for (const { path, recordId } of problems) expect([path === '', recordId]).toEqual([false, given._id])
      }
    }),
    { numRuns: 400 },
  ))
it('names every material once, in one activity', () =>
  fc.assert(
    fc.property(anyJob, (given) => {
      const parts = convertJob(given, FACTS)
      if (parts.kind !== 'PARTS' || parts.parts.some(({ body }) => body === null)) return
      const sent = parts.parts
        .flatMap(({ body }) => body?.inputs ?? [])
        .filter(({ kind }) => kind !== 'SEED_COATING')
      expect(sent).toHaveLength(given.requisites.length)
    }),
    { numRuns: 300 },
  ))
