import { describe, expect, it } from 'vitest'
import { NO_FIELD_PLAN, type PlanOfField } from '../../fertilization-plan/field-plan.ts'
import { Application, type GivenByJob, type PlanFacts } from '../../fertilization-plan/schema.ts'
import type { FieldFacts } from '../facts.ts'
import { sampleJob } from '../sample.ts'
import { judgeFarmPlan } from './farm.ts'
import { judgePlanned } from './judge.ts'
import { daysOf } from './spreading-days.ts'

const YEAR = 2027
const id = (last: string) => `01890a5d-ac96-774b-bcce-b3020991${last}`
const FIELD = id('0001')
const field: FieldFacts = { _id: FIELD, name: 'Kodupõld', area: 10, yearInfo: [], nitrateZone: false }
const facts: PlanFacts = {
  fieldId: FIELD,
  fieldName: 'Kodupõld',
  area: 10,
  crop: 'talinisu',
  nitrateZone: false,
  goal: 6,
  meanYield: null,
  undersown: [],
  predecessors: [],
  organicLastYear: 0,
  phosphorus: null,
  ph: null,
  elements: [],
  potassium: null,
  texture: null,
  given: [],
  harvest: null,
}
const application = (change: object): Application =>
  Application.parse({
    _id: id('00a1'),
    name: 'AN',
    fertilizerKind: 'MINERAL_FERTILIZER',
    nutrient: { N: 34.4, P: 0, K: 0 },
    unit: 'kg/ha',
    amount: 200,
    timeframe: 'SPRING',
    ...change,
  })
const slurry = (change: object = {}): Application =>
  application({
    name: 'Läga',
    fertilizerKind: 'ORGANIC_FERTILIZER',
    organicType: 'VEDELSONNIK',
    nutrient: { N: 4, P: 0.8, K: 3 },
    unit: 'm3/ha',
    amount: 30,
    isWorkedIn: true,
    ...change,
  })
const solid = (change: object = {}): Application =>
  slurry({
    name: 'Sõnnik',
    organicType: 'TAHESONNIK',
    unit: 't/ha',
    nutrient: { N: 6, P: 1.4, K: 7.8 },
    ...change,
  })
const planOf = (...fertilizations: readonly Application[]): PlanOfField => ({
  ...NO_FIELD_PLAN,
  fertilizations: [...fertilizations],
})

interface Change {
  readonly field?: Partial<FieldFacts>
  readonly facts?: Partial<PlanFacts>
  readonly events?: Parameters<typeof judgePlanned>[0]['eventsByField'] | null
}
function judge(plan: PlanOfField, change: Change = {}) {
  const [verdict] = judgePlanned({
    today: '2026-08-01',
    year: YEAR,
    fields: [{ ...field, ...change.field }],
    plans: [{ facts: { ...facts, ...change.facts }, plan }],
    eventsByField: change.events === null ? new Map() : (change.events ?? new Map([[FIELD, []]])),
  })
  if (!verdict) throw new Error('the plan was not judged')
  return verdict
}
const keysOf = ({ warnings }: { warnings: readonly { type: { key: string } }[] }) =>
  warnings.map(({ type }) => type.key)

describe('an application that is planned', () => {
  it('is in order where no rule speaks against it', () =>
    expect(judge(planOf(application({})))).toMatchObject({ kind: 'ok', warnings: [], isIncomplete: false }))
  it('is unsure as long as the jobs of the field are not known', () =>
    expect(judge(planOf(application({})), { events: null })).toMatchObject({
      kind: 'unknown',
      isIncomplete: true,
    }))

  it.each([
    [42, []],
    [43, ['MANURE_NITROGEN_EXCEEDED']],
  ])('of %i m3 of slurry with 4 kg of nitrogen is held against 170 kg', (amount, keys) => {
    const verdict = judge(planOf(slurry({ amount })))
    expect(keysOf(verdict)).toEqual(keys)
    expect(verdict.warnings.every(({ targetId }) => targetId === id('00a1'))).toBe(true)
  })
  it('counts with the manure that jobs have given in its year', () => {
    const done = sampleJob('fertilising', '2027-02-01', {
      _id: id('00e1'),
      fieldId: FIELD,
      materials: [{ ...slurry(), type: 'fertilizer', amount: 20 }],
    })
    const events = new Map([[FIELD, [done]]])
    expect(keysOf(judge(planOf(slurry()), { events }))).toEqual(['MANURE_NITROGEN_EXCEEDED'])
  })
  it('is not counted twice with the planned job that was made of it', () => {
    const planned = sampleJob('fertilising', '2027-01-01', {
      _id: id('00e1'),
      fieldId: FIELD,
      status: 'PLANNED',
      plannedYear: YEAR,
      endDate: null,
      materials: [{ ...slurry(), type: 'fertilizer' }],
    })
    const given: GivenByJob = {
      jobId: id('00e1'),
      date: '2027-01-01',
      name: 'Läga',
      requisiteId: null,
      isPlanned: true,
      origin: 'manure',
      organicType: 'VEDELSONNIK',
      timeframe: null,
      isWorkedIn: null,
      spread: null,
      wholeN: 120,
      P: 24,
      K: 90,
    }
    const verdict = judge(planOf(slurry({ jobEventIds: [id('00e1')] })), {
      facts: { given: [given] },
      events: new Map([[FIELD, [planned]]]),
    })
    expect(keysOf(verdict)).toEqual([])
  })
  it.each([
    ['talinisu', 232, []],
    ['talinisu', 233, ['NITRATE_ZONE_LIMIT_EXCEEDED']],
    ['suvioder', 348, []],
    ['suvioder', 349, ['NITRATE_ZONE_LIMIT_EXCEEDED']],
  ])('on %s in the nitrate-vulnerable area may be %i kg/ha: %j', (crop, amount, keys) => {
    const verdict = judge(planOf(application({ amount })), { field: { nitrateZone: true }, facts: { crop } })
    expect(keysOf(verdict)).toEqual(keys)
  })
  it('of manure that is not worked in on bare land is asked about', () => {
    const verdict = judge(planOf(solid({ isWorkedIn: false, amount: 10 })), { facts: { crop: 'suvioder' } })
    expect([verdict.kind, verdict.unknowns.map(({ type }) => type.key)]).toEqual([
      'unknown',
      ['MANURE_INCORPORATION'],
    ])
  })
  it('without figures is told as a gap', () =>
    expect(keysOf(judge(planOf(application({ nutrient: null }))))).toEqual(['FERTILIZERS_MISSING_INFO']))
})

