/** Asking PRIA anew: what it tells is stored, and what is alike noted. */
import type { AgencyKind } from '@vagu/core/agency/wire'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'
import { awaitTurn } from '../http/turn.ts'
import type { Ports } from '../ports.ts'
import { askAnew, type Known, noteAll, storeAnswered } from './compare.ts'
import type { AgencyDesk } from './desk.ts'
import type { Write } from './mirror.ts'
import { openRunId } from './open-run.ts'
import type { Season } from './stored.ts'

/** Times that PRIA is asked while a run goes on; then what is known stands, which the run itself keeps new. */
const TRIES = 3

/** How far the farm's runs have come: how many of their steps have ended, and which run is open. */
async function stateOfRuns(db: Reader, accountId: string): Promise<string> {
  const { count } = await db
    .selectFrom('pria_item')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .where('state', 'in', ['DONE', 'REFUSED'])
    .executeTakeFirstOrThrow()
  return `${count} ${await openRunId(db, accountId)}`
}

/** A run has told something since PRIA was asked. */
class Overtaken extends Error {}

export interface Asking {
  readonly desk: AgencyDesk
  readonly season: Season
  /** Kinds that are asked for; the last is the one that is compared. */
  readonly kinds: readonly AgencyKind[]
}

/**
 * Asks first, and reads and compares with no transaction open: others have the database meanwhile, and what is stored is stored in small
 * parts. Answers what was read of both sides; nothing where runs were quicker each time.
 */
export async function askAndNote(
  { db, engine }: Pick<Ports, 'db' | 'engine'>,
  actor: Actor,
  { desk, season, kinds }: Asking,
): Promise<Known> {
  const { accountId } = actor
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await stateOfRuns(db, accountId)
    const write: Write = (work) =>
      db.transaction().execute(async (tx) => {
        if (engine === 'postgres') await awaitTurn(tx, accountId)
        // a list from before an answer to a run is older than what that told
        if ((await stateOfRuns(tx, accountId)) !== before) throw new Overtaken()
        await work(tx)
      })
    try {
      const of = { season, at: actor.now.toISOString() }
      await storeAnswered({ db, write }, of, await askAnew(desk, kinds))
      return await noteAll({ db, write }, actor, { season, kinds })
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
    }
  }
  return {}
}
