/** Asking PRIA anew: what it tells is stored, and what is alike noted, in one transaction. */
import type { AgencyKind } from '@vagu/core/agency/wire'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'
import { awaitTurn } from '../http/turn.ts'
import type { Ports } from '../ports.ts'
import { askAnew, type Known, noteAll } from './compare.ts'
import type { AgencyDesk } from './desk.ts'
import type { Season } from './stored.ts'

/** Times that PRIA is asked while a run goes on; then what is known stands, which the run itself keeps new. */
const TRIES = 3

/** How many steps of the farm's runs have ended. */
async function endedItems(db: Reader, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('pria_item')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .where('state', 'in', ['DONE', 'REFUSED'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface Asking {
  readonly desk: AgencyDesk
  readonly season: Season
  /** Kinds that are asked for; the last is the one that is compared. */
  readonly kinds: readonly AgencyKind[]
}

/** Asks first, with no transaction open meanwhile. Answers what was read of both sides; nothing where runs were quicker each time. */
export async function askAndNote(
  { db, engine }: Pick<Ports, 'db' | 'engine'>,
  actor: Actor,
  { desk, season, kinds }: Asking,
): Promise<Known> {
  const { accountId } = actor
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await endedItems(db, accountId)
    const store = await askAnew(desk, kinds)
    const known = await db.transaction().execute(async (tx) => {
      if (engine === 'postgres') await awaitTurn(tx, accountId)
      // a list from before an answer to a run is older than what that told
      if ((await endedItems(tx, accountId)) !== before) return undefined
      await store(tx, season, actor.now.toISOString())
      return noteAll(tx, actor, { season, kinds })
    })
    if (known !== undefined) return known
  }
  return {}
}
