/**
 * `npm run bench`: the program's calls beside the bare engine's queries, in one run, on the reference and the stress
 * farm. First everything but the network against the bare query in the same process; then the program behind HTTP
 * against the bare query behind HTTP.
 */
import { type Case, casesOf, type Farm } from './cases.ts'
import { type BenchFarm, openFarm, REFERENCE, STRESS } from './farm.ts'
import { compare, time, type Timing } from './measure.ts'
import { httpServers, inProcess } from './over-http.ts'
import { judge, verdictQuestion } from './verdicts.ts'

/** Over this many milliseconds a 100-field spraying feels slow. */
const SPRAYING_MS = 100
const VERDICTS_MS = 50

const ms = (value: number): string => value.toFixed(value < 1 ? 3 : 1).padStart(9)
const mark = (isMet: boolean): string => (isMet ? 'met' : 'MISSED')

function printRow(item: Case, { ours, bare }: { ours: Timing; bare: Timing }): void {
  const ratio = ours.median / bare.median
  const figures = `${ms(ours.median)}${ms(ours.p95)}${ms(bare.median)}${ratio.toFixed(1).padStart(8)}`
  console.log(`${item.name.padEnd(28)}${figures}  at most ${item.atMost}: ${mark(ratio <= item.atMost)}`)
  if (item.name.startsWith('a 100-field'))
    console.log(`${''.padEnd(28)}under ${SPRAYING_MS} ms: ${mark(ours.median < SPRAYING_MS)}`)
}

const printHead = (title: string) =>
  console.log(
    `\n${title.padEnd(28)}${'median'.padStart(9)}${'p95'.padStart(9)}${'bare'.padStart(9)}${'ratio'.padStart(8)}   (ms)`,
  )

async function printInProcess(farm: Farm, cases: readonly Case[]): Promise<void> {
  printHead('without the network')
  const send = inProcess(farm)
  for (const item of cases)
    printRow(item, await compare({ ...item, ours: (round) => send(item.ask(round)) }, item.rounds))
}

async function printOverHttp(farm: Farm, cases: readonly Case[]): Promise<void> {
  printHead('both behind HTTP')
  const { ours, bare, stop } = await httpServers(farm, cases)
  for (const [index, item] of cases.entries()) {
    const work = {
      ours: (round: number) => ours(item.ask(round)),
      bare: (round: number) => bare(index, round),
      ...(item.tidy && { tidy: item.tidy }),
    }
    printRow(item, await compare(work, item.rounds))
  }
  stop()
}

async function printVerdicts(farm: Farm): Promise<void> {
  const question = await verdictQuestion(farm)
  const { median, p95 } = await time(() => judge(question), 200)
  const figures = `${ms(median)}${ms(p95)}${''.padEnd(17)}`
  console.log(
    `\n${'verdicts, 100 fields x 4'.padEnd(28)}${figures}  under ${VERDICTS_MS} ms: ${mark(p95 < VERDICTS_MS)}`,
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
  await farm.db.destroy()
}

await run(REFERENCE)
if (!process.argv.includes('--reference')) await run(STRESS)
