import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../time/day.ts'
import { evaluate } from './evaluate.ts'
import { type EventFacts, type Facts, isWhatIf, type MaterialUse } from './facts.ts'
import { sampleFacts, sampleJob } from './sample.ts'

const START = '2026-04-01'
const number = (day: string) => daysBetween(START, day)
const maybeDays = fc.option(fc.integer({ min: 1, max: 12 }))
const names = ['Ahto', 'ahto ', 'Boor', 'Cirr'] as const

/** One substance with its code, by its name alone, and another one. */
const substances = [
  { name: 'Üksool', code: 'x1' },
  { name: ' ÜKSOOL', code: '' },
  { name: 'Kaksool', code: '' },
] as const

const materialOf = fc.record({
  name: fc.constantFrom(...names),
  ingredients: fc.array(fc.constantFrom(...substances), { maxLength: 2 }),
  workDelayDays: maybeDays,
  harvestDelayDays: maybeDays,
  usageTimes: fc.option(fc.integer({ min: 1, max: 3 })),
})

const jobOf = fc
  .record({
    kind: fc.constantFrom('spraying', 'harvest', 'cultivating'),
    from: fc.integer({ min: 0, max: 40 }),
    length: fc.option(fc.integer({ min: 0, max: 4 }), { freq: 8 }),
    status: fc.constantFrom('DONE', 'DONE', 'IN_PROGRESS', 'DRAFT', 'PLANNED'),
    startTime: fc.option(fc.constantFrom('06:00', '12:00', '18:00')),
    area: fc.integer({ min: 1, max: 120_000 }).map((units) => units / 10_000),
    materials: fc.array(materialOf, { maxLength: 3 }),
  })
  .map(({ kind, from, length, ...overrides }) => {
    const date = addDays(START, from)
    const isPlanned = overrides.status === 'PLANNED'
    return sampleJob(kind, isPlanned ? '2026-01-01' : date, {
      ...overrides,
      status: overrides.status,
      plannedYear: isPlanned ? 2026 : null,
      endDate: length === null || isPlanned ? null : addDays(date, length),
    })
  })
const farm = fc
  .array(jobOf, { maxLength: 12 })
  .map((jobs) => jobs.map((job, i): EventFacts => ({ ...job, _id: String(i).padStart(2, '0') })))

const found = (facts: Facts, key: string) =>
  evaluate(facts)
    .warnings.filter((warning) => warning.type.key === key)
    .map((warning) => `${warning.event?._id}<${warning.related?._id ?? ''}`)
    .toSorted()

const daysOf = (from: string, to: string) =>
  Array.from({ length: number(to) - number(from) + 1 }, (_, i) => number(from) + i)

/** Day by day, straight from the wording. */
function isBroken(cause: EventFacts, event: EventFacts, delay: number): boolean {
  if (event._id === cause._id || event.status === 'PLANNED' || cause.status === 'PLANNED') return false
  if (cause.status === 'DRAFT' && event.status !== 'DRAFT') return false
  const first = number(cause.date)
  const last = number(cause.endDate ?? cause.date)
  const isHarvest = event.category.key === 'harvest'
  return daysOf(event.date, event.endDate ?? event.date).some((day) => {
    const after = day - last
    if (delay < 1 || day < first || after > delay - 1) return false
    if (after > 0 || isHarvest) return true
    if (after < 0) return false
    const areOfOneDay = event.date === cause.date && number(cause.date) === last
    return areOfOneDay && (event.startTime ?? '') > (cause.startTime ?? '~')
  })
}

function delayOracle(events: readonly EventFacts[], kind: 'workDelayDays' | 'harvestDelayDays') {
  const broken = []
  for (const cause of events)
    for (const event of events) {
      const delay = Math.max(0, ...cause.materials.map((material) => material[kind] ?? 0))
      const isConcerned = kind === 'workDelayDays' || event.category.key === 'harvest'
      if (isConcerned && isBroken(cause, event, delay)) broken.push(`${event._id}<${cause._id}`)
    }
  return broken.toSorted()
}

const later = (a: EventFacts, b: EventFacts) => {
  const key = (event: EventFacts) =>
    `${event.status === 'PLANNED' ? 3 : event.status === 'DRAFT' ? 2 : 1} ${event.date} ${event.startTime ?? ''} ${event._id}`
  return key(a) < key(b) ? -1 : 1
}

/** Sums whole areas, material by material; the field is 10 ha and all days lie in one crop year. */
function usageOracle(events: readonly EventFacts[]): string[] {
  const flagged = new Set<string>()
  for (const isTrial of [false, true])
    for (const name of ['ahto', 'boor', 'cirr']) {
      const copies = (event: EventFacts) =>
        event.materials.filter((material) => material.name.trim().toLowerCase() === name)
      const using = events.filter((event) => (isTrial || !isWhatIf(event)) && copies(event).length > 0)
      const limits = using.flatMap(copies).flatMap((material) => material.usageTimes ?? [])
      let sum = 0
      for (const event of using.toSorted(later)) {
        sum += Math.round(event.area * 10_000)
        if (limits.length > 0 && sum > Math.min(...limits) * 105_000 && isTrial === isWhatIf(event))
          flagged.add(`${event._id}<|${name}`)
      }
    }
  return [...flagged].map((text) => text.slice(0, 3)).toSorted()
}

