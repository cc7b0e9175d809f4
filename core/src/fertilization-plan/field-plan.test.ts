import { describe, expect, it } from 'vitest'
import { reckonField } from './field-plan.ts'
import {
  sampleApplication as application,
  sampleFacts,
  sampleGiven as job,
  sampleId as id,
  samplePlan as plan,
} from './sample.ts'

const facts = sampleFacts()
const NPK = application({
  _id: id('00a1'),
  name: 'NPK 5-10-20',
  nutrient: { N: 5, P: 4.36, K: 16.6 },
  amount: 200,
  timeframe: 'AUTUMN',
})
const AN = application({ overlapPercentage: 3 })

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
      nutrient: null,
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
    const { unknown, elements } = reckonField(
      facts,
      plan(application({ name: 'Salapärane', nutrient: null })),
    )
    expect([unknown, elements.N.planned]).toEqual([['Salapärane'], 0])
  })
  it('of a field without a crop tells what is missing', () => {
    const { elements, balance } = reckonField({ ...facts, crop: null }, plan(AN))
    expect(elements.N).toMatchObject({ wanted: null, left: null, sufficiency: null, planned: 92.88 })
    expect(balance).toEqual({ isKnown: false, missing: ['removal'] })
  })
  it('counts the nitrogen of a fertilizer of which nobody says how much potassium it holds', () => {
    const { unknown, elements } = reckonField(facts, plan(application({ nutrient: { N: 34.4 } })))
    expect([unknown, elements.N.planned, elements.K.planned]).toEqual([['AN 34,4'], 92.88, 0])
  })
  it('counts nothing of lime of which nobody says otherwise, and does not ask', () => {
    const lime = application({ name: 'Lubi', subtype: 'FERTILIZER_LIMESTONE', nutrient: null })
    expect(reckonField(facts, plan(lime)).unknown).toEqual([])
  })
  it('takes from the field no more than it has', () => {
    const { elements, applications } = reckonField(facts, plan(application({ area: 20 })))
    expect([elements.N.planned, applications[0]?.total]).toEqual([92.88, 3348])
  })
})

describe('a job', () => {
  const numbers = (given: Parameters<typeof job>[0][], ...applications: Parameters<typeof plan>) => {
    const { elements, applications: reckoned } = reckonField(
      sampleFacts({ given: given.map(job) }),
      plan(...applications),
    )
    return [elements.N.given, elements.N.planned, ...reckoned.map(({ isDone }) => isDone)]
  }
  it('done instead of an application, without a link, is counted once', () => {
    expect(numbers([{ wholeN: 90 }], AN)).toEqual([90, 0, true])
    expect(numbers([{ wholeN: 90, name: 'an 34,4 ' }], AN)).toEqual([90, 0, true])
  })
  it('done in another season, or with another material, stands for none', () => {
    expect(numbers([{ wholeN: 90, timeframe: 'AUTUMN' }], AN)).toEqual([90, 92.88, false])
    expect(numbers([{ wholeN: 90, name: 'CAN 27' }], AN)).toEqual([90, 92.88, false])
  })
  it('stands for one application alone', () => {
    const second = application({ _id: id('00a3'), amount: 100 })
    expect(numbers([{ wholeN: 90 }], AN, second)).toEqual([90, 34.4, true, false])
    expect(numbers([{ wholeN: 90 }, { wholeN: 40, jobId: id('00e2') }], AN, second)).toEqual([
      130,
      0,
      true,
      true,
    ])
  })
  it('done while the one that was planned is still open is counted once', () => {
    const linked = { ...AN, jobEventIds: [id('00e1')] }
    const done = { wholeN: 90, jobId: id('00e2') }
    expect(numbers([{ isPlanned: true, timeframe: null }, done], linked)).toEqual([90, 0, true])
  })
  it('planned without a link is counted once with the application that it means', () => {
    expect(numbers([{ isPlanned: true, timeframe: null }], AN)).toEqual([0, 92.88, false])
  })
  it('brings what else was mixed in beside its application', () => {
    const linked = { ...AN, jobEventIds: [id('00e1')] }
    const other = { name: 'NPK', wholeN: 10 }
    expect(numbers([{ wholeN: 90 }, other], linked)).toEqual([100, 0, true])
    const planned = { isPlanned: true, timeframe: null }
    expect(numbers([planned, { ...other, ...planned }], linked)).toEqual([0, 102.88, false])
  })
  it('takes what it does not say of manure from the application that it was made of', () => {
    const slurry = {
      name: 'Läga',
      fertilizerKind: 'ORGANIC_FERTILIZER',
      organicType: 'VEDELSONNIK',
      nutrient: null,
      unit: 'm3/ha',
      amount: 25,
      slurryOf: 'pig',
      jobEventIds: [id('00e1')],
    }
    const given = { name: 'Läga', origin: 'manure', organicType: 'VEDELSONNIK', wholeN: 90 } as const
    expect(numbers([given], application(slurry))).toEqual([45, 0, true])
    expect(numbers([given], application({ ...slurry, name: 'Muu', jobEventIds: [] }))).toEqual([
      31.5,
      45,
      false,
    ])
    expect(numbers([{ ...given, isWorkedIn: true }])).toEqual([36, 0])
  })
  it('of grazing leaves no nitrogen that plants are known to use', () => {
    const grazing = { name: 'Piimalehm', origin: 'grazing', wholeN: 30, P: 5, K: 20 } as const
    const { elements, manure, unknown } = reckonField(sampleFacts({ given: [job(grazing)] }), plan())
    expect([elements.N.given, elements.P.given, manure, unknown]).toEqual([0, 5, { N: 30, P: 5 }, []])
  })
})
