import { getPriaRun } from '@vagu/core/pria/contract'
import type { PriaRun } from '@vagu/core/pria/run-schema'
import { getAuth } from '@vagu/core/users/contract'
import type { CallInput, Endpoint } from '@vagu/core/endpoint'
import { dayInTallinn } from '@vagu/core/time/day'
import { cropYearOf, openingYearOf } from '@vagu/core/time/season'
import { FIELD_NAMES, WORKER_NAMES } from '@vagu/server/sample-farm/names'
import { seedPria } from '@vagu/server/sample-farm/pria'
import { spreadEntries } from '@vagu/server/sample-farm/entry-days'
import { type SampleFarm, sampleFarm } from '@vagu/server/sample-farm/sample-farm'
import { seedFarm, type Send } from '@vagu/server/sample-farm/seed'
import type { openHome } from './home.ts'
import { newId } from '../lib/new-id.ts'
import type { DemoStep } from './messages.ts'
import { seedCosts } from './seed-costs.ts'
import { seedInspector } from './seed-inspector.ts'
import { seedSchemes } from './seed-schemes.ts'
import { seedPages } from './seed-pages.ts'
import { seedStock } from './seed-stock.ts'
import { seedSupplies } from './seed-supplies.ts'

type Home = Awaited<ReturnType<typeof openHome>>

/** Calls the program as the page does, inside the worker; `onCall` hears of each that was answered. */
async function ownerOf({ app }: Home, onCall: () => void) {
  const signedIn = (await (await app.request(`/api${getAuth.path}`)).json()) as { csrfToken: string }
  const headers = { 'content-type': 'application/json', 'x-csrf-token': signedIn.csrfToken }
  return async <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<unknown> => {
    const { body, params = {} } = input as { body?: unknown; params?: Readonly<Record<string, unknown>> }
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
    const request = {
      method: endpoint.method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
    const response = await app.request(`/api${path}`, request)
    onCall()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    if (response.status === 204) return undefined
    const reply = (await response.json()) as { data?: unknown }
    return endpoint.shape.wrapped === false ? reply : reply.data
  }
}

/** How often it is asked whether something was sent, ms, and how often at most. */
const [ASKS_EVERY, MOST_ASKS] = [25, 400]

/** Resolves when a run is over; one that waits for something is left to wait. */
async function untilSent(send: Send, id: string): Promise<void> {
  for (let asked = 0; asked < MOST_ASKS; asked++) {
    const { state } = (await send(getPriaRun, { params: { id } })) as PriaRun
    if (state !== 'RUNNING') return
    await new Promise((resolve) => void setTimeout(resolve, ASKS_EVERY))
  }
}

/** Entries of the farm, as if they had been made from week to week. */
async function keepDays({ ports }: Home, { jobEvents }: SampleFarm, today: string): Promise<void> {
  const firstDay = jobEvents.reduce((first, { date }) => (date < first ? date : first), today)
  const { account_id: accountId } = await ports.db
    .selectFrom('account')
    .select('account_id')
    .executeTakeFirstOrThrow()
  await ports.db.transaction().execute((tx) => spreadEntries(tx, { accountId, today, firstDay }))
}

/** How often a step that lasts says that it goes on, ms. */
const SAYS_EVERY = 1000

/** Tells when a step begins, and again from time to time while it lasts. */
function signsOf(tell: (step: DemoStep) => void) {
  let now: DemoStep = 'program'
  let told = 0
  const begins = (step: DemoStep): void => {
    now = step
    told = Date.now()
    tell(step)
  }
  return { begins, lives: () => void (Date.now() - told > SAYS_EVERY && begins(now)) }
}

/** Three seasons of 24 fields, the last one running, after four years of which only the harvests are told; some jobs break a rule, so that there is something to see. */
export async function seedDemo(home: Home, tell: (step: DemoStep) => void): Promise<void> {
  const { begins, lives } = signsOf(tell)
  const today = dayInTallinn(home.ports.now())
  const year = Math.max(cropYearOf(today), openingYearOf(today))
  const farm = sampleFarm({
    fields: FIELD_NAMES.length,
    years: [year - 2, year - 1, year],
    jobsPerSeason: 9,
    today,
    newId,
    seed: 58,
    fieldNames: FIELD_NAMES,
    workerNames: WORKER_NAMES,
    mistakeEvery: 7,
    harvestsBefore: 4,
    isBusyToday: true,
  })
  const send = await ownerOf(home, lives)
  begins('jobs')
  await seedFarm(send, farm)
  await keepDays(home, farm, today)
  begins('plans')
  await seedPages(send, farm, year)
  await seedStock(send, farm, today)
  await seedCosts(send, farm, year)
  await seedSupplies(send, farm, { year, today })
  begins('pria')
  await seedPria(send, farm, { today, newId, untilSent: (id) => untilSent(send, id) })
  await seedInspector(send, { year, today })
  await seedSchemes(send, farm, today)
}
