/** The weekly job: fetches the plant-protection register from its own address. */
import { DAY_MS } from '@vagu/core/time/spans'
import { AppError } from '@vagu/core/errors'
import { z } from 'zod'
import { parsedText } from '../db/stored.ts'
import type { Ports, WorkPorts } from '../ports.ts'
import type { RefreshWarningsNeeds } from '../warnings/refresh.ts'
import { fetchFiles, Validators } from './fetch-files.ts'
import { takeOver } from './take-over.ts'
import { endTask, readTask, takeLock, type Task, underLock } from './task.ts'

export interface RefreshNeeds extends RefreshWarningsNeeds, Pick<Ports, 'heavy' | 'options'>, WorkPorts {
  /** Where the three files lie. */
  readonly registerUrl: string
  /** Another text in every program. */
  readonly holder: string
}
export type Refreshed = 'notDue' | 'stored' | 'unchanged' | 'failed'

export const REFRESH = 'plant-protection-refresh'

/** After a run that went well, and after one that did not, ms. */
const EVERY = { well: 7 * DAY_MS, failed: DAY_MS }
/** Between the three tries of a run, ms. */
const PAUSES = [60_000, 5 * 60_000]

/** Result that a run stored. */
const RunResult = z.object({
  outcome: z.enum(['stored', 'unchanged', 'failed']),
  /** Why it failed: a code. */
  error: z.string().nullable(),
  /** Of the program that read the files: another one may read them differently, so it asks for them anew. */
  version: z.string(),
  validators: Validators.nullable(),
})
type RunResult = z.infer<typeof RunResult>

export const resultOf = (text: string | null): RunResult | undefined =>
  text === null ? undefined : parsedText(RunResult, text)

function isDue(lastRunAt: string | null, result: RunResult | undefined, now: Date): boolean {
  if (lastRunAt === null) return true
  const every = result?.outcome === 'failed' ? EVERY.failed : EVERY.well
  return now.getTime() - Date.parse(lastRunAt) >= every
}

type Tried = Pick<RunResult, 'outcome' | 'error' | 'validators'>
const failed = (error: string): Tried => ({ outcome: 'failed', error, validators: null })

async function tryOnce(needs: RefreshNeeds, known: Validators | null): Promise<Tried> {
  const fetched = await fetchFiles(needs, known)
  if (fetched.kind === 'fault') return failed(fetched.fault)
  if (fetched.kind === 'unchanged') return { outcome: 'unchanged', error: null, validators: known }
  try {
    const requester = { accountId: needs.holder, signal: needs.stop }
    const reading = await needs.heavy.run('readFetchedRegister', async () => fetched.files, requester)
    const { isNew } = await takeOver(needs, { reading, origin: 'download' })
    return { outcome: isNew ? 'stored' : 'unchanged', error: null, validators: fetched.validators }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return failed(error.fields[0]?.code ?? error.code)
  }
}

async function tryThrice(needs: RefreshNeeds, known: Validators | null): Promise<Tried> {
  let tried = await tryOnce(needs, known)
  for (const ms of PAUSES) {
    if (tried.outcome !== 'failed') break
    needs.log.warn({ error: tried.error }, 'the plant-protection register could not be fetched; trying again')
    await needs.pause(ms)
    tried = await tryOnce(needs, known)
  }
  return tried
}

async function run(needs: RefreshNeeds, task: Task, before: RunResult | undefined): Promise<Refreshed> {
  const { version } = needs.options
  const known = before?.version === version ? before.validators : null
  const tried = await tryThrice(needs, known)
  const validators = tried.outcome === 'failed' ? known : tried.validators
  const result: RunResult = { ...tried, version, validators }
  await endTask(needs.db, task, { now: needs.now(), result: JSON.stringify(result) })
  if (tried.outcome === 'failed')
    needs.log.error({ error: tried.error }, 'the plant-protection register could not be fetched')
  else needs.log.info({ outcome: tried.outcome }, 'the plant-protection register was fetched')
  return tried.outcome
}

/** Fetches the register when that is due and no other program does it. What stands stays when it fails. */
export async function refreshRegister(needs: RefreshNeeds): Promise<Refreshed> {
  const task: Task = { name: REFRESH, holder: needs.holder }
  const seen = await readTask(needs.db, REFRESH)
  const before = resultOf(seen.lastResult)
  const now = needs.now()
  if (!isDue(seen.lastRunAt, before, now)) return 'notDue'
  if (!(await takeLock(needs.db, task, { now, seen }))) return 'notDue'
  // a run that was broken off is no run: another program may do it at once
  return underLock(needs, task, () => run(needs, task, before))
}
