/** `npm test`: every check with its time, then what failed and a count. All run, also after one has failed. */
import { chmodSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT_PROGRAM } from '../server/node/testing/started-program.ts'
import { buildServer } from './build-server.ts'
import { buildWeb } from './build-web.ts'
import { BROWSER, HEADLESS, meetNeeds, POSTGRES } from './needs.ts'
import { OUTSIDE_FILE } from './outside-errors.ts'
import { quickFolder } from './quick-folder.ts'
import { root } from './root.ts'
import { run } from './run.ts'
import { type Count, countOfPlaywright, countOfVitest, NONE, sentenceOf, sumOf } from './test-count.ts'
import {
  type Failure,
  failuresOfPlaywright,
  failuresOfVitest,
  failuresOutside,
  lineOf,
} from './test-failures.ts'

interface Step {
  readonly name: string
  readonly work: () => Promise<boolean>
  /** Reads the tests that ran; a step without tests counts only when it fails. */
  readonly count?: () => Count
  /** Reads which of them failed. */
  readonly failures?: () => Failure[]
}

const folder = quickFolder('vagu-tests-')
// PostgreSQL, which never runs as root, has its files in it
chmodSync(folder, 0o711)
/** Tests put their files there too. */
const OF_TESTS = { TMPDIR: folder }
const vitestFile = join(folder, 'vitest.json')
const outsideFile = join(folder, 'outside.json')
const playwrightFile = join(folder, 'playwright.json')
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const succeeds = async (command: string, args: readonly string[], env = {}): Promise<boolean> =>
  (await run(command, args, { env })) === 0

const holds = async (command: string, args: readonly string[]): Promise<boolean> =>
  (await run(command, args, { isHeld: true })) === 0

const builtProgram = join(root, 'server/dist/main.js')
let isServerBuilt = false
async function areBuilt(): Promise<boolean> {
  isServerBuilt = await buildServer()
  return isServerBuilt && (await buildWeb()) && (await holds('node', ['scripts/bundle-size.mjs']))
}

/** Checks that keep one core busy, and not all the time. They run side by side. */
const CHECKS: readonly Step[] = [
  { name: 'format', work: () => holds('oxfmt', ['--check']) },
  // one program reads every file once, as its own tsconfig.json has it, and finds what tsc and lint would find
  { name: 'lint and types', work: () => holds('oxlint', ['--type-aware', '--type-check']) },
  { name: 'builds and their size', work: areBuilt },
]

/** Tests that keep every core busy. They run one after the other. */
const TESTS: readonly Step[] = [
  {
    name: 'unit and server tests',
    work: () =>
      succeeds(
        'vitest',
        [
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${vitestFile}`,
          '--reporter=./scripts/outside-errors.ts',
        ],
        { ...OF_TESTS, [OUTSIDE_FILE]: outsideFile, ...(isServerBuilt && { [BUILT_PROGRAM]: builtProgram }) },
      ),
    count: () => countOfVitest(read(vitestFile)),
    failures: () => [
      ...failuresOfVitest(read(vitestFile), root),
      ...failuresOutside(read(outsideFile), root),
    ],
  },
  {
    name: 'browser tests',
    work: () =>
      succeeds('playwright', ['test', '--config', 'e2e', '--reporter=list,json'], {
        ...OF_TESTS,
        PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile,
      }),
    count: () => countOfPlaywright(read(playwrightFile)),
    failures: () => failuresOfPlaywright(read(playwrightFile), root),
  },
]

/** Count that a step adds; a step that failed adds at least one failure. */
function countOf(step: Step, isRight: boolean): Count {
  let count = NONE
  try {
    count = step.count?.() ?? count
  } catch {
    isRight = false
  }
  return isRight ? count : { ...count, failed: Math.max(1, count.failed) }
}

/** Tests that failed, for the end of the log; a step that left no report has none to name. */
function failuresOf(step: Step): Failure[] {
  try {
    return step.failures?.() ?? []
  } catch (error) {
    return [{ place: step.name, name: 'left no report that can be read', message: String(error) }]
  }
}

interface Result {
  readonly line: string
  readonly count: Count
  readonly failures: readonly Failure[]
}

async function resultOf(step: Step): Promise<Result> {
  console.log(`\n— ${step.name}`)
  const start = performance.now()
  const isRight = await step.work()
  const count = countOf(step, isRight)
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7)
  const line = `${seconds} s  ${count.failed === 0 ? 'right' : 'WRONG'}  ${step.name}`
  return { line, count, failures: failuresOf(step) }
}

async function main(): Promise<void> {
  const missing = await meetNeeds([HEADLESS, BROWSER, POSTGRES])
  if (missing.length > 0) {
    for (const sentence of missing) console.error(sentence)
    process.exitCode = 1
    return
  }
  const results = await Promise.all(CHECKS.map(resultOf))
  for (const step of TESTS) results.push(await resultOf(step))
  const all = sumOf(results.map(({ count }) => count))
  const failures = results.flatMap((result) => result.failures)
  console.log(`\n${results.map(({ line }) => line).join('\n')}\n`)
  if (failures.length > 0) console.log(`${failures.map(lineOf).join('\n')}\n`)
  console.log(sentenceOf(all))
  process.exitCode = all.failed === 0 ? 0 : 1
}

const tidyUp = (): void => rmSync(folder, { recursive: true, force: true })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    tidyUp()
    process.exit(130)
  })
try {
  await main()
} finally {
  tidyUp()
}
