/**
 * `npm run bench`: the program's calls beside the bare engine's queries, in one run, on the reference and the stress
 * farm. First everything but the network against the bare query in the same process; then the program behind HTTP
 * against the bare query behind HTTP.
 */
import { CHROMIUM, hasNeeds } from '../../scripts/needs.ts'
import { timeManyAccounts } from './accounts.ts'
import { type Case, casesOf, type Farm } from './cases.ts'
import { openFarm } from './farm.ts'
import { type BenchFarm, REFERENCE, STRESS } from './fill.ts'
import { timeVerdicts } from './browser-verdicts.ts'
import { timePlans } from './browser-plans.ts'
import { timeInBrowser, timePlansInBrowser } from './in-browser.ts'
import { type Comparison, compare, type Timing, timingOf } from './measure.ts'
import { httpServers, inProcess } from './over-http.ts'
import { timePria } from './pria.ts'
import { timeOneEvent, timeWholeFarm } from './recompute.ts'
import { timeStock } from './stock.ts'
import { verdictQuestion } from './verdicts.ts'

/** Verdicts come at every keystroke, 60 times a second at most. */
const VERDICTS_MS = 16
/**
 * The first keys of a form, at which V8 still compiles the rules; and keys after it has, of which those of a collection of garbage
 * are slow. A browser is a new one each time; on Node the first keys alone of the first row are judged by rules nobody has asked yet.
 */
const VERDICT_ROUNDS = {
  first: { warmUp: 20, rounds: 200 },
  later: { warmUp: 4000, rounds: 2000 },
} as const
const PLAN_FIELDS = 300
const PLAN_ROUNDS = 60
const SUGGESTIONS = 20
/** Milliseconds for a whole fertilization plan anew, for a painted cell (one frame), and for a suggestion of five years. */
const PLAN_GOALS = [
  ['fertilization', 'all fields anew', 50, PLAN_ROUNDS],
  ['rotation', 'a painted cell', 16, PLAN_ROUNDS],
  ['suggestion', 'empty cells filled', 1000, SUGGESTIONS],
] as const
/** A key that falls into a collection of garbage may take so many times as long as others. */
const TAIL = 2
const ONE_EVENT_MS = 20
const WHOLE_FARM_MS = 10_000

const ms = (value: number): string => value.toFixed(value < 1 ? 3 : 1).padStart(9)
const mark = (isMet: boolean): string => (isMet ? 'met' : 'MISSED')

function printRow(item: Case, { ours, bare }: Comparison): void {
  const ratio = ours.median / bare.median
  const figures = `${ms(ours.median)}${ms(ours.p95)}${ms(bare.median)}${ratio.toFixed(1).padStart(8)}`
  console.log(`${item.name.padEnd(28)}${figures}  at most ${item.atMost}: ${mark(ratio <= item.atMost)}`)
  const { within } = item
  if (within !== undefined) console.log(`${''.padEnd(28)}under ${within} ms: ${mark(ours.median < within)}`)
}

const printHead = (title: string) =>
  console.log(
    `\n${title.padEnd(28)}${'median'.padStart(9)}${'p95'.padStart(9)}${'bare'.padStart(9)}${'ratio'.padStart(8)}   (ms)`,
  )

async function printInProcess(farm: Farm, cases: readonly Case[]): Promise<void> {
  printHead('without the network')
  const send = inProcess(farm)
  for (const item of cases) {
    await item.prepare?.()
    const comparison = await compare({ ...item, ours: (round) => send(item.ask(round)) }, item.rounds)
    printRow(item, comparison)
    if (item.tidy) console.log(`${'  the very first'.padEnd(28)}${ms(comparison.first)}`)
  }
}

async function printOverHttp(farm: Farm, cases: readonly Case[]): Promise<void> {
  printHead('both behind HTTP')
  const { ours, bare, stop } = await httpServers(farm, cases)
  for (const [index, item] of cases.entries()) {
    await item.prepare?.()
    const work = {
      ours: (round: number) => ours(item.ask(round)),
      bare: (round: number) => bare(index, round),
      ...(item.tidy && { tidy: item.tidy }),
    }
    printRow(item, await compare(work, item.rounds))
  }
  stop()
}

const row = (name: string, { median, p95 }: Timing, goal: string) =>
  console.log(`${name.padEnd(28)}${ms(median)}${ms(p95)}${''.padEnd(17)}  ${goal}`)
const below = (p95: number, limit: number) => `p95 under ${limit} ms: ${mark(p95 < limit)}`

const WRITTEN = { rate: 'rates', area: 'areas' } as const
const verdictGoals = ({ median, p95 }: Timing): string =>
  `${below(p95, VERDICTS_MS)}; within ${TAIL} medians: ${mark(p95 <= TAIL * median)}`

async function printVerdicts(farm: Farm): Promise<void> {
  printHead('verdicts, 100 fields x 4 products')
  const question = await verdictQuestion(farm)
  for (const key of ['rate', 'area'] as const)
    for (const keys of ['first', 'later'] as const) {
      const name = `${WRITTEN[key]}, ${keys}`
      const rounds = VERDICT_ROUNDS[keys]
      const onNode = timingOf(timeVerdicts(question, key, rounds))
      row(`on Node, ${name}`, onNode, verdictGoals(onNode))
      if (!hasBrowser) continue
      const inPage = await timeInBrowser(question, key, rounds)
      row(`in Chromium, ${name}`, inPage, verdictGoals(inPage))
    }
}

async function printPlans(): Promise<void> {
  printHead(`plans of ${PLAN_FIELDS} fields`)
  for (const [what, name, limit, rounds] of PLAN_GOALS) {
    const onNode = timingOf(timePlans(what, PLAN_FIELDS, rounds))
    row(`on Node, ${name}`, onNode, below(onNode.p95, limit))
    if (!hasBrowser) continue
    const inPage = await timePlansInBrowser(what, PLAN_FIELDS, rounds)
    row(`in Chromium, ${name}`, inPage, below(inPage.p95, limit))
  }
}

async function printRecomputation(farm: Farm): Promise<void> {
  printHead('stored warnings')
  const one = await timeOneEvent(farm)
  row('after one saved job', one, `median under ${ONE_EVENT_MS} ms: ${mark(one.median < ONE_EVENT_MS)}`)
  const whole = await timeWholeFarm(farm)
  console.log(
    `${'the whole farm anew'.padEnd(28)}${ms(whole)}${''.padEnd(26)}  under ${WHOLE_FARM_MS} ms: ${mark(whole < WHOLE_FARM_MS)}`,
  )
}

async function run(size: BenchFarm): Promise<void> {
  const start = performance.now()
  const farm = await openFarm(size)
  const count = farm.raw.prepare('select count(*) as jobs from job_event').get()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `\n${size.name} farm: ${size.fields} fields, ${String(count?.['jobs'])} jobs (opened in ${seconds} s)`,
  )
  const cases = await casesOf(farm)
  await printInProcess(farm, cases)
  await printOverHttp(farm, cases)
  await printVerdicts(farm)
  await printRecomputation(farm)
  if (size === REFERENCE) await timePria(farm)
  await farm.db.destroy()
}

const hasBrowser = await hasNeeds([CHROMIUM], 'verdicts in Chromium')
await run(REFERENCE)
if (!process.argv.includes('--reference')) await run(STRESS)
await printPlans()
await timeStock()
await timeManyAccounts()
