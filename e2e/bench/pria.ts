/**
 * The whole program beside the simulator, which runs by itself: 300 fields and 4,000 jobs of a season compared and sent, and the
 * program's memory meanwhile.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { addField } from '@vagu/core/fields/contract'
import { addJobs } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import {
  askPriaAnew,
  getPriaComparison,
  getPriaRun,
  previewPria,
  startPriaRun,
} from '@vagu/core/pria/contract'
import type { PriaKind } from '@vagu/core/pria/schema'
import { CATEGORY } from '@vagu/core/settings/table'
import { addDays } from '@vagu/core/time/day'
import { watching } from '../../server/bench/bystander.ts'
import { timingOf } from '../../server/bench/measure.ts'
import { fungicide } from '../../server/src/testing/farm.ts'
import { freePort } from '../../server/src/testing/free-port.ts'
import { addCertifiedWorker, jobOf, ploughing } from '../farm.ts'
import { FarmApi, newId } from '../farm-api.ts'
import { PriaScreen, TODAY, YEAR } from '../pria-screen.ts'
import { newDataFolder, startServer } from '../server.ts'
import { wavyField } from './map.ts'
import { mark, printHead, row } from './rows.ts'

const FIELDS = 300
const JOBS = 4000
const JOBS_PER_CALL = 1000
/** Days back from today on which the jobs are. */
const DAYS = 60
/** Between two looks at a run, ms; a bound against one that hangs. */
const [LOOK_MS, MOST_MS] = [500, 600_000] as const
const ROUNDS = 5
const COMPARED_MS = 1000
const MEMORY_MB = 300
const WAIT_MS = 500

/** Work with a product that the simulator's register has. */
const spraying = {
  ...jobOf(CATEGORY.plantProtection, 'spraying'),
  requisites: [{ ...fungicide, registerNumber: '00123' }],
}

async function fill(farm: FarmApi): Promise<void> {
  const fieldIds: string[] = []
  const yearInfo = [{ year: YEAR, mainCrop: { crop: 'talinisu' }, landUse: 'ARABLE' as const }]
  for (let i = 0; i < FIELDS; i++) {
    const body = { name: `Põld ${i + 1}`, area: 25, code: '61230000001', priaCode: String(i + 1), yearInfo }
    fieldIds.push((await farm.call(addField, { body: { ...body, mapData: wavyField(i) } }))._id)
  }
  const worker = await addCertifiedWorker(farm)
  const jobs = Array.from({ length: JOBS }, (_, i) => {
    const fieldId = fieldIds[i % FIELDS] ?? ''
    const day = addDays(TODAY, -(i % DAYS))
    const work = i % 2 === 0 ? ploughing(fieldId) : { ...ploughing(fieldId), ...spraying, worker }
    return JobDraft.parse({ ...work, date: day, endDate: day })
  })
  for (let i = 0; i < JOBS; i += JOBS_PER_CALL)
    await farm.call(addJobs, { body: jobs.slice(i, i + JOBS_PER_CALL) })
}

interface Sent {
  readonly done: number
  readonly rest: number
  readonly took: number
}

/** Sends all of a kind that is suggested to go, and waits for the end of the run. */
async function sendAll(farm: FarmApi, kind: PriaKind): Promise<Sent> {
  const params = { kind, year: YEAR }
  const { rows } = await farm.call(getPriaComparison, { params })
  const chosen = rows.flatMap(({ id, suggested }) => (suggested ? [{ id, direction: suggested }] : []))
  const { fingerprint } = await farm.call(previewPria, { params, body: { rows: chosen } })
  const start = performance.now()
  const { _id } = await farm.call(startPriaRun, { params, body: { _id: newId(), rows: chosen, fingerprint } })
  for (;;) {
    const { state, done, total } = await farm.call(getPriaRun, { params: { id: _id } })
    const took = performance.now() - start
    if (state === 'DONE') return { done, rest: total - done, took }
    if (took > MOST_MS) throw new Error(`the run stands ${state} at ${done} of ${total}`)
    await setTimeout(LOOK_MS)
  }
}

/** Clock ticks of the system's tables, ms. */
const TICK_MS = 10

/** Processor time that a process has taken, ms; nothing where the system does not tell. */
function cpuOf(processId: number): number | undefined {
  try {
    const facts = readFileSync(`/proc/${processId}/stat`, 'utf8')
    const [user, system] = facts.slice(facts.lastIndexOf(')')).split(' ').slice(12, 14)
    return (Number(user) + Number(system)) * TICK_MS
  } catch {
    return undefined
  }
}

