import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from '../../../time/day.ts'
import { seasonOf } from '../../../time/season.ts'
import { evaluate } from '../../evaluate.ts'
import { cropYearOfEvent, type EventFacts, type Facts, type MaterialLike } from '../../facts.ts'
import { manureNitrogenExceeded } from '../../rules/manure-nitrogen-exceeded/rule.ts'
import { manurePhosphorusExceeded } from '../../rules/manure-phosphorus-exceeded/rule.ts'
import { nitrateZoneLimitExceeded } from '../../rules/nitrate-zone-limit-exceeded/rule.ts'
import { aboveText, isAbove, materialOf } from './nutrient-doses.ts'
import { affectsUntil } from '../../reach.ts'
import { sampleFacts, sampleJob, withCrop } from '../../sample.ts'
import { verdictsFor } from '../../verdicts.ts'

const requested = [manureNitrogenExceeded, manurePhosphorusExceeded, nitrateZoneLimitExceeded]
const manure: MaterialLike = {
  name: 'Sõnnik',
  type: 'fertilizer',
  fertilizerKind: 'ORGANIC_FERTILIZER',
  organicType: 'TAHESONNIK',
  nutrient: { N: 5, P: 1, K: 5 },
  amount: 20,
  unit: 't/ha',
}
const slurry: MaterialLike = { ...manure, organicType: 'VEDELSONNIK', unit: 'm3/ha' }
const mineral: MaterialLike = {
  ...manure,
  name: 'Salpeeter',
  fertilizerKind: 'MINERAL_FERTILIZER',
  organicType: null,
  nutrient: { N: 30 },
  amount: 200,
  unit: 'kg/ha',
}
const spreading = (material: MaterialLike) =>
  sampleJob('fertilising', '2026-05-01', { materials: [material] })

describe('how far a job bears on others', () => {
  it.each<[string, EventFacts, string]>([
    ['manure to the end of the fourth year after, for its phosphorus', spreading(manure), '2030-12-31'],
    [
      'manure without phosphorus to the end of its year',
      spreading({ ...slurry, nutrient: { N: 5, P: 0 } }),
      '2026-12-31',
    ],
    ['manure without an amount to its last day', spreading({ ...slurry, amount: null }), '2026-05-01'],
    [
      'solid manure three years, for the stack that it may come from',
      spreading({ ...manure, amount: null }),
      '2029-05-01',
    ],
    ['mineral nitrogen to the end of its year', spreading(mineral), '2026-12-31'],
    [
      'a fertilizer without nitrogen to its last day',
      spreading({ ...mineral, nutrient: { N: 0, P: 9 } }),
      '2026-05-01',
    ],
    [
      'grazing like manure',
      sampleJob('herding', '2026-05-01', {
        herding: [{ animalType: 'utt', amount: 1, days: 1, hoursPerDay: 1 }],
      }),
      '2030-12-31',
    ],
    [
      'a plan by its planned year',
      { ...spreading(mineral), status: 'PLANNED', date: '2027-01-01', endDate: null, plannedYear: 2027 },
      '2027-12-31',
    ],
  ])('%s', (_, event, reach) => {
    expect(affectsUntil(event)).toBe(reach)
  })
})

test('a warning names the material that counts, not another of the job', () => {
  const job = sampleJob('fertilising', '2026-05-01', { materials: [mineral, { ...manure, amount: 90 }] })
  const [finding] = manureNitrogenExceeded.check?.(sampleFacts([job])) ?? []
  expect(finding?.material?.name).toBe('Sõnnik')
  expect(materialOf(job, { element: 'N', origins: ['mineral'] })?.name).toBe('Salpeeter')
  expect(materialOf(job, { element: 'N', origins: ['grazing'] })).toBeNull()
})

test.each([
  [170, 170, false],
  [170.0004, 170, false],
  [170.0006, 170, true],
  [0.1 + 0.2, 0.3, false],
  [0, 0, false],
])('%d above %d: %s', (kilograms, limit, expected) => {
  expect(isAbove(kilograms, limit)).toBe(expected)
})

test.each([
  [187.71, '187,71'],
  [181.333_33, '181,33'],
  [170.004, '170,004'],
  [170.0006, '170,001'],
])('%d is written %s beside a limit of 170', (kilograms, text) => {
  expect(aboveText(kilograms, 170)).toBe(text)
})

test('a new job is not asked whether an older one lies in the nitrate-vulnerable area', () => {
  const sludge: MaterialLike = { ...manure, name: 'Sete', organicType: 'REOVEESETE', amount: 1 }
  const stored = sampleJob('fertilising', '2026-05-01', {
    materials: [{ ...mineral, amount: 500 }, sludge],
  })
  const { field, today } = sampleFacts([])
  const [verdict] = verdictsFor({
    today,
    fields: [field],
    drafts: [sampleJob('cultivating', '2026-05-02')],
    eventsByField: new Map([[field._id, [stored]]]),
  })
  expect(verdict?.told().unknowns).toEqual([])
})

const jobOf = fc
  .record({
    day: fc.integer({ min: 0, max: 2600 }),
    material: fc.constantFrom(manure, mineral),
    amount: fc.integer({ min: 1, max: 60 }),
    status: fc.constantFrom('DONE', 'DONE', 'IN_PROGRESS', 'DRAFT', 'PLANNED'),
  })
  .map(({ day, material, amount, status }): EventFacts => {
    const date = addDays('2022-01-15', day)
    const plannedYear = status === 'PLANNED' ? Number(date.slice(0, 4)) : null
    return sampleJob('fertilising', plannedYear === null ? date : `${plannedYear}-01-01`, {
      status,
      plannedYear,
      endDate: plannedYear === null && status !== 'IN_PROGRESS' ? date : null,
      materials: [{ ...material, amount: material === manure ? amount : amount * 10 }],
    })
  })
const farm = fc
  .array(jobOf, { maxLength: 14 })
  .map((jobs) => jobs.map((job, i): EventFacts => ({ ...job, _id: String(i).padStart(2, '0') })))

const found = (facts: Facts) => evaluate(facts, requested).warnings

/** The jobs that a store reads for a crop year: begun by its last day and bearing on its first or later. */
function seenFrom(events: readonly EventFacts[], year: number): EventFacts[] {
  const { start, end } = seasonOf(year)
  return events.filter((event) => event.date <= end && affectsUntil(event) >= start)
}

test('judging one crop year with the jobs that reach into it finds what judging everything does', () => {
  const field = { ...withCrop('talinisu'), nitrateZone: true }
  fc.assert(
    fc.property(farm, fc.integer({ min: 2022, max: 2029 }), (events, year) => {
      const ofYear = ({ targetId }: { targetId: string }) =>
        events.some((event) => event._id === targetId && cropYearOfEvent(event, { yearInfo: [] }) === year)
      const whole = found(sampleFacts(events, field)).filter(ofYear)
      expect(found(sampleFacts(seenFrom(events, year), field)).filter(ofYear)).toEqual(whole)
    }),
    { numRuns: 400 },
  )
})

test('the order in which records come changes nothing, and no draft adds a warning to what is done', () => {
  fc.assert(
    fc.property(farm, (events) => {
      const facts = { ...sampleFacts(events), field: { ...sampleFacts([]).field, nitrateZone: true } }
      const warnings = found(facts)
      expect(found({ ...facts, events: events.toReversed() })).toEqual(warnings)
      const done = events.filter(({ status }) => status !== 'DRAFT' && status !== 'PLANNED')
      expect(found({ ...facts, events: done })).toEqual(warnings.filter(({ isWhatIf }) => !isWhatIf))
    }),
  )
})