describe('days of a season', () => {
  const daysOfPlan = (planned: Application) => judge(planOf(planned)).days[0]
  it('begin after the ban in spring', () =>
    expect(daysOfPlan(application({}))).toMatchObject({
      applicationId: id('00a1'),
      free: { from: '2027-03-21', to: '2027-05-31' },
    }))
  it('end before the ban in autumn', () =>
    expect(daysOfPlan(application({ timeframe: 'AUTUMN' }))?.free).toEqual({
      from: '2026-09-01',
      to: '2026-10-14',
    }))
  it('of slurry are fewer where it is broadcast', () =>
    expect(daysOfPlan(slurry({ timeframe: 'AUTUMN' }))).toMatchObject({
      free: { from: '2026-09-01', to: '2026-09-19' },
      perhaps: { from: '2026-09-01', to: '2026-10-31' },
    }))
  it('of lime and of fertilizer without nitrogen are all', () => {
    const all = daysOf('AUTUMN', YEAR)
    expect(daysOfPlan(application({ timeframe: 'AUTUMN', subtype: 'FERTILIZER_LIMESTONE' }))?.free).toEqual(
      all,
    )
    expect(daysOfPlan(application({ timeframe: 'AUTUMN', nutrient: { N: 0, P: 20, K: 0 } }))?.free).toEqual(
      all,
    )
  })
  it('go by the season of the field', () => {
    const yearInfo = [{ year: YEAR, seasonStart: '2026-10-20' }]
    const verdict = judge(planOf(application({ timeframe: 'AUTUMN' })), { field: { yearInfo } })
    expect(verdict.days[0]?.free).toBeNull()
    expect(keysOf(verdict)).toEqual(['NO_FERTILIZATION_ALLOWED'])
  })
})

describe('the farm', () => {
  const farm = (plan: PlanOfField, more: { facts?: Partial<PlanFacts>; before?: number } = {}) =>
    judgeFarmPlan({
      year: YEAR,
      fields: [field, { ...field, _id: id('0002') }],
      plans: [
        { facts: { ...facts, ...more.facts }, plan },
        { facts: { ...facts, fieldId: id('0002') }, plan: NO_FIELD_PLAN },
      ],
      manureBefore: [2023, 2024, 2025, 2026].map((year) => ({
        year,
        nitrogenKg: 0,
        phosphorusKg: more.before ?? 0,
      })),
    })
  it.each([
    [85, []],
    [86, ['MANURE_NITROGEN_EXCEEDED']],
  ])('may spread %i m3/ha of slurry on half of its land', (amount, keys) => {
    const verdict = farm(planOf(slurry({ amount, nutrient: { N: 4, P: 0, K: 0 } })))
    expect([keysOf(verdict), verdict.nitrogen]).toEqual([keys, { perHectare: amount * 2, limit: 170 }])
  })
  it('counts what is spread in autumn with the year before', () =>
    expect(farm(planOf(slurry({ timeframe: 'AUTUMN' }))).nitrogen.perHectare).toBe(0))
  it('is held to 25 kg of phosphorus as the mean of five years', () => {
    const given = planOf(slurry({ nutrient: { N: 0, P: 1, K: 0 }, amount: 50 }))
    expect(farm(given, { before: 500 }).phosphorus).toEqual({ perHectare: 25, limit: 25 })
    const above = farm(given, { before: 501 })
    expect(keysOf(above)).toEqual(['MANURE_PHOSPHORUS_EXCEEDED'])
  })
  it('leaves out a field whose soil is proved to need much phosphorus', () => {
    const need = { value: 30, grade: 'large', date: '2026-09-01', isExpired: false } as const
    const given = planOf(slurry({ nutrient: { N: 0, P: 1, K: 0 }, amount: 50 }))
    expect(farm(given, { facts: { phosphorus: need } }).phosphorus.perHectare).toBe(0)
    const old = { ...need, isExpired: true }
    expect(farm(given, { facts: { phosphorus: old } }).phosphorus.perHectare).toBe(5)
  })
})
