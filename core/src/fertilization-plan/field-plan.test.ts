import { describe, expect, it } from 'vitest'
import { NO_FIELD_PLAN, type PlanOfField, reckonField } from './field-plan.ts'
import { Application, type GivenByJob, type PlanFacts } from './schema.ts'

const id = (last: string) => `01890a5d-ac96-774b-bcce-b3020991${last}`
const soil = (grade: 'medium' | 'large') => ({ value: 46, grade, date: '2025-10-01', isExpired: false })
const facts: PlanFacts = {
  fieldId: id('0001'),
  fieldName: 'Kodupõld',
  area: 12.4,
  crop: 'talinisu',
  nitrateZone: false,
  goal: 6,
  meanYield: 5.34,
  undersown: [],
  predecessors: ['poldhernes'],
  organicLastYear: 150,
  phosphorus: soil('medium'),
  potassium: soil('large'),
  texture: null,
  given: [],
  harvest: null,
}
const application = (change: object): Application =>
  Application.parse({
    _id: id('00a1'),
    fertilizerKind: 'MINERAL_FERTILIZER',
    unit: 'kg/ha',
    timeframe: 'SPRING',
    ...change,
  })
const NPK = application({
  name: 'NPK 5-10-20',
  nutrient: { N: 5, P: 4.36, K: 16.6 },
  amount: 200,
  timeframe: 'AUTUMN',
})
const AN = application({
  _id: id('00a2'),
  name: 'AN 34,4',
  nutrient: { N: 34.4, P: 0, K: 0 },
  amount: 270,
  overlapPercentage: 3,
})
const plan = (...fertilizations: Application[]): PlanOfField => ({ ...NO_FIELD_PLAN, fertilizations })
const job = (change: Partial<GivenByJob>): GivenByJob => ({
  jobId: id('00e1'),
  date: '2026-04-20',
  name: 'AN 34,4',
  requisiteId: null,
  isPlanned: false,
  origin: 'mineral',
  organicType: null,
  timeframe: 'SPRING',
  isWorkedIn: null,
  P: 0,
  K: 0,
  wholeN: 92.88,
  ...change,
})

describe('the plan of a field', () => {
  it('tells what is wanted, planned and left, and what it takes', () => {
    const { elements, applications } = reckonField(facts, plan(NPK, AN))
    const { N, P, K } = elements
    expect([N.wanted, N.planned, N.left, N.sufficiency]).toEqual([102.5, 102.88, -0.38, 'enough'])
    expect([P.wanted, P.planned, P.left, P.sufficiency]).toEqual([17.04, 8.72, 8.32, 'lacking'])
    expect([K.wanted, K.planned, K.left, K.sufficiency]).toEqual([34.28, 33.2, 1.08, 'enough'])
    expect(applications.map(({ total }) => total)).toEqual([2480, 3448.44])
  })
  it('counts a job in place of the application that it was made of, once it is done', () => {
    const linked = { ...AN, jobEventIds: [id('00e1')] }
    const before = reckonField({ ...facts, given: [job({ isPlanned: true })] }, plan(linked))
    expect([before.elements.N.given, before.elements.N.planned]).toEqual([0, 92.88])
    const after = reckonField({ ...facts, given: [job({ wholeN: 90 })] }, plan(linked))
    expect([after.elements.N.given, after.elements.N.planned]).toEqual([90, 0])
    expect(after.applications[0]?.isDone).toBe(true)
  })
  it('counts planned jobs that no application knows with the plan', () => {
    const { elements } = reckonField({ ...facts, given: [job({ isPlanned: true })] }, plan(NPK))
    expect([elements.N.given, elements.N.planned]).toEqual([0, 102.88])
  })
  it('takes the need that the farmer sets', () => {
    const { elements } = reckonField(facts, { ...plan(), overrideN: { kg: 90, reason: 'põud' } })
    expect([elements.N.wanted, elements.N.need.adjusted]).toEqual([90, 102.5])
  })
  it('takes the goal of the plan before that of the field', () =>
    expect(reckonField(facts, { ...plan(), goalYield: 5 }).elements.N.need.total).toBe(120))
  it('spreads over the field what goes on a part of it', () => {
    const { elements, applications } = reckonField(facts, plan({ ...AN, area: 6.2, overlapPercentage: 0 }))
    expect([elements.N.planned, applications[0]?.total]).toEqual([46.44, 1674])
  })
  it('counts manure in full for its limits and the balance, and what plants can use for the need', () => {
    const slurry = application({
      name: 'Läga',
      fertilizerKind: 'ORGANIC_FERTILIZER',
      organicType: 'VEDELSONNIK',
      unit: 'm3/ha',
      amount: 25,
      isWorkedIn: true,
    })
    const barley = { ...facts, crop: 'suvioder', goal: 4.5, predecessors: [], organicLastYear: 0 }
    const mineral = { ...AN, amount: 174, overlapPercentage: 0 }
    const reckoned = reckonField(barley, plan(slurry, mineral))
    expect(reckoned.elements.N).toMatchObject({ wanted: 96, planned: 95.86 })
    expect(reckoned.manure).toEqual({ N: 90, P: 17 })
    expect(reckoned.applications[0]).toMatchObject({ isManure: true, usableUpTo: 60 })
    expect(reckoned.balance).toMatchObject({ isKnown: true, in: 149.86, out: 76.5, balance: 73.36 })
  })
  it('names fertilizers whose content is not known, and counts nothing of them', () => {
    const { unknown, elements } = reckonField(facts, plan(application({ name: 'Salapärane', amount: 100 })))
    expect([unknown, elements.N.planned]).toEqual([['Salapärane'], 0])
  })
  it('of a field without a crop tells what is missing', () => {
    const { elements, balance } = reckonField({ ...facts, crop: null }, plan(AN))
    expect(elements.N).toMatchObject({ wanted: null, left: null, sufficiency: null, planned: 92.88 })
    expect(balance).toEqual({ isKnown: false, missing: ['removal'] })
  })
})
