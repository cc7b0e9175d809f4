import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AGENCY_ACTIVITIES, AGENCY_INPUTS, AgencyJob } from '../agency/wire.ts'
import { isPlantProtection } from '../jobs/plant-protection.ts'
import type { Job } from '../jobs/schema.ts'
import { DEFAULT_JOB_CATEGORIES } from '../settings/table.ts'
import { isSame } from './compare.ts'
import { convertJob, type JobFacts } from './convert-job.ts'
import { cannotTake, comesBack, jobDraftOf, type Known, withAgencyJob } from './take-job.ts'
import { FIELD_ID, job, material, mineral, seed } from './testing-jobs.ts'

const WORKER = '01890000-0000-7000-8000-0000000000aa'
const AGENCY_FIELD = '1000001-2026-1'
const KNOWN: Known = {
  materials: [],
  workers: [{ _id: WORKER, name: 'Mari Kask' }],
  categories: DEFAULT_JOB_CATEGORIES,
}
const FACTS: JobFacts = {
  agencyField: AGENCY_FIELD,
  undersown: new Set(['punane_ristik']),
  workerOf: (id) => (id === WORKER ? { name: 'Mari Kask', certificate: 'olemas' } : undefined),
  findCoating: () => undefined,
  hasVariants: false,
}
const PLACE = { fieldId: FIELD_ID, crop: 'talinisu' }

const input = (kind: (typeof AGENCY_INPUTS)[number], change: object = {}) => ({
  kind,
  name: `Aine ${kind}`,
  registerNumber: kind === 'PLANT_PROTECTION_PRODUCT' ? '00123' : '',
  amount: 12,
  unit: 'kg' as const,
  nitrogenKg: null,
  phosphorusKg: null,
  potassiumKg: null,
  fertilizerType:
    { MINERAL_FERTILIZER: 'MINERAALVAETIS', ORGANIC_FERTILIZER: 'MUU_ORGAANILINE', LIME: 'LUBIVAETIS' }[
      kind as string
    ] ?? '',
  certificateClass: kind === 'SEED' ? 'C1' : '',
  certificateNumber: kind === 'SEED' ? 'EE-7' : '',
  ...change,
})
/** Inputs with which each activity says all that our book asks of it. */
const NEEDED: Partial<Record<AgencyJob['activity'], (typeof AGENCY_INPUTS)[number]>> = {
  SOWING: 'SEED',
  UNDERSOWING: 'SEED',
  PLANT_PROTECTION: 'PLANT_PROTECTION_PRODUCT',
  FERTILIZING: 'MINERAL_FERTILIZER',
  MANURE_SPREADING: 'ORGANIC_FERTILIZER',
  LIMING: 'LIME',
}
function bodyOf(activity: AgencyJob['activity'], change: Partial<AgencyJob> = {}): AgencyJob {
  const needed = NEEDED[activity]
  return {
    fieldId: AGENCY_FIELD,
    activity,
    name: '',
    startsOn: '2026-05-18',
    endsOn: '2026-05-18',
    startTime: null,
    areaHa: 10,
    worker: 'Mari Kask',
    workerCertificate: activity === 'PLANT_PROTECTION' ? 'olemas' : '',
    inputs: needed ? [input(needed)] : [],
    grazing: [],
    growthStage: null,
    windMps: null,
    airC: null,
    observations: [],
    notes: '',
    ...change,
  }
}
/** The job that a record becomes, as it is stored. */
function taken(body: AgencyJob): Job {
  const draft = jobDraftOf(body, PLACE, KNOWN)
  if (draft === undefined) throw new Error('it becomes no job')
  return job(draft.jobCategory.key ?? '', draft.job.key ?? '', draft as Partial<Job>)
}
const partsOf = (given: Job) => {
  const outcome = convertJob(given, FACTS)
  return outcome.kind === 'PARTS' ? outcome.parts : []
}

