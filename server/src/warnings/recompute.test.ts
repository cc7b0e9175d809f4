/** Whatever happens to jobs and fields: the stored warnings are those that the whole history brings. */
import * as fields from '@vagu/core/fields/contract'
import * as jobs from '@vagu/core/jobs/contract'
import { manureOf } from '@vagu/core/nutrients/nutrient-amount'
import { getSettings } from '@vagu/core/settings/contract'
import { addDays } from '@vagu/core/time/day'
import { evaluate } from '@vagu/core/warnings/evaluate'
import { eventFactsOf, type EventLike, type FieldFacts, isWhatIf } from '@vagu/core/warnings/facts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { harvest, spraying } from '../testing/farm.ts'
import { type StepJob, type Step, step } from '../testing/farm-steps.ts'
import type { TestServer } from '../testing/test-server.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { closeFarm, type StepFarm, openFarm, runStep } from '../testing/run-step.ts'
import { productsOf } from './products.ts'
import { readSamples } from './samples.ts'
import { WARNING_COLUMNS, warningOf } from './stored.ts'

const RUNS = { sqlite: 80, postgres: 12 }
/** A bound against what hangs: on a busy machine as many histories take over a minute. */
const timeout = 600_000

const byId = (a: { _id: string }, b: { _id: string }) => (a._id < b._id ? -1 : 1)

/** Warnings that the whole history brings, and those that are stored. */
async function bothSides(server: TestServer, farm: StepFarm) {
  const own = farm.farmer.accountId
  const ofFarm = server.db.selectFrom('job_event').select(['id', 'document']).where('account_id', '=', own)
  const rows = await ofFarm.where('deleted_at', 'is', null).execute()
  const events = rows.map((row) => eventFactsOf({ ...(JSON.parse(row.document) as EventLike), _id: row.id }))
  const products = await productsOf(server.db, events)
  const { data: settings } = await farm.farmer.call(getSettings, {})
  const { data: listed } = await farm.farmer.call(fields.listFields, { query: {} })
  const samples = await readSamples(server.db, { accountId: own }, farm.fieldIds)
  const expected = listed.flatMap(
    (field: FieldFacts) =>
      evaluate({
        today: '2026-05-20',
        field,
        events: events.filter((event) => event.fieldId === field._id),
        samples: samples.get(field._id),
        products,
        ksmYears: settings.ksm.years,
      }).warnings,
  )
  const stored = await server.db
    .selectFrom('warning')
    .select(WARNING_COLUMNS)
    .where('account_id', '=', own)
    .execute()
  const manure = await server.db
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
    stored: stored.map(warningOf).toSorted(byId),
  }
}

const plain: Omit<StepJob, 'field' | 'after'> = {
  lasts: 0,
  kind: 'spraying',
  delay: 1,
  registerNumber: null,
  isRegistered: false,
  status: 'DONE',
  area: 4,
  weather: null,
  spreading: null,
}
/** A job moves from a field whose season starts on the usual day to one whose season starts a day later. */
const LATER_SEASON_BESIDE: Step[] = [
  { kind: 'season', field: 0, shift: 32 },
  { kind: 'add', list: [{ ...plain, field: 1, after: 0, lasts: 184, kind: 'harvest', delay: null }] },
  { kind: 'add', list: [1, 0].map((field) => ({ ...plain, field, after: 184 })) },
  { kind: 'change', which: 0, job: { ...plain, field: 0, after: 0 } },
]
/** A harvest breaks the delay of a spraying of the season before; another spraying between them is judged with both. */
const DELAY_FROM_THE_SEASON_BEFORE: Step[] = [
  { kind: 'add', list: [{ ...plain, field: 0, after: 182, delay: 40 }] },
  { kind: 'add', list: [{ ...plain, field: 0, after: 193, kind: 'harvest', delay: null }] },
  { kind: 'add', list: [{ ...plain, field: 0, after: 188, delay: 20 }] },
]

onBothEngines('warnings of touched crop years', (server) => {
  it('are the warnings of the whole history', { timeout }, async () => {
    let seen = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const farm = await openFarm(server())
        for (const each of steps) {
          await runStep(server(), farm, each)
          const { expected, stored, manure } = await bothSides(server(), farm)
          expect(stored).toEqual(expected)
          expect(manure.stored).toBeCloseTo(manure.expected, 6)
          seen += stored.length
        }
        await closeFarm(server(), farm)
      }),
      { numRuns: RUNS[server().engine], examples: [[LATER_SEASON_BESIDE], [DELAY_FROM_THE_SEASON_BEFORE]] },
    )
    // a few histories bring few warnings, by chance
    expect(seen).toBeGreaterThan(RUNS[server().engine] / 12)
    expect(server().faults).toEqual([])
  })

  it('miss nothing when the two jobs that break a rule together are saved at once', async () => {
    const farm = await openFarm(server())
    const { farmer, worker, fieldIds } = farm
    const [fieldId = ''] = fieldIds
    const days = Array.from({ length: 20 }, (_, i) => addDays('2026-04-01', i * 2))
    await Promise.all(
      days.flatMap((date) => [
        farmer.call(jobs.addJob, { body: spraying(fieldId, worker, { date, endDate: date }) }),
        farmer.call(jobs.addJob, {
          body: harvest(fieldId, { date: addDays(date, 1), endDate: addDays(date, 1) }),
        }),
      ]),
    )
    const { expected, stored } = await bothSides(server(), farm)
    expect(stored).toEqual(expected)
    expect(stored.length).toBeGreaterThan(8)
  })
})