interface Asked {
  readonly took: number
  /** Processor time of the program: the simulator's is not in it, nor what other programs take. */
  readonly own: number | undefined
}

/** How long PRIA is asked and both sides compared, ms. */
async function compareAgain(farm: FarmApi, processId: number): Promise<Asked> {
  const before = cpuOf(processId)
  const start = performance.now()
  await farm.call(askPriaAnew, { params: { kind: 'jobs', year: YEAR } })
  const took = performance.now() - start
  const after = cpuOf(processId)
  return { took, own: before === undefined || after === undefined ? undefined : after - before }
}

/** Prints how long it took, and the share of the program, which alone the goal speaks of. */
function printAsked(samples: readonly Asked[]): void {
  row('asked and compared', timingOf(samples.map(({ took }) => took)), 'with the simulator’s own work')
  const own = samples.flatMap((sample) => sample.own ?? [])
  if (own.length === 0) return
  const timing = timingOf(own)
  row('  work of the program', timing, `under ${COMPARED_MS} ms: ${mark(timing.median < COMPARED_MS)}`)
}

const AGENCY = join(import.meta.dirname, '../../agency/node/main.ts')
const PROGRAM = { VAGU_AGENCY_CLIENT_ID: 'vagu', VAGU_AGENCY_CLIENT_SECRET: 'vagu' }

interface Place {
  readonly data: string
  readonly port: number
  readonly publicUrl: string
}

/** Starts the simulator as `npm run agency` does, until it says that it runs. */
async function startAgency({ data, port, publicUrl }: Place): Promise<ChildProcess> {
  const env = { ...process.env, ...PROGRAM, PORT: String(port), VAGU_DATA: data, VAGU_PUBLIC_URL: publicUrl }
  const child = spawn(process.execPath, [AGENCY], { stdio: ['ignore', 'pipe', 'inherit'], env })
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', (code) => reject(new Error(`the simulator ended (${code})`)))
  })
  return child
}

/** Ends a process and waits until it is gone. */
async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => void child.once('exit', resolve))
  child.kill()
  await gone
}

/** Prints the rows. */
export async function timePria(browser: Browser): Promise<void> {
  const data = newDataFolder()
  const [port, agencyPort] = [await freePort(), await freePort()]
  const publicUrl = `http://localhost:${port}`
  const agency = await startAgency({ data, port: agencyPort, publicUrl })
  const home = await startServer({
    data,
    port,
    settings: {
      ...PROGRAM,
      VAGU_PUBLIC_URL: publicUrl,
      VAGU_AGENCY_URL: `http://127.0.0.1:${agencyPort}`,
      VAGU_AGENCY_TEST: '1',
    },
  })
  try {
    const context = await browser.newContext({ baseURL: publicUrl, serviceWorkers: 'block' })
    const page = await context.newPage()
    const farm = new FarmApi(page.request, publicUrl)
    await farm.signUp()
    await fill(farm)
    await new PriaScreen(page).connect()
    await page.close()
    printHead(`PRIA, ${FIELDS} fields, ${JOBS} jobs`)
    let sent: Sent | undefined
    const samples: Asked[] = []
    const seen = await watching({ address: home.address, processId: home.processId }, async () => {
      await farm.call(askPriaAnew, { params: { kind: 'fields', year: YEAR } })
      await sendAll(farm, 'fields')
      await farm.call(askPriaAnew, { params: { kind: 'jobs', year: YEAR } })
      sent = await sendAll(farm, 'jobs')
      for (let i = 0; i < ROUNDS; i++) samples.push(await compareAgain(farm, home.processId))
    })
    row('all jobs sent', timingOf([sent?.took ?? 0]), `${sent?.done} accepted, ${sent?.rest} not`)
    printAsked(samples)
    row(
      'another waits at most',
      timingOf([seen.longest]),
      `under ${WAIT_MS} ms: ${mark(seen.longest < WAIT_MS)}`,
    )
    const own = seen.own ?? 0
    row('memory, MB', timingOf([own]), `under ${MEMORY_MB}: ${mark(own < MEMORY_MB)}`)
    await context.close()
  } finally {
    await home.stop()
    await end(agency)
    rmSync(data, { recursive: true, force: true })
  }
}
