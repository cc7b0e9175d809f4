/** Whatever happens to jobs and fields: the stored warnings are those that the whole history brings. */
import * as fields from '@vagu/core/fields/contract'
import * as jobs from '@vagu/core/job-events/contract'
import { manureOf } from '@vagu/core/nutrients/given'
import { evaluate } from '@vagu/core/warnings/evaluate'
import { rules } from '@vagu/core/warnings/registry'
import { sampleProduct, sampleUse } from '@vagu/core/warnings/sample'
import { eventFactsOf, type EventLike, type FieldFacts, isWhatIf } from '@vagu/core/warnings/facts'
import { addDays } from '@vagu/core/time/day'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { storeEdition } from '../registers/store.ts'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, fungicide, harvest, spraying } from '../testing/farm.ts'
import type { TestHome } from '../testing/home.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { productsOf } from './products.ts'
import { refreshWarnings } from './refresh.ts'

const FIELDS = 2
const NUMBER = '0123'
/** Rules that these histories break often. */
const OFTEN_BROKEN = [
  'HARVEST_DELAY_IGNORED',
  'USAGE_TIMES_EXCEEDED',
  'MISSING_INSPECTIONS',
  'MANURE_NITROGEN_EXCEEDED',
]
const FIRST_DAY = '2024-03-01'
const RUNS = { sqlite: 80, postgres: 12 }

