/** `npm test`: every check in order, each with its time, then what failed and a count. All run, also after one has failed. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build-web.ts'
import { CHROMIUM, meetNeeds, POSTGRES } from './needs.ts'
import { OUTSIDE_FILE } from './outside-errors.ts'
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

const PROJECTS = ['core', 'server', 'server/node', 'web', 'e2e', 'scripts']
const folder = mkdtempSync(join(tmpdir(), 'vagu-tests-'))
const vitestFile = join(folder, 'vitest.json')
const outsideFile = join(folder, 'outside.json')
const playwrightFile = join(folder, 'playwright.json')
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const succeeds = async (command: string, args: readonly string[], env = {}): Promise<boolean> =>
  (await run(command, args, { env })) === 0

async function haveTypes(): Promise<boolean> {
  let areRight = true
  for (const project of PROJECTS) areRight = (await succeeds('tsc', ['-p', project])) && areRight
  return areRight
}

const steps: readonly Step[] = [
  { name: 'format', work: () => succeeds('prettier', ['--check', '--log-level', 'warn', '.']) },
  { name: 'lint', work: () => succeeds('oxlint', ['--type-aware']) },
  { name: 'types', work: haveTypes },
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
        { [OUTSIDE_FILE]: outsideFile },
      ),
    count: () => countOfVitest(read(vitestFile)),
    failures: () => [
      ...failuresOfVitest(read(vitestFile), root),
      ...failuresOutside(read(outsideFile), root),
    ],
  },
  { name: 'web build', work: buildWeb },
  { name: 'bundle size', work: () => succeeds('node', ['scripts/bundle-size.mjs']) },
  {
    name: 'browser tests',
    work: () =>
      succeeds('playwright', ['test', '--config', 'e2e', '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile,
      }),
    count: () => countOfPlaywright(read(playwrightFile)),
    failures: () => failuresOfPlaywright(read(playwrightFile), root),
  },
]

/** What a step adds to the count; a step that failed adds at least one failure. */
function countOf(step: Step, isRight: boolean): Count {
  let count = NONE
  try {
    count = step.count?.() ?? count
  } catch {
    isRight = false
  }
  return isRight ? count : { ...count, failed: Math.max(1, count.failed) }
}

/** Which tests failed, for the end of the log; a step that left no report has none to name. */
function failuresOf(step: Step): Failure[] {
  try {
    return step.failures?.() ?? []
  } catch (error) {
    return [{ place: step.name, name: 'left no report that can be read', message: String(error) }]
  }
}

async function main(): Promise<void> {
  const missing = await meetNeeds([CHROMIUM, POSTGRES])
  if (missing.length > 0) {
    for (const sentence of missing) console.error(sentence)
    process.exitCode = 1
    return
  }
  const lines: string[] = []
  const counts: Count[] = []
  const failures: Failure[] = []
  for (const step of steps) {
    console.log(`\n— ${step.name}`)
    const start = performance.now()
    const isRight = await step.work()
    const count = countOf(step, isRight)
    counts.push(count)
    failures.push(...failuresOf(step))
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7)
    lines.push(`${seconds} s  ${count.failed === 0 ? 'right' : 'WRONG'}  ${step.name}`)
  }
  const all = sumOf(counts)
  console.log(`\n${lines.join('\n')}\n`)
  if (failures.length > 0) console.log(`${failures.map(lineOf).join('\n')}\n`)
  console.log(sentenceOf(all))
  process.exitCode = all.failed === 0 ? 0 : 1
}

try {
  await main()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
