/**
 * Sending of runs, step by step. What is about to be done is written before it is done, and what came of it after, each in a
 * transaction of its own: a program that ends between two steps leaves items that the next one settles. Of a batch that was on
 * its way the receipt is asked first; only one that the agency never had is sent again, under the same id.
 */
import { MAX_OPEN_REQUESTS } from '@vagu/core/agency/wire'
import { roleMay } from '@vagu/core/access'
import { Role } from '@vagu/core/users/schema'
import { MINUTE_MS } from '@vagu/core/time/spans'
import { turnsOf } from '../agency/turns.ts'
import type { Reader, Tables } from '../db/schema.ts'
import {
  type Batch,
  batchesUnderWay,
  changeRun,
  claimBatch,
  inTurn,
  itemsIn,
  recoverBatch,
  runQuery,
  sendBatch,
  type SenderNeeds,
  type Sending,
  TO_AGENCY,
} from './batches.ts'
import { isInOtherWorld, storedConnection } from '../pria-connection/connection.ts'
import { askAnew, kindsBehind, storeAnswered } from './compare.ts'
import { DeskFault } from './desk.ts'
import { doHere } from './here.ts'
import { seasonOfRun } from './settle.ts'
import { kindIn } from './stored.ts'

export type { SenderNeeds }

type RunRow = Tables['pria_run']

/** A run that its program left is another's after this, ms: longer than a request to the agency takes. */
export const HELD_FOR = 2 * MINUTE_MS
/** Pause after the first failure, and the longest one: each is twice the one before. */
const FIRST_PAUSE = MINUTE_MS / 2
const MAX_PAUSE = 30 * MINUTE_MS
/** Local changes of one transaction: others have their turn between two. */
const HERE_AT_ONCE = 20

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString()

