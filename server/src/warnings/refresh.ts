/** Judges anew what the program's rules, or the register's newest edition, say differently than when it was stored. */
import { letOthers } from '../db/let-others.ts'
import { type Fault, faultOf } from '../db/faults.ts'
import type { Writer } from '../db/schema.ts'
import { idMaker, type Actor } from '../db/actor.ts'
import { awaitTurn } from '../http/turn.ts'
import type { Ports } from '../ports.ts'
import { findEdition, newestEdition } from '../register-store/editions.ts'
import { type ChangedProducts, changedProducts, isPartial, meansOneOf, newestEditionId } from './products.ts'
import { refreshReachAfter } from './reach.ts'
import {
  readState,
  type Rulebook,
  rulebook,
  staleAccounts,
  type RulesVersion,
  writeState,
} from './rules-version.ts'
import { recomputeWarnings, type Touched } from './store.ts'

const HINDRANCES = new Set<Fault | undefined>(['busy', 'storage'])

/** Who changes what the program itself changes. */
const PROGRAM = 'program'

async function allFieldIds(tx: Writer, actor: Actor): Promise<string[]> {
  const rows = await tx.selectFrom('field').select('id').where('account_id', '=', actor.accountId).execute()
  return rows.map(({ id }) => id)
}

/** Fields with jobs that name one of these products. */
async function fieldsWithProducts(tx: Writer, actor: Actor, changed: ChangedProducts): Promise<string[]> {
  if (changed.numbers.size === 0) return []
  const rows = await tx
    .selectFrom('job_material')
    .select(['field_id', 'kind', 'is_dressing', 'register_number', 'name_key'])
    .distinct()
    .where('account_id', '=', actor.accountId)
    .execute()
  const naming = rows.filter((row) => meansOneOf(changed, row))
  return [...new Set(naming.map((row) => row.field_id))]
}

/** Whether the register was a choice of products, or none, and is whole now: then it speaks of every product. */
async function isCompleteNow(tx: Writer, since: string | null): Promise<boolean> {
  const before = since === null ? undefined : await findEdition(tx, since)
  const now = await newestEdition(tx)
  return now !== undefined && !isPartial(now) && (before === undefined || isPartial(before))
}

/** Judged at once. While SQLite judges, nobody else is answered, so a big farm is judged in parts. */
const FIELDS_AT_ONCE = 50

const inParts = ({ fieldIds, ...rest }: Touched): Touched[] =>
  Array.from({ length: Math.ceil(fieldIds.length / FIELDS_AT_ONCE) }, (_, part) => ({
    ...rest,
    fieldIds: fieldIds.slice(part * FIELDS_AT_ONCE, (part + 1) * FIELDS_AT_ONCE),
  }))

interface Target {
  readonly now: RulesVersion
  readonly book: Rulebook
}

/** Fields touched by what is new since the farm's state: all by new rules, those with changed products by all rules. */
async function touchedIn(tx: Writer, actor: Actor, { now, book }: Target): Promise<Touched[]> {
  const before = await readState(tx, actor.accountId)
  const current = book.rules.filter(({ id }) => now.rules[id] !== undefined)
  const changed = current.filter(({ id }) => now.rules[id] !== before.rules[id])
  await tx
    .deleteFrom('warning')
    .where('account_id', '=', actor.accountId)
    .where('rule', 'not in', Object.keys(now.rules))
    .execute()
  if (changed.length === 0 && before.edition === now.edition) return []
  const byRules = { fieldIds: changed.length > 0 ? await allFieldIds(tx, actor) : [], rules: changed }
  if (before.edition === now.edition || changed.length === current.length) return [byRules]
  const fieldIds = (await isCompleteNow(tx, before.edition))
    ? await allFieldIds(tx, actor)
    : await fieldsWithProducts(tx, actor, await changedProducts(tx, before.edition))
  return [byRules, { fieldIds }]
}

export interface RefreshWarningsNeeds extends Pick<Ports, 'db' | 'engine' | 'now' | 'random' | 'log'> {
  /** The order to end between two farms; what is left is judged at the next start. */
  readonly stop?: AbortSignal
}
/** Runs work for a farm in a transaction of its own. */
type Turn = <T>(work: (tx: Writer, actor: Actor) => Promise<T>) => Promise<T>

function turnsOf({ db, engine, now, random }: RefreshWarningsNeeds, accountId: string): Turn {
  const newId = idMaker(now, random)
  return (work) =>
    db.transaction().execute(async (tx) => {
      if (engine === 'postgres') await awaitTurn(tx, accountId)
      return work(tx, { accountId, userId: PROGRAM, now: now(), newId })
    })
}

/** Judges one farm. What is saved between two turns was judged by its own call, by the same rules. */
async function refreshFarm(turn: Turn, target: Target): Promise<void> {
  const touched = await turn((tx, actor) => touchedIn(tx, actor, target))
  for (let last = touched.length > 0 ? '' : undefined; last !== undefined;) {
    const after: string = last
    last = await turn((tx, actor) => refreshReachAfter(tx, actor, after))
    if (last !== undefined) await letOthers()
  }
  for (const [index, part] of touched.flatMap(inParts).entries()) {
    if (index > 0) await letOthers()
    await turn((tx, actor) => recomputeWarnings(tx, actor, part))
  }
  // last: a farm that was left half way is judged again
  await turn((tx, actor) => writeState(tx, actor.accountId, target.now))
}

/** Judges one farm, as it is done with every farm whose rules are others. */
export async function judgeFarm(needs: RefreshWarningsNeeds, accountId: string): Promise<void> {
  const now: RulesVersion = { rules: rulebook.versions, edition: await newestEditionId(needs.db) }
  await refreshFarm(turnsOf(needs, accountId), { now, book: rulebook })
}

/**
 * Brings the stored warnings of every farm to the rules of this program and the newest edition of the register, farm
 * by farm; a repetition finds nothing to do. A farm that cannot be judged is told in the log and keeps no other from
 * being judged. Returns how many farms were judged anew. Rejects when the database is away or cannot store.
 */
export async function refreshWarnings(
  needs: RefreshWarningsNeeds,
  book: Rulebook = rulebook,
): Promise<number> {
  const now: RulesVersion = { rules: book.versions, edition: await newestEditionId(needs.db) }
  let judged = 0
  for (const accountId of await staleAccounts(needs.db, now)) {
    await letOthers()
    if (needs.stop?.aborted) break
    try {
      await refreshFarm(turnsOf(needs, accountId), { now, book })
      judged++
    } catch (error) {
      // what hinders one farm hinders all: the caller tries again, and finds those that are left
      if (HINDRANCES.has(faultOf(error))) throw error
      needs.log.error({ error, accountId }, 'the warnings of a farm could not be judged anew')
    }
  }
  return judged
}