describe('work that was brought in', () => {
  it.each(AGENCY_ACTIVITIES)('%s is the same work again, or is not brought in', (activity) => {
    const body = bodyOf(activity)
    if (cannotTake(body) !== null) return expect(['PLANTING', 'IRRIGATION']).toContain(activity)
    const parts = partsOf(taken(body))
    expect(parts.map(({ part }) => part)).toEqual([activity])
    // a harvest is to say its yield, which the agency keeps apart
    if (activity === 'HARVEST') return expect(parts[0]?.problems).toHaveLength(2)
    expect(isSame(parts[0]?.body ?? null, body)).toBe(true)
    expect(comesBack(taken(body), body, FACTS)).toBe('WHOLE')
  })

  it('never becomes another activity, nor several, whatever is in it', () => {
    const anyInput = fc.constantFrom(...AGENCY_INPUTS).map((kind) => input(kind))
    const anyBody = fc
      .record({
        activity: fc.constantFrom(...AGENCY_ACTIVITIES),
        name: fc.constantFrom('', 'Randaalimine', 'Hooldusniitmine', 'Kraavide puhastamine', 'Kevadtöö'),
        inputs: fc.array(anyInput, { maxLength: 4 }),
        endsOn: fc.constantFrom('2026-05-18', null),
        worker: fc.constantFrom('', 'Mari Kask', 'Võõras'),
        windMps: fc.constantFrom(null, 3),
      })
      .map(({ activity, ...change }) => AgencyJob.parse(bodyOf(activity, change)))
    fc.assert(
      fc.property(anyBody, (body) => {
        const why = cannotTake(body)
        if (why !== null) {
          expect(['UNKNOWN_WORK', 'OTHER_WORK']).toContain(why)
          return
        }
        const stored = taken(body)
        const outcome = convertJob(stored, FACTS)
        const activities =
          outcome.kind === 'NOT_COMPLETED' ? outcome.activities : partsOf(stored).map(({ part }) => part)
        expect(activities).toEqual([body.activity])
        const [part] = partsOf(stored)
        // what does not say all is not agreed, so that sending it back is never suggested
        const isWhole = part?.body != null && isSame(part.body, body)
        expect(comesBack(stored, body, FACTS)).toBe(isWhole ? 'WHOLE' : 'IN_PART')
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['PLANTING', [], 'UNKNOWN_WORK'],
    ['IRRIGATION', [], 'UNKNOWN_WORK'],
    ['FERTILIZING', [input('ORGANIC_FERTILIZER')], 'OTHER_WORK'],
    ['SOWING', [input('SEED'), input('MINERAL_FERTILIZER')], 'OTHER_WORK'],
    ['MULCHING', [], null],
  ] as const)('%s with %j: %s', (activity, inputs, why) => {
    expect(cannotTake(bodyOf(activity, { inputs: [...inputs] }))).toBe(why)
  })

  it('is the type that is called like it, and of mowing the way of it', () => {
    expect(taken(bodyOf('TILLAGE', { name: 'randaalimine' })).job.key).toBe('disc-harrowing')
    expect(taken(bodyOf('TILLAGE', { name: 'Miski muu' })).job.key).toBe('cultivating')
    const mowing = taken(bodyOf('MOWING', { name: 'Hooldusniitmine' }))
    expect([mowing.job.key, mowing.jobVariant]).toEqual(['maintenance-mowing', 'Niide koristatakse'])
    expect(taken(bodyOf('MULCHING')).jobVariant).toBe('Niide hekseldatakse')
  })

  it('makes nothing up of a product without a number, of a lime and of a seed without a certificate', () => {
    const one = (kind: (typeof AGENCY_INPUTS)[number], change: object = {}) =>
      taken(bodyOf('PLANT_PROTECTION', { inputs: [input(kind, change)] })).requisites[0]
    const product = one('PLANT_PROTECTION_PRODUCT', { registerNumber: '' })
    expect(product).toMatchObject({ type: 'chemical', subtypeVariant: null, registerNumber: null })
    expect(product && isPlantProtection(product)).toBe(true)
    expect(one('PLANT_PROTECTION_PRODUCT')).toMatchObject({ subtypeVariant: 'TKV_REGISTRIST' })
    expect(one('LIME')).toMatchObject({ subtype: 'FERTILIZER_LIMESTONE', subtypeVariant: 'LUBIVAETIS' })
    expect(one('MINERAL_FERTILIZER', { registerNumber: '' })).toMatchObject({
      subtypeVariant: 'VAETIS_REGISTRIST',
    })
    expect(one('ORGANIC_FERTILIZER', { registerNumber: '' })).toMatchObject({ subtypeVariant: 'VAETIS_MUU' })
    expect(one('ORGANIC_FERTILIZER', { registerNumber: '12' })).toMatchObject({
      subtypeVariant: 'VAETIS_REGISTRIST',
    })
    expect(one('SEED', { certificateClass: '' })).toMatchObject({ seedCertificate: null })
    expect(one('SEED')).toMatchObject({ seedCertificate: 'C1' })
  })
  it('is no manure because the farm has manure of that name', () => {
    const manure = { ...mineral({ fertilizerKind: 'ORGANIC_FERTILIZER' }), _id: FIELD_ID, updatedAt: '' }
    const known = { ...KNOWN, materials: [{ ...manure, name: 'Aine MINERAL_FERTILIZER', inspections: [] }] }
    const draft = jobDraftOf(bodyOf('FERTILIZING'), PLACE, known)
    expect(draft?.requisites.map(({ fertilizerKind }) => fertilizerKind)).toEqual(['MINERAL_FERTILIZER'])
  })
})

describe('work that is taken over ours', () => {
  const over = (given: Job, body: AgencyJob, part: string): Job => {
    const facts = { undersown: FACTS.undersown }
    return { ...given, ...withAgencyJob(given, body, { ...PLACE, part, known: KNOWN, facts }) } as Job
  }
  it('is done, where ours was only a plan', () => {
    const plan = job('tillage', 'cultivating', { status: 'PLANNED', plannedYear: 2026, endDate: null })
    expect(over(plan, bodyOf('TILLAGE'), '')).toMatchObject({ status: 'DONE', endDate: '2026-05-18' })
  })
  it('changes the seed that was sown under, and doubles none', () => {
    const clover = seed({ name: 'Jõgeva 433', subtype: 'punane_ristik' })
    const sowing = job('sowing', 'sowing', { requisites: [seed(), clover], worker: WORKER })
    const body = bodyOf('UNDERSOWING', { inputs: [input('SEED', { name: 'Jõgeva 433', amount: 77 })] })
    const after = over(sowing, body, 'UNDERSOWING')
    expect(after.requisites.map(({ name, amount }) => [name, amount])).toEqual([
      ['Skagen', 200],
      ['Jõgeva 433', 77],
    ])
    expect(comesBack(after, body, FACTS)).toBe('WHOLE')
  })
  it('changes the notes of a fertilizing with manure alone', () => {
    const manure = material({
      type: 'fertilizer',
      name: 'Aine ORGANIC_FERTILIZER',
      fertilizerKind: 'ORGANIC_FERTILIZER',
      organicType: 'MUU_ORGAANILINE',
      registerNumber: null,
    })
    const body = bodyOf('MANURE_SPREADING', { notes: 'Uus' })
    const after = over(job('fertilising', 'fertilising', { requisites: [manure] }), body, 'MANURE_SPREADING')
    expect([after.notes, comesBack({ ...after, worker: WORKER }, body, FACTS)]).toEqual(['Uus', 'WHOLE'])
  })
  it('tells that it has become another activity', () => {
    const tillage = job('tillage', 'cultivating')
    expect(comesBack(over(tillage, bodyOf('PLOUGHING'), 'TILLAGE'), bodyOf('PLOUGHING'), FACTS)).toBe(
      'OTHER_WORK',
    )
  })
})
