import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RegisterUse } from '../registers/products.ts'
import { addDays, daysBetween } from '../time/day.ts'
import { doseExceeded } from './rules/dose-exceeded/rule.ts'
import { type EventFacts, type Facts, isWhatIf } from './facts.ts'
import { intervalIgnored } from './rules/interval-ignored/rule.ts'
import { registered, registerFacts } from './lib/register/register-sample.ts'
import { sampleJob, sampleProduct, sampleUse, withCrop } from './sample.ts'

const START = '2026-04-01'
const number = (day: string) => daysBetween(START, day)
const CROPS = ['talinisu', 'suviraps', '*'] as const

const intervalUse = fc.record({
  crops: fc.subarray([...CROPS], { minLength: 1 }),
  intervalDays: fc.option(fc.integer({ min: 0, max: 20 }), { freq: 6 }),
  place: fc.constantFrom('field' as const, 'field' as const, 'greenhouse' as const),
})
const jobOf = fc
  .record({
    from: fc.integer({ min: 0, max: 40 }),
    length: fc.option(fc.integer({ min: 0, max: 4 }), { freq: 8 }),
    status: fc.constantFrom(
      'DONE' as const,
      'DONE' as const,
      'IN_PROGRESS' as const,
      'DRAFT' as const,
      'PLANNED' as const,
    ),
    startTime: fc.option(fc.constantFrom('06:00', '18:00')),
    area: fc.constantFrom(4, 6, 10),
    numbers: fc.array(fc.constantFrom('100', '100', '200', '999'), { maxLength: 3 }),
  })
  .map(({ from, length, numbers, ...overrides }) => {
    const date = addDays(START, from)
    const isPlanned = overrides.status === 'PLANNED'
    return sampleJob('spraying', isPlanned ? '2026-01-01' : date, {
      ...overrides,
      plannedYear: isPlanned ? 2026 : null,
      endDate: length === null || isPlanned ? null : addDays(date, length),
      materials: numbers.map((registerNumber) => registered({ registerNumber })),
    })
  })
const jobs = fc
  .array(jobOf, { maxLength: 8 })
  .map((list) => list.map((job, i): EventFacts => ({ ...job, _id: `j${i}` })))
const uses = fc.array(intervalUse, { maxLength: 4 })
type Uses = readonly Partial<RegisterUse>[]

const shown = (facts: Facts, rule: typeof intervalIgnored) =>
  (rule.check?.(facts) ?? [])
    .map(
      (finding) =>
        `${finding.event._id}<${finding.related?._id ?? ''}|${finding.material?.key} ${finding.outcome}`,
    )
    .toSorted()

/** The least number of days that every use in winter wheat in the open asks for. */
const leastInterval = (all: Uses): number => {
  const matching = all.filter(
    ({ crops = [], place }) => place === 'field' && (crops.includes('talinisu') || crops.includes('*')),
  )
  return matching.length === 0 ? 0 : Math.min(...matching.map(({ intervalDays }) => intervalDays ?? 0))
}

const coveredDays = (event: EventFacts): Set<number> => {
  const [from, to] = [number(event.date), number(event.endDate ?? event.date)]
  return new Set(Array.from({ length: to - from + 1 }, (_, i) => from + i))
}

/** Walks from every day of the one to every day of the other. */
function nearest(a: EventFacts, b: EventFacts): number {
  let min = Number.POSITIVE_INFINITY
  for (const day of coveredDays(a))
    for (const other of coveredDays(b)) min = Math.min(min, Math.abs(day - other))
  return min
}

const rank = (event: EventFacts) =>
  `${isWhatIf(event) ? 1 : 0} ${event.date} ${event.startTime ?? ''} ${event._id}`

/** The job of the span that begins last of those in which 10 ha are passed; all of it walked through. */
function passedWith(later: EventFacts, near: readonly EventFacts[], interval: number): string | undefined {
  const timed = (event: EventFacts) => `${event.date} ${event.startTime ?? ''} ${event._id}`
  const all = [...near, later].toSorted((a, b) => (timed(a) < timed(b) ? -1 : 1))
  for (let i = all.length - 1; i >= 0; i--) {
    const first = all[i]
    const span = all.slice(i).filter((other) => first && nearest(first, other) < interval)
    const sum = span.reduce((hectares, { area }) => hectares + area, 0)
    const other = first === later ? span.at(-1) : first
    if (sum > 10 && span.includes(later) && other && other !== later) return other._id
  }
  return undefined
}

function intervalOracle(events: readonly EventFacts[], byNumber: Readonly<Record<string, Uses>>): string[] {
  const found: string[] = []
  const dayed = events
    .filter(({ status }) => status !== 'PLANNED')
    .toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
  for (const [i, later] of dayed.entries())
    for (const [registerNumber, all] of Object.entries(byNumber)) {
      const isIn = ({ materials }: EventFacts) =>
        materials.some((material) => material.registerNumber === registerNumber)
      const interval = leastInterval(all)
      const near = dayed
        .slice(0, i)
        .filter((earlier) => isIn(earlier) && isIn(later) && nearest(earlier, later) < interval)
      const say = (id: string, outcome: string) =>
        found.push(`${later._id}<${id}|nr:${registerNumber} ${outcome}`)
      const isPair = near.some(({ area }) => area + later.area > 10)
      const passed = isPair ? undefined : passedWith(later, near, interval)
      if (passed !== undefined) say(passed, 'broken')
      else for (const { _id, area } of near) say(_id, area + later.area > 10 ? 'broken' : 'unknown')
    }
  return found.toSorted()
}

