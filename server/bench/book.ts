/**
 * The book and the archive of the reference farm: 300 fields with some 4,000 jobs of a season as PDF and workbook, each in a process of
 * its own as a helper prints it; 20,000 jobs with their history taken out, looked over and taken into an empty farm.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reviewArchive, takeInArchive } from '@vagu/core/archive-intake/contract'
import { BookWish } from '@vagu/core/book/schema'
import { z } from 'zod'
import { helperProcesses } from '../node/heavy-work.ts'
import { HELPER_FLAGS } from '../node/helper-flags.ts'
import { migrations } from '../node/migrations.ts'
import { buildApp } from '../src/app.ts'
import { collectFacts } from '../src/book/collect.ts'
import { idMaker } from '../src/db/actor.ts'
import { migrate } from '../src/db/migrate.ts'
import { ensureStarter } from '../src/registers/starter.ts'
import { exportedBytes } from '../src/testing/archives.ts'
import { openSession, signIn } from '../src/testing/client.ts'
import { openFarm, portsOver } from './farm.ts'
import { REFERENCE } from './fill.ts'

type Farm = Awaited<ReturnType<typeof openFarm>>

/** The last season that was worked on whole. */
const YEAR = 2025
const SECOND = 1000
/** Goals: milliseconds of each file of the book with the reading of its records, and megabytes; of the archive out and in. */
const FILES = [
  ['pdf', 5 * SECOND],
  ['xlsx', 3 * SECOND],
] as const
const MEMORY_MB = 400
const [OUT_MS, IN_MS] = [10 * SECOND, 30 * SECOND]
const Taken = z.object({ ms: z.number(), cpu: z.number(), megabytes: z.number(), size: z.number() })

const mark = (isMet: boolean): string => (isMet ? 'met' : 'MISSED')
const row = (name: string, figures: readonly number[], goal: string): void =>
  console.log(`${name.padEnd(28)}${figures.map((figure) => figure.toFixed(0).padStart(9)).join('')}  ${goal}`)
const head = (title: string, columns: readonly string[]): void =>
  console.log(`\n${title.padEnd(28)}${columns.map((column) => column.padStart(9)).join('')}`)

interface Timed<T> {
  readonly ms: number
  /** Of the processor, in this process. */
  readonly cpu: number
  readonly value: T
}
async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const [start, before] = [performance.now(), process.cpuUsage()]
  const value = await work()
  const { user, system } = process.cpuUsage(before)
  return { ms: performance.now() - start, cpu: (user + system) / 1000, value }
}

async function timeBook({ db, client, ports }: Farm, folder: string): Promise<void> {
  const { accountId, userId } = client
  const actor = { accountId, userId, now: ports.now(), newId: idMaker(ports.now, ports.random) }
  const wish = BookWish.parse({ period: 'SEASON', year: YEAR })
  const reading = await timed(() => collectFacts(db, actor, { wish, hasRecords: true }))
  const file = join(folder, 'facts.json')
  writeFileSync(file, reading.value)
  head('book of a season', ['ms', 'ms CPU', 'MB', 'MB file'])
  row('records read', [reading.ms, reading.cpu], '')
  for (const [format, most] of FILES) {
    const piece = join(import.meta.dirname, 'book-piece.ts')
    const told = execFileSync(process.execPath, [...HELPER_FLAGS, piece, file, format], { encoding: 'utf8' })
    const { ms, cpu, megabytes, size } = Taken.parse(JSON.parse(told))
    const isMet = reading.ms + ms < most && megabytes < MEMORY_MB
    const goal = `with reading under ${most} ms, ${MEMORY_MB} MB: ${mark(isMet)}`
    row(`${format}, built and printed`, [ms, cpu, megabytes, size / 1e6], goal)
  }
}

async function timeArchive(farm: Farm, folder: string): Promise<void> {
  const { heavy, close } = helperProcesses(farm.ports.log)
  try {
    head('archive of the farm', ['ms', 'ms CPU', 'MB file'])
    const out = await timed(() => exportedBytes(farm, farm.client))
    row('out', [out.ms, out.cpu, out.value.length / 1e6], `under ${OUT_MS} ms: ${mark(out.ms < OUT_MS)}`)
    const file = new Blob([out.value])

    const fresh = portsOver(join(folder, 'fresh.sqlite'))
    const ports = { ...fresh.ports, heavy }
    await migrate(fresh.db, { migrations: migrations(), engine: 'sqlite', now: ports.now() })
    await ensureStarter(fresh.db, ports.now())
    const app = buildApp(ports)
    const client = await openSession(ports, app, await signIn(ports, app))
    const review = await timed(() => client.call(reviewArchive, { file }))
    row('looked over', [review.ms, review.cpu], '')
    const taken = await timed(() => client.call(takeInArchive, { file }))
    if (taken.value.status !== 200) throw new Error(JSON.stringify(taken.value.error))
    row('taken in', [taken.ms, taken.cpu], `under ${IN_MS} ms: ${mark(taken.ms < IN_MS)}`)
    await fresh.db.destroy()
  } finally {
    close()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'vagu-book-'))
try {
  const farm = await openFarm(REFERENCE)
  await timeBook(farm, folder)
  await timeArchive(farm, folder)
  await farm.db.destroy()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