/** One job in few numbers: where, when (often about 1 September, where a season ends), how long, of what kind. */
const job = fc.record({
  field: fc.nat(FIELDS - 1),
  after: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 160, max: 220 }) }, fc.nat(900)),
  lasts: fc.oneof({ weight: 4, arbitrary: fc.nat(3) }, fc.nat(50), fc.nat(500), fc.constant(null)),
  kind: fc.constantFrom('harvest', 'spraying', 'manure', 'mineral'),
  delay: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 600 })),
  registerNumber: fc.constantFrom(null, NUMBER),
  // without a number it means its product by the name
  isRegistered: fc.boolean(),
  status: fc.constantFrom('DONE', 'DONE', 'DONE', 'IN_PROGRESS', 'DRAFT', 'PLANNED'),
  area: fc.constantFrom(4, 10),
})
type Job = typeof job extends fc.Arbitrary<infer T> ? T : never

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      list: fc.array(job, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change' as const), which: fc.nat(50), job }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), which: fc.nat(50) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('restore' as const), which: fc.nat(50) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('season' as const),
      field: fc.nat(FIELDS - 1),
      shift: fc.nat(100),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('register' as const),
      delay: fc.constantFrom(null, 10, 400),
      interval: fc.constantFrom(null, 14, 90),
      times: fc.constantFrom(null, 1, 2),
      validUntil: fc.constantFrom('2019-01-01', '2023-06-30', '2030-01-01'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('law' as const), rule: fc.constantFrom(...OFTEN_BROKEN) }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const MATERIAL_OF = {
  manure: {
    name: 'Vedelsõnnik',
    type: 'fertilizer',
    subtype: 'FERTILIZER',
    subtypeVariant: 'MUU',
    fertilizerKind: 'ORGANIC_FERTILIZER',
    organicType: 'VEDELSONNIK',
    nutrient: { N: 3.6, P: 0.68, K: 2.1 },
    amount: 60,
    unit: 'm3/ha',
  },
  mineral: {
    name: 'Lämmastik',
    type: 'fertilizer',
    subtype: 'FERTILIZER',
    subtypeVariant: 'VAETIS_REGISTRIST',
    fertilizerKind: 'MINERAL_FERTILIZER',
    nutrient: { N: 34, P: 0, K: 0 },
    amount: 250,
    unit: 'kg/ha',
  },
} as const

const fertilising = (fieldId: string, kind: keyof typeof MATERIAL_OF, change: object) => ({
  fieldId,
  jobCategory: { name: 'Väetamine' },
  job: { name: 'Väetamine' },
  requisites: [MATERIAL_OF[kind]],
  ...change,
})

function bodyOf(farm: Farm, { field, after, lasts, kind, delay, status, area, ...chemical }: Job) {
  const date = addDays(FIRST_DAY, after)
  const endDate = lasts === null ? null : addDays(date, lasts)
  const fieldId = farm.fieldIds[field] ?? ''
  const facts = { date, endDate, status, area, plannedYear: 2024 + (after % 4) }
  if (kind === 'harvest') return harvest(fieldId, facts)
  if (kind !== 'spraying') return fertilising(fieldId, kind, facts)
  const { registerNumber, isRegistered } = chemical
  const material = {
    ...fungicide,
    registerNumber,
    ...((registerNumber !== null || isRegistered) && { subtypeVariant: 'TKV_REGISTRIST' }),
    usageTimes: 1,
    workDelayDays: delay && (delay % 9) + 1,
    harvestDelayDays: delay,
  }
  return spraying(fieldId, farm.worker, { ...facts, requisites: [material] })
}

interface Farm {
  readonly farmer: Client
  readonly worker: string
  readonly fieldIds: readonly string[]
  readonly eventIds: string[]
}

type Edition = Extract<Step, { kind: 'register' }>
const EDITION_DAY = '2026-05-20'

/** A new edition of the register comes: it says something else of the product, and farms are judged anew. */
async function changeRegister(
  { ports }: TestHome,
  { delay, interval, times, validUntil }: Edition,
): Promise<void> {
  const use = sampleUse({ harvestDelayDays: delay, intervalDays: interval, timesMax: times })
  const product = sampleProduct({ number: NUMBER, name: fungicide.name, validUntil, uses: [use] })
  await ports.db.transaction().execute(async (tx) => {
    await storeEdition(tx, {
      day: EDITION_DAY,
      now: ports.now(),
      origin: 'upload',
      products: [product],
      problems: [],
      moreProblems: 0,
    })
  })
  await refreshWarnings(ports)
}

/** The program is started with one rule less, and then with all of them again. */
async function changeLaw({ ports }: TestHome, rule: string): Promise<void> {
  await refreshWarnings(
    ports,
    rules.filter(({ id }) => id !== rule),
  )
  await refreshWarnings(ports)
}

async function run(home: TestHome, farm: Farm, what: Step): Promise<void> {
  if (what.kind === 'register') return changeRegister(home, what)
  if (what.kind === 'law') return changeLaw(home, what.rule)
  const { farmer, eventIds } = farm
  const id = 'which' in what ? (eventIds[what.which % (eventIds.length || 1)] ?? '') : ''
  const params = { id }
  if (what.kind === 'add') {
    const made = await farmer.call(jobs.addJobEvents, { body: what.list.map((each) => bodyOf(farm, each)) })
    eventIds.push(...made.data.map((event) => event._id))
  } else if (what.kind === 'season') {
    const seasonStart = addDays('2024-08-01', what.shift)
    const body = {
      name: 'Kivi',
      area: 8 + (what.shift % 4),
      nitrateZone: what.shift % 3 === 0,
      yearInfo: [{ year: 2025, seasonStart, mainCrop: { crop: what.shift % 2 === 0 ? 'talinisu' : 'kaer' } }],
    }
    await farmer.call(fields.changeField, { params: { id: farm.fieldIds[what.field] ?? '' }, body })
  } else if (what.kind === 'change')
    await farmer.call(jobs.changeJobEvent, { params, body: bodyOf(farm, what.job) })
  else if (what.kind === 'delete') await farmer.call(jobs.deleteJobEvent, { params })
  else await farmer.call(jobs.restoreJobEvent, { params })
}

async function openFarm(home: TestHome): Promise<Farm> {
  const farmer = await home.farmer()
  const worker = await addTestWorker(farmer)
  return { farmer, worker, fieldIds: [await addTestField(farmer), await addTestField(farmer)], eventIds: [] }
}

const byId = (a: { _id: string }, b: { _id: string }) => (a._id < b._id ? -1 : 1)

/** What the whole history brings, and what is stored. */
async function bothSides(home: TestHome, farm: Farm) {
  const own = farm.farmer.accountId
  const ofFarm = home.db.selectFrom('job_event').select(['id', 'document']).where('account_id', '=', own)
  const rows = await ofFarm.where('deleted_at', 'is', null).execute()
  const events = rows.map((row) => eventFactsOf({ ...(JSON.parse(row.document) as EventLike), _id: row.id }))
  const products = await productsOf(home.db, events)
  const { data: listed } = await farm.farmer.call(fields.listFields, { query: {} })
  const expected = listed.flatMap(
    (field: FieldFacts) =>
      evaluate({
        today: '2026-05-20',
        field,
        events: events.filter((event) => event.fieldId === field._id),
        products,
      }).warnings,
  )
  const stored = await home.db
    .selectFrom('warning')
    .select('document')
    .where('account_id', '=', own)
    .execute()
  const manure = await home.db
    .selectFrom('field_manure')
    .select((select) => select.fn.sum<number | string>('nitrogen').as('nitrogen'))
    .where('account_id', '=', own)
    .executeTakeFirst()
  return {
    manure: {
      expected: events
        .filter((event) => !isWhatIf(event))
        .reduce((sum, event) => sum + manureOf(event).nitrogenKg, 0),
      stored: Number(manure?.nitrogen ?? 0),
    },
    expected: expected.toSorted(byId),
    stored: stored.map((row) => JSON.parse(row.document) as { _id: string }).toSorted(byId),
  }
}

const plain: Omit<Job, 'field' | 'after'> = {
  lasts: 0,
  kind: 'spraying',
  delay: 1,
  registerNumber: null,
  isRegistered: false,
  status: 'DONE',
  area: 4,
}
/** A job moves from a field whose season starts on the usual day to one whose season starts a day later. */
const LATER_SEASON_BESIDE: Step[] = [
  { kind: 'season', field: 0, shift: 32 },
  { kind: 'add', list: [{ ...plain, field: 1, after: 0, lasts: 184, kind: 'harvest', delay: null }] },
  { kind: 'add', list: [1, 0].map((field) => ({ ...plain, field, after: 184 })) },
  { kind: 'change', which: 0, job: { ...plain, field: 0, after: 0 } },
]

onBothEngines('warnings of touched crop years', (home) => {
  it('are the warnings of the whole history', async () => {
    let seen = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const farm = await openFarm(home())
        for (const each of steps) {
          await run(home(), farm, each)
          const { expected, stored, manure } = await bothSides(home(), farm)
          expect(stored).toEqual(expected)
          expect(manure.stored).toBeCloseTo(manure.expected, 6)
          seen += stored.length
        }
      }),
      { numRuns: RUNS[home().engine], examples: [[LATER_SEASON_BESIDE]] },
    )
    // a few histories bring few warnings, by chance
    expect(seen).toBeGreaterThan(RUNS[home().engine] / 12)
    expect(home().faults).toEqual([])
  }, 60_000)

  it('miss nothing when the two jobs that break a rule together are saved at once', async () => {
    const { farmer, worker, fieldIds } = await openFarm(home())
    const [fieldId = ''] = fieldIds
    const days = Array.from({ length: 20 }, (_, i) => addDays('2026-04-01', i * 2))
    await Promise.all(
      days.flatMap((date) => [
        farmer.call(jobs.addJobEvent, { body: spraying(fieldId, worker, { date, endDate: date }) }),
        farmer.call(jobs.addJobEvent, {
          body: harvest(fieldId, { date: addDays(date, 1), endDate: addDays(date, 1) }),
        }),
      ]),
    )
    const { expected, stored } = await bothSides(home(), { farmer, worker, fieldIds, eventIds: [] })
    expect(stored).toEqual(expected)
    expect(stored.length).toBeGreaterThan(8)
  })
})