/** Takes a run, or holds it longer; false where another program has it. */
async function hold(needs: SenderNeeds, run: RunRow): Promise<boolean> {
  const now = needs.now()
  const held = { holder: needs.holder, held_until: later(now, HELD_FOR) }
  const { numUpdatedRows } = await changeRun(needs.db, run, held)
    .where((row) =>
      row.or([
        row('holder', 'is', null),
        row('holder', '=', needs.holder),
        row('held_until', '<=', now.toISOString()),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Does what is done here, in parts. True when there was something. */
async function workHere(needs: SenderNeeds, run: RunRow): Promise<boolean> {
  const items = await itemsIn(needs.db, run, 'WAITING')
    .where('direction', 'not in', TO_AGENCY)
    .limit(HERE_AT_ONCE)
    .execute()
  for (const item of items) {
    await needs.checkpoint()
    await doHere({ run, item, inTurn: (step) => inTurn(needs, run, step) })
  }
  return items.length > 0
}

/** Refusals after which the agency holds something else than we think. */
const STALE: readonly string[] = [
  'CHANGED_MEANWHILE',
  'UNKNOWN_RECORD',
  'UNKNOWN_FIELD',
  'SEASON_CLOSED',
  'NOT_FOUND',
]

/** Asks anew where a refusal told that the agency holds something else. */
async function refresh({ needs, run, desk }: Sending): Promise<void> {
  const stale = await itemsIn(needs.db, run, 'REFUSED').where('code', 'in', STALE).limit(1).execute()
  if (stale.length === 0) return
  await needs.checkpoint()
  const told = await askAnew(desk, kindsBehind(kindIn(run.kind))).catch((error: unknown) => {
    // of a client that the agency does not know there is nothing to tell
    if (error instanceof DeskFault && error.kind === 'NOT_FOUND') return undefined
    throw error
  })
  if (told === undefined) return
  const of = { season: seasonOfRun(run), at: needs.now().toISOString() }
  await storeAnswered({ db: needs.db, write: (work) => inTurn(needs, run, work) }, of, told)
}

/** Waits for all, and throws what went wrong first: none is left behind that still writes. */
async function allDone(all: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(all)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** One round of a run; false when there is nothing more to do. */
async function round(sending: Sending): Promise<boolean> {
  const { needs, run } = sending
  const underWay = await batchesUnderWay(needs, run)
  if (underWay.length > 0) {
    await allDone(underWay.slice(0, MAX_OPEN_REQUESTS).map((batch) => recoverBatch(sending, batch)))
    return true
  }
  if (run.state === 'CANCELLED') return false
  if (await workHere(needs, run)) return true
  const batches: Batch[] = []
  for (let i = 0; i < MAX_OPEN_REQUESTS; i++) {
    const batch = await claimBatch(needs, run)
    if (batch === undefined) break
    batches.push(batch)
  }
  await allDone(batches.flatMap((batch) => (batch.items.length === 0 ? [] : [sendBatch(sending, batch)])))
  return batches.length > 0
}

/** Refuses to go on for a farm that is no longer connected with the client, or in the name of somebody who has left it. */
async function requireAllowed(db: Reader, run: RunRow): Promise<void> {
  const connection = await storedConnection(db, run.account_id)
  if (connection?.clientId !== run.client_id || (await isInOtherWorld(db, connection, run.user_id)))
    throw new DeskFault('NO_CONSENT')
  const member = await db
    .selectFrom('membership')
    .select('role')
    .where('account_id', '=', run.account_id)
    .where('user_id', '=', run.user_id)
    .executeTakeFirst()
  if (member === undefined || !roleMay(Role.parse(member.role), 'write')) throw new DeskFault('NEEDS_SIGN_IN')
}

/** One step of a run: a round, or its end. False when it is over, or was stopped by somebody. */
async function roundOrEnd(needs: SenderNeeds, given: RunRow): Promise<boolean> {
  await needs.checkpoint()
  const run = await runQuery(needs.db, given).executeTakeFirst()
  const goesOn = run?.state === 'RUNNING' || run?.state === 'CANCELLED'
  if (run === undefined || !goesOn || !(await hold(needs, run))) return false
  const { accountId, clientId, year } = seasonOfRun(run)
  // of a run that was cancelled only what came of it is asked
  if (run.state === 'RUNNING') await requireAllowed(needs.db, run)
  const desk = needs.openDesk({ accountId, clientId, year, userId: run.user_id })
  if (await round({ needs, run, desk })) return true
  await refresh({ needs, run, desk })
  await needs.checkpoint()
  const ended = { state: 'DONE', waits_for: null, updated_at: needs.now().toISOString() }
  await changeRun(needs.db, run, ended).where('state', '=', 'RUNNING').execute()
  return false
}

const WAITS = {
  NEEDS_SIGN_IN: 'NEEDS_SIGN_IN',
  NO_MANDATE: 'NO_MANDATE',
  NO_CONSENT: 'NO_CONSENT',
  BUSY: 'AGENCY_BUSY',
  AWAY: 'AGENCY_AWAY',
  INVALID: 'AGENCY_AWAY',
  NOT_FOUND: 'NO_MANDATE',
} as const

/** Lets a run wait: longer with each failure, or as long as the agency asks for. */
async function letWait(needs: SenderNeeds, run: RunRow, fault: DeskFault): Promise<void> {
  const now = needs.now()
  const { tries } = (await runQuery(needs.db, run).executeTakeFirst()) ?? run
  const pause = Math.min(FIRST_PAUSE * 2 ** tries, MAX_PAUSE)
  const wait = fault.retryAfter === undefined ? pause : fault.retryAfter * 1000
  await changeRun(needs.db, run, {
    state: 'WAITING',
    waits_for: WAITS[fault.kind],
    tries_again_at: later(now, Math.min(wait, MAX_PAUSE)),
    tries: tries + 1,
    updated_at: now.toISOString(),
  })
    .where('state', '=', 'RUNNING')
    .execute()
}

/** Works on a run until it is over, is stopped by somebody, or has to wait; other farms have their rounds between two of its own. */
async function workOn(needs: SenderNeeds, run: RunRow, inLine: Line): Promise<void> {
  if (!(await hold(needs, run))) return
  if (run.state === 'WAITING')
    await changeRun(needs.db, run, { state: 'RUNNING', waits_for: null, tries_again_at: null })
      .where('state', '=', 'WAITING')
      .execute()
  try {
    while (await inLine(() => roundOrEnd(needs, run)));
  } catch (error) {
    // a program that ends leaves the run as it is: the next one goes on with it
    if (isStopped(error)) throw error
    const fault = error instanceof DeskFault ? error : new DeskFault('AWAY', { cause: error })
    if (fault === error)
      needs.log.warn({ run: run.id, fault: fault.kind }, 'PRIA could not be reached, the run waits')
    else needs.log.error({ run: run.id, error }, 'a run failed and waits')
    await letWait(needs, run, fault)
  }
  await changeRun(needs.db, run, { holder: null, held_until: null })
    .where('holder', '=', needs.holder)
    .execute()
}

const isStopped = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/** Runs that can go on: those that are to, those that have waited long enough, and cancelled ones with something on its way. */
const runsDue = (db: Reader, now: string) =>
  db
    .selectFrom('pria_run')
    .selectAll()
    .where((row) =>
      row.or([
        row('state', '=', 'RUNNING'),
        row.and([row('state', '=', 'WAITING'), row('tries_again_at', '<=', now)]),
        row.and([
          row('state', '=', 'CANCELLED'),
          row.exists(
            row
              .selectFrom('pria_item')
              .select('place')
              .whereRef('pria_item.account_id', '=', 'pria_run.account_id')
              .whereRef('pria_item.run_id', '=', 'pria_run.id')
              .where('pria_item.state', '=', 'SENDING'),
          ),
        ]),
      ]),
    )
    .where((row) => row.or([row('held_until', 'is', null), row('held_until', '<=', now)]))
    .orderBy('updated_at')
    .execute()

/** Does some work when its turn has come. */
type Line = <T>(work: () => Promise<T>) => Promise<T>

export interface Sender {
  /** Begins with every farm that has a run to go on with and is not at work already; answers how many runs there are. */
  readonly look: () => Promise<number>
  /** When all of them have come as far as they can. */
  readonly idle: () => Promise<void>
}

/**
 * A sender: each farm's runs go one after the other, and farms do not wait for each other. A few have a round at a time, in the order in
 * which they come for one: a farm with thousands of records has its next round after everybody else's.
 */
export function senderOf(needs: SenderNeeds, onFault: (error: unknown) => void): Sender {
  const underWay = new Map<string, Promise<void>>()
  const inLine: Line = turnsOf(MAX_OPEN_REQUESTS, Infinity)
  const begin = (accountId: string, runs: readonly RunRow[]): void => {
    const work = async () => {
      for (const run of runs) await workOn(needs, run, inLine)
    }
    const ended = work()
      .catch(onFault)
      .finally(() => underWay.delete(accountId))
    underWay.set(accountId, ended)
  }
  return {
    look: async () => {
      const runs = await runsDue(needs.db, needs.now().toISOString())
      for (const [accountId, own] of Map.groupBy(runs, ({ account_id: id }) => id))
        if (!underWay.has(accountId)) begin(accountId, own)
      return runs.length
    },
    idle: async () => {
      await Promise.all(underWay.values())
    },
  }
}

/** Goes on with every run that can, as far as each can; answers how many it looked at. */
export async function sendRuns(needs: SenderNeeds): Promise<number> {
  const faults: unknown[] = []
  const sender = senderOf(needs, (error) => void faults.push(error))
  const count = await sender.look()
  await sender.idle()
  if (faults.length > 0) throw faults[0]
  return count
}

/** Gives back what a program holds that ends in peace: the next one goes on at once. */
export async function releaseRuns({ db, holder }: Pick<SenderNeeds, 'db' | 'holder'>): Promise<void> {
  await db
    .updateTable('pria_run')
    .set({ holder: null, held_until: null })
    .where('holder', '=', holder)
    .execute()
}