const inWheat = (events: readonly EventFacts[], first: Uses, second: Uses): Facts =>
  registerFacts(events, first, {
    field: withCrop('talinisu'),
    others: [sampleProduct({ number: '200', uses: second.map((use) => sampleUse(use)) })],
  })

test('intervals find what a walk day by day finds', () => {
  fc.assert(
    fc.property(jobs, uses, uses, (events, first, second) => {
      expect(shown(inWheat(events, first, second), intervalIgnored)).toEqual(
        intervalOracle(events, { 100: first, 200: second }),
      )
    }),
    { numRuns: 500 },
  )
})

test('asked of some jobs, intervals find the pairs that these jobs are in, and nothing that is not there', () => {
  fc.assert(
    fc.property(jobs, uses, (events, first) => {
      const facts = inWheat(events, first, [])
      const requested = shown({ ...facts, focus: new Set(['j0']) }, intervalIgnored)
      const all = shown(facts, intervalIgnored)
      const isOfAsked = (text: string) => /j0[<|]/.test(text)
      expect(requested.filter(isOfAsked)).toEqual(all.filter(isOfAsked))
      expect(all).toEqual(expect.arrayContaining(requested))
    }),
  )
})

/** Millilitres or grams on a hectare, of one of the unit, with the area of 8 ha for totals; whole numbers only. */
const ROW_UNITS = {
  'ml/ha': ['volume', 8],
  'l/ha': ['volume', 8000],
  l: ['volume', 1000],
  ml: ['volume', 1],
  'g/ha': ['mass', 8],
  kg: ['mass', 1000],
} as const
/** The same for the units of the register: on 8 ha. */
const DOSE_UNITS = {
  'ml/ha': ['volume', 8],
  'l/ha': ['volume', 8000],
  'ml/100 m2': ['volume', 800],
  'g/m2': ['mass', 80_000],
  'kg/ha': ['mass', 8000],
  '%': ['none', 0],
  'l/t': ['coating', 0],
} as const

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[]
const rowOf = fc.record({
  amount: fc.option(fc.integer({ min: 1, max: 3000 }), { freq: 8 }),
  unit: fc.constantFrom(...keysOf(ROW_UNITS)),
})
const doseUse = fc.record({
  doseMax: fc.option(fc.integer({ min: 1, max: 3000 }), { freq: 8 }),
  doseUnit: fc.constantFrom(...keysOf(DOSE_UNITS)),
})
type Row = { amount: number | null; unit: keyof typeof ROW_UNITS }
type Dose = { doseMax: number | null; doseUnit: keyof typeof DOSE_UNITS }

/** In whole millilitres and grams on the whole field, so without any rounding. */
function doseOracle(rows: readonly Row[], doses: readonly Dose[]): string | undefined {
  const onField = doses.filter(({ doseUnit }) => DOSE_UNITS[doseUnit][0] !== 'coating')
  const written = rows.flatMap(({ amount, unit }) => (amount === null ? [] : [{ amount, unit }]))
  if (onField.length === 0 || written.length === 0) return undefined
  const kinds = new Set(written.map(({ unit }) => ROW_UNITS[unit][0]))
  if (kinds.size > 1) return 'unknown'
  const used = written.reduce((sum, { amount, unit }) => sum + amount * ROW_UNITS[unit][1], 0)
  const verdicts = onField.map(({ doseMax, doseUnit }) => {
    const [kind, factor] = DOSE_UNITS[doseUnit]
    if (doseMax === null) return 'free'
    if (kind === 'none' || kind === 'coating' || !kinds.has(kind)) return 'unknown'
    return used > doseMax * factor ? 'broken' : 'free'
  })
  if (verdicts.includes('free')) return undefined
  return verdicts.includes('unknown') ? 'unknown' : 'broken'
}

test('doses find what adding up whole millilitres and grams finds', () => {
  fc.assert(
    fc.property(
      fc.array(rowOf, { maxLength: 3 }),
      fc.array(doseUse, { minLength: 1, maxLength: 3 }),
      (rows, doses) => {
        const job = sampleJob('spraying', '2026-05-20', {
          area: 8,
          materials: rows.map((row) => registered(row)),
        })
        const found = doseExceeded.check?.(registerFacts([job], doses)) ?? []
        const expected = doseOracle(rows, doses)
        expect(found.map(({ outcome }) => outcome)).toEqual(expected === undefined ? [] : [expected])
        for (const { message } of found)
          expect(message()).not.toMatch(/undefined|null|NaN|\d\.\d+ (l|kg|ml|g)/)
      },
    ),
    { numRuns: 1000 },
  )
})

test('an amount that is exactly the maximum is free, and the least bit more is not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000_000 }),
      fc.integer({ min: 1, max: 500_000 }),
      (dose, area) => {
        const [doseMax, hectares] = [dose / 1000, area / 10_000]
        const ofTotal = (amount: number) =>
          doseExceeded.check?.(
            registerFacts(
              [
                sampleJob('spraying', '2026-05-20', {
                  area: hectares,
                  materials: [registered({ amount, unit: 'l' })],
                }),
              ],
              [{ doseMax }],
            ),
          ) ?? []
        expect(ofTotal(doseMax * hectares)).toEqual([])
        expect(ofTotal((doseMax + 0.001) * hectares)).toHaveLength(1)
      },
    ),
  )
})
