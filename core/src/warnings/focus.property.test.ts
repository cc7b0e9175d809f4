/** A form asks of the jobs that it writes alone, and leaves out what it found before: no rule may answer otherwise for it. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { YearInfo } from '../fields/schema.ts'
import { addDays } from '../time/day.ts'
import { CATEGORY, JOB } from '../settings/table.ts'
import { ruleResultsOf } from './evaluate.ts'
import type { EventFacts, Facts, MaterialLike } from './facts.ts'
import { by } from './lib/fertilizing/situations.ts'
import { registered } from './lib/register/register-sample.ts'
import { isPlantProtectionAlone } from './plant-protection.ts'
import { rules } from './registry.ts'
import { verdictsFor } from './verdicts.ts'
import { sampleFacts, sampleJob, sampleProduct, sampleProducts, sampleUse } from './sample.ts'

const figure = (max: number) => fc.option(fc.integer({ min: 0, max }))

const chemical = fc.record({
  registerNumber: fc.constantFrom(null, '100', '200', '999'),
  subtypeVariant: fc.constantFrom('TKV_REGISTRIST', 'TKV_MUU', null),
  ingredients: fc.subarray([
    { name: 'Aine', code: 'a1' },
    { name: 'aine', code: '' },
    { name: 'Glüfosaat', code: 'glufosaat' },
  ]),
  workDelayDays: figure(8),
  harvestDelayDays: figure(40),
  usageTimes: fc.option(fc.integer({ min: 1, max: 2 })),
  safetyArea: figure(10),
  amount: figure(3),
  unit: fc.constant('l/ha'),
})
const fertilizer = fc.record({
  name: fc.constantFrom('Mineraal', 'Sete'),
  type: fc.constant('fertilizer'),
  fertilizerKind: fc.constantFrom('MINERAL_FERTILIZER', 'ORGANIC_FERTILIZER', null),
  organicType: fc.constantFrom(null, 'VEDELSONNIK', 'TAHESONNIK', 'REOVEESETE'),
  nutrient: fc.constantFrom(null, { N: 30, P: 2 }, { N: 0 }, { N: 5, P: 1 }),
  amount: figure(60),
  unit: fc.constant('t/ha'),
})
const material: fc.Arbitrary<MaterialLike> = fc.oneof(chemical.map(registered), fertilizer)

const STACKING = {
  category: { key: CATEGORY.manureHeap, name: 'Sõnniku aunastamine' },
  job: { key: JOB.heaping, name: 'Sõnnikuauna moodustamine' },
}

const jobOf = fc
  .record({
    kind: fc.constantFrom('spraying', 'harvest', 'cultivating', 'sowing', 'fertilising'),
    date: fc.integer({ min: 0, max: 700 }).map((days) => addDays('2025-03-01', days)),
    lasts: fc.option(fc.integer({ min: 0, max: 3 }), { freq: 8 }),
    status: fc.constantFrom('DONE', 'DONE', 'IN_PROGRESS', 'DRAFT', 'PLANNED'),
    startTime: fc.constantFrom(null, '06:00', '12:00'),
    area: fc.constantFrom(4, 10),
    growthStage: fc.constantFrom(null, 5, 30),
    windSpeed: fc.constantFrom(null, 3, 6),
    fertilization: fc.constantFrom(null, by('BROADCAST'), by('INJECTED')),
    heap: fc.constantFrom(null, { manure: 'TAHESONNIK' as const, spreadOn: null, isNoticeGiven: false }),
    isStack: fc.boolean(),
    materials: fc.array(material, { maxLength: 2 }),
  })
  .map(({ kind, date, lasts, isStack, ...overrides }) => {
    const plannedYear = overrides.status === 'PLANNED' ? Number(date.slice(0, 4)) : null
    const endDate = lasts === null || plannedYear !== null ? null : addDays(date, lasts)
    return sampleJob(kind, plannedYear === null ? date : `${plannedYear}-01-01`, {
      ...overrides,
      ...(isStack && kind === 'cultivating' && STACKING),
      plannedYear,
      endDate,
    })
  })
const jobs = fc
  .array(jobOf, { minLength: 1, maxLength: 9 })
  .map((list) => list.map((job, i): EventFacts => ({ ...job, _id: `j${i}` })))

const use = fc
  .record({
    crops: fc.constantFrom<string[]>(['talinisu'], ['kartul']),
    harvestDelayDays: figure(60),
    workDelayDays: figure(10),
    timesMax: fc.constantFrom(null, 1, 2),
    intervalDays: figure(30),
    isDangerousToBees: fc.boolean(),
  })
  .map((overrides) => sampleUse(overrides))
const products = fc
  .tuple(fc.array(use, { maxLength: 3 }), fc.array(use, { maxLength: 3 }))
  .map(([first, second]) =>
    sampleProducts(sampleProduct({ uses: first }), sampleProduct({ number: '200', uses: second })),
  )
const field = fc.record({
  nitrateZone: fc.constantFrom(true, false, null),
  slope: fc.constantFrom('ABOVE_10' as const, 'FROM_5_TO_10' as const, null),
  yearInfo: fc.constantFrom<YearInfo[]>(
    [],
    [{ year: 2026, mainCrop: { crop: 'talinisu' }, seasonStart: '2025-08-10' }],
  ),
})

test('a verdict is the same whether the form has asked before or not', () => {
  const typed = fc.record({
    area: fc.constantFrom(4, 10, 900),
    amount: fc.constantFrom(null, 0, 3, 500),
    date: fc.constantFrom('2025-05-01', '2026-06-01'),
    worker: fc.constantFrom(null, 'w1'),
  })
  const form = fc.tuple(jobs, products, field, fc.array(typed, { minLength: 1, maxLength: 6 }))
  fc.assert(
    fc.property(form, ([[first, ...stored], register, where, keys]) => {
      const { today, field: place } = sampleFacts([], where)
      if (!first) return
      let draft = first
      for (const { amount, ...key } of keys) {
        const materials = draft.materials.map((each) => ({ ...each, amount }))
        draft = { ...draft, ...(draft.plannedYear === null ? key : { area: key.area }), materials }
        const verdictOver = (known: readonly EventFacts[]) =>
          verdictsFor({
            today,
            fields: [place],
            drafts: [draft],
            eventsByField: new Map([[place._id, known]]),
            products: register,
            ksmYears: [2025, 2026],
          }).map((verdict) => ({ ...verdict, told: verdict.told() }))
        expect(verdictOver(stored)).toEqual(verdictOver([...stored]))
      }
    }),
    { numRuns: 300 },
  )
})

const namesOf = (facts: Facts): string[] =>
  Array.from(ruleResultsOf(facts).values(), ({ _id, finding }) => `${_id} ${finding.outcome}`)

test('what one job brings is the same whether it is asked for alone or everything is', () => {
  fc.assert(
    fc.property(jobs, products, field, (events, register, where) => {
      const all: Facts = { ...sampleFacts(events, where), products: register, ksmYears: [2025, 2026] }
      const before = new Set(namesOf({ ...all, events: events.slice(1) }))
      const brought = (facts: Facts) => namesOf(facts).filter((name) => !before.has(name))
      const requested = brought({ ...all, focus: new Set(['j0']), entered: new Set(['j0']) })
      expect(requested.toSorted()).toEqual(brought(all).toSorted())
    }),
    { numRuns: 1000 },
  )
})

test('rules that ignore plant protection say the same without it', () => {
  const ignoring = rules.filter(({ ignoresPlantProtection }) => ignoresPlantProtection)
  expect(ignoring.length).toBeGreaterThan(0)
  fc.assert(
    fc.property(jobs, products, field, (events, register, where) => {
      const all: Facts = { ...sampleFacts(events, where), products: register, ksmYears: [2025, 2026] }
      const others = events.filter((event) => !isPlantProtectionAlone(event))
      const saidOf = (facts: Facts) =>
        Array.from(ruleResultsOf(facts, ignoring).values(), ({ _id, finding }) => [_id, finding.message()])
      expect(saidOf({ ...all, events: others })).toEqual(saidOf(all))
    }),
    { numRuns: 500 },
  )
})

test('rules that ask for other work say of each spraying what they say without the other sprayings', () => {
  const asking = rules.filter(({ asksOtherWorkFor }) => asksOtherWorkFor)
  expect(asking.length).toBeGreaterThan(0)
  fc.assert(
    fc.property(jobs, products, field, (events, register, where) => {
      const all: Facts = { ...sampleFacts(events, where), products: register, ksmYears: [2025, 2026] }
      const saidOf = (facts: Facts) =>
        Array.from(ruleResultsOf(facts, asking).values(), ({ rule, finding }) => [
          finding.event._id,
          rule.asksOtherWorkFor?.(finding.event, register),
          finding.message(),
        ])
      const said = saidOf(all)
      for (const [_id, isAsked] of said) expect([_id, isAsked]).toEqual([_id, true])
      for (const one of events.filter(isPlantProtectionAlone))
        expect(saidOf({ ...all, events: events.filter((event) => event !== one) })).toEqual(
          said.filter(([id]) => id !== one._id),
        )
    }),
    { numRuns: 500 },
  )
})
