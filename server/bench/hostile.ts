/**
 * The program as it runs, under requests that would hold up everybody: how long another user waits meanwhile, and how
 * much memory it takes. Each begins with a fresh start. A word behind the command chooses those whose names have it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getAuth, register } from '@vagu/core/users/contract'
import { Client } from '../src/testing/client.ts'
import { startedProgram } from '../node/testing/started-program.ts'
import { watching } from './bystander.ts'
import { type HostileFarm, type Hostile, hostileCases } from './hostile-cases.ts'

const whole = (value: number | undefined): string => (value === undefined ? '-' : value.toFixed(0))
const mark = (isMet: boolean): string => (isMet ? 'met' : 'MISSED')

async function farmAt(address: string, folder: string): Promise<HostileFarm> {
  const client = new Client({ request: (path, init) => fetch(address + path, init) })
  await client.call(getAuth, {})
  const body = { email: 'talunik@vagu.test', password: 'pikk salasõna', company: { name: 'Kivi' } }
  const { status } = await client.send(register, register.path, { body })
  if (status !== 200) throw new Error(`nobody could register: ${status}`)
  return { client, address, database: join(folder, 'vagu.sqlite') }
}

function printRow(
  { name, pause, memory, time }: Hostile,
  outcome: string,
  figures: readonly (number | undefined)[],
) {
  const [took = 0, longest = 0, own] = figures
  const isMet = longest < pause && (own ?? 0) < memory && took < (time ?? Infinity)
  const limits = `${pause} ms, ${memory} MB${time === undefined ? '' : `, ${time} ms in all`}`
  const cells = figures.map((figure) => whole(figure).padStart(9)).join('')
  console.log(`${name.padEnd(30)}${cells}  under ${limits}: ${mark(isMet)}  (${outcome})`)
}

async function run(hostile: Hostile): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vagu-hostile-'))
  const program = await startedProgram({ VAGU_DATA: folder, LOG_LEVEL: 'silent' })
  try {
    const attack = await hostile.prepare(await farmAt(program.address, folder))
    let [outcome, took] = ['', 0]
    const seen = await watching({ address: program.address, processId: program.processId ?? 0 }, async () => {
      const start = performance.now()
      outcome = await attack()
      took = performance.now() - start
    })
    printRow(hostile, outcome, [took, seen.longest, seen.own, seen.all])
  } finally {
    await program.end('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

const [, , filter = ''] = process.argv
console.log(
  `\n${'hostile requests'.padEnd(30)}${['took ms', 'wait ms', 'own MB', 'all MB'].map((title) => title.padStart(9)).join('')}`,
)
for (const hostile of hostileCases) if (hostile.name.includes(filter)) await run(hostile)