const plain = (name: string) => name.trim().toLowerCase()
const limitAmong = (materials: readonly MaterialUse[]) =>
  Math.min(...materials.map(({ usageTimes }) => usageTimes ?? Number.POSITIVE_INFINITY))

/** Sums whole areas, substance by substance; what one product explains by itself is not said. */
function substanceOracle(events: readonly EventFacts[]): string[] {
  const flagged = new Set<string>()
  for (const isTrial of [false, true])
    for (const name of ['üksool', 'kaksool']) {
      const holding = (event: EventFacts) =>
        event.materials.filter(({ ingredients }) => ingredients.some((each) => plain(each.name) === name))
      const using = events
        .filter((event) => (isTrial || !isWhatIf(event)) && holding(event).length > 0)
        .toSorted(later)
      const all = using.flatMap(holding)
      for (const [i, event] of using.entries()) {
        const until = using.slice(0, i + 1)
        const sum = until.reduce((units, each) => units + Math.round(each.area * 10_000), 0)
        const products = new Set(until.flatMap(holding).map((material) => plain(material.name)))
        const ownLimit = limitAmong(all.filter((material) => products.has(plain(material.name))))
        const isExplained = products.size === 1 && ownLimit === limitAmong(all)
        if (sum > limitAmong(all) * 105_000 && !isExplained && isTrial === isWhatIf(event))
          flagged.add(`${event._id}<|${name}`)
      }
    }
  return [...flagged].map((text) => text.slice(0, 3)).toSorted()
}

test('the delays find what a walk day by day finds', () => {
  fc.assert(
    fc.property(farm, (events) => {
      const facts = sampleFacts(events)
      expect(found(facts, 'WORK_DELAY_IGNORED')).toEqual(delayOracle(events, 'workDelayDays'))
      expect(found(facts, 'HARVEST_DELAY_IGNORED')).toEqual(delayOracle(events, 'harvestDelayDays'))
    }),
    { numRuns: 500 },
  )
})

test('usage times find what adding up by hand finds', () => {
  fc.assert(
    fc.property(farm, (events) => {
      expect(found(sampleFacts(events), 'USAGE_TIMES_EXCEEDED')).toEqual(usageOracle(events))
    }),
    { numRuns: 500 },
  )
})

test('the times of a substance are found by adding up by hand', () => {
  fc.assert(
    fc.property(farm, (events) => {
      expect(found(sampleFacts(events), 'INGREDIENT_USAGE_TIMES_EXCEEDED')).toEqual(substanceOracle(events))
    }),
    { numRuns: 500 },
  )
})

test('the order in which records come changes nothing', () => {
  fc.assert(
    fc.property(farm, fc.infiniteStream(fc.nat()), (events, chance) => {
      const shuffled = events
        .map((event) => ({ event, at: chance.next().value }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ event }) => event)
      expect(evaluate(sampleFacts(shuffled)).warnings).toEqual(evaluate(sampleFacts(events)).warnings)
    }),
  )
})

test('no warning comes twice, and all of them are sorted by day', () => {
  fc.assert(
    fc.property(farm, (events) => {
      const { warnings } = evaluate(sampleFacts(events))
      expect(new Set(warnings.map((warning) => warning._id)).size).toBe(warnings.length)
      const days = warnings.map((warning) => warning.date ?? '9999')
      expect(days).toEqual(days.toSorted())
    }),
  )
})

test('moving every job by the same number of days moves the delays and finds the same pairs', () => {
  fc.assert(
    fc.property(farm, fc.integer({ min: 1, max: 60 }), (events, shift) => {
      const dayed = events.filter((event) => event.status !== 'PLANNED')
      const moved = dayed.map((event) => ({
        ...event,
        date: addDays(event.date, shift),
        endDate: event.endDate && addDays(event.endDate, shift),
      }))
      for (const key of ['WORK_DELAY_IGNORED', 'HARVEST_DELAY_IGNORED'])
        expect(found(sampleFacts(moved), key)).toEqual(found(sampleFacts(dayed), key))
    }),
  )
})

test('another job never makes a delay warning vanish, and a draft never adds one to what is done', () => {
  fc.assert(
    fc.property(farm, jobOf, (events, job) => {
      const before = evaluate(sampleFacts(events)).warnings
      const after = evaluate(sampleFacts([...events, { ...job, _id: 'new' }])).warnings
      const ids = new Set(after.map((warning) => warning._id))
      const delays = before.filter((warning) => !warning.type.key.endsWith('USAGE_TIMES_EXCEEDED'))
      expect(delays.filter((warning) => !ids.has(warning._id))).toEqual([])
      if (!isWhatIf({ ...job, _id: 'new' })) return
      const ofDone = (list: typeof before) => list.filter((warning) => !warning.isWhatIf)
      expect(ofDone(after)).toEqual(ofDone(before))
    }),
  )
})

test('a message holds no placeholder and no dot decimal', () => {
  fc.assert(
    fc.property(farm, (events) => {
      const { warnings, unknowns } = evaluate(sampleFacts(events))
      for (const { message, _id } of [...warnings, ...unknowns.map((u) => ({ ...u, _id: '' }))]) {
        expect(message).not.toMatch(/undefined|null|NaN|\d\.\d+ ha/)
        expect(_id.length).toBeLessThanOrEqual(300)
      }
    }),
  )
})
