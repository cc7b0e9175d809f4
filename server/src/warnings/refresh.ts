/** Judges anew what the program's rules, or the register's newest edition, say differently than when it was stored. */
import { eventFactsOf, type EventLike } from '@vagu/core/warnings/facts'
import { rules } from '@vagu/core/warnings/registry'
import type { Rule } from '@vagu/core/warnings/rule'
import { fingerprint } from '../db/fingerprint.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { idMaker, type Who } from '../db/who.ts'
import { awaitTurn } from '../http/mount.ts'
import type { Ports } from '../ports.ts'
import { findEdition, newestEdition } from '../registers/editions.ts'
import {
  type ChangedProducts,
  changedProducts,
  isPartial,
  MAY_MEAN_PRODUCT,
  meansOneOf,
  newestEditionId,
} from './products.ts'
import { refreshReach } from './reach.ts'
import { recomputeWarnings } from './store.ts'

/** Who changes what the program itself changes. */
const PROGRAM = 'program'

/** What a rule rests on, in a few letters: its words, sources, figures and revision. */
const versionOf = ({ id, title, level, summary, sources, limits = [], revision = 0 }: Rule): string =>
  fingerprint({
    id,
    title,
    level,
    summary,
    revision,
    sources: sources.entries,
    limits: limits.map(({ what, unit, source, values }) => ({ what, unit, source, values: values.entries })),
  })

type Versions = Readonly<Record<string, string>>
const currentVersions = (asked: readonly Rule[]): Versions =>
  Object.fromEntries(asked.filter(({ check }) => check).map((rule) => [rule.id, versionOf(rule)]))

interface Standing {
  readonly rules: Versions
  readonly edition: string | null
}

async function readState(db: Reader, accountId: string): Promise<Standing> {
  const row = await db
    .selectFrom('warning_state')
    .select(['rules', 'register_edition'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return { rules: JSON.parse(row?.rules ?? '{}') as Versions, edition: row?.register_edition ?? null }
}

async function writeState(tx: Writer, accountId: string, now: Standing): Promise<void> {
  const state = { rules: JSON.stringify(now.rules), register_edition: now.edition }
  await tx
    .insertInto('warning_state')
    .values({ account_id: accountId, ...state })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(state))
    .execute()
}

async function allFieldIds(tx: Writer, who: Who): Promise<string[]> {
  const rows = await tx.selectFrom('field').select('id').where('account_id', '=', who.accountId).execute()
  return rows.map(({ id }) => id)
}

/** Fields with jobs that name one of these products. */
async function fieldsWithProducts(tx: Writer, who: Who, changed: ChangedProducts): Promise<string[]> {
  if (changed.numbers.size === 0) return []
  const rows = await tx
    .selectFrom('job_event')
    .select(['field_id', 'document'])
    .where('account_id', '=', who.accountId)
    .where('deleted_at', 'is', null)
    .where((row) => row.or(MAY_MEAN_PRODUCT.map((part) => row('document', 'like', part))))
    .execute()
  const naming = rows.filter(({ document }) =>
    meansOneOf(changed, eventFactsOf(JSON.parse(document) as EventLike)),
  )
  return [...new Set(naming.map((row) => row.field_id))]
}

/** Whether the register was a choice of products, or none, and is whole now: then it speaks of every product. */
async function isCompleteNow(tx: Writer, since: string | null): Promise<boolean> {
  const before = since === null ? undefined : await findEdition(tx, since)
  const now = await newestEdition(tx)
  return now !== undefined && !isPartial(now) && (before === undefined || isPartial(before))
}

/** Judges one farm by what is new since its state: all fields by new rules, fields with changed products by all. */
async function refreshFarm(
  tx: Writer,
  who: Who,
  to: { now: Standing; asked: readonly Rule[] },
): Promise<void> {
  const { now, asked } = to
  const before = await readState(tx, who.accountId)
  const fresh = asked.filter(({ id }) => now.rules[id] !== before.rules[id])
  const gone = Object.keys(before.rules).filter((id) => now.rules[id] === undefined)
  if (gone.length > 0)
    await tx.deleteFrom('warning').where('account_id', '=', who.accountId).where('rule', 'in', gone).execute()
  if (fresh.length > 0 || before.edition !== now.edition) await refreshReach(tx, who)
  if (fresh.length > 0) {
    await recomputeWarnings(tx, who, { fieldIds: await allFieldIds(tx, who), rules: fresh })
  }
  if (before.edition !== now.edition) {
    const fieldIds = (await isCompleteNow(tx, before.edition))
      ? await allFieldIds(tx, who)
      : await fieldsWithProducts(tx, who, await changedProducts(tx, before.edition))
    await recomputeWarnings(tx, who, { fieldIds })
  }
  await writeState(tx, who.accountId, now)
}

type Needs = Pick<Ports, 'db' | 'engine' | 'now' | 'random'>

async function staleAccounts(db: Reader, now: Standing): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .leftJoin('warning_state as state', 'state.account_id', 'account.account_id')
    .select(['account.account_id', 'state.rules', 'state.register_edition'])
    .execute()
  const current = JSON.stringify(now.rules)
  return rows
    .filter((row) => row.rules !== current || row.register_edition !== now.edition)
    .map((row) => row.account_id)
}

/**
 * Brings the stored warnings of every farm to the rules of this program and the newest edition of the register, farm
 * by farm, each in its own transaction; a repetition finds nothing to do. Returns how many farms were judged anew.
 */
export async function refreshWarnings(ports: Needs, asked: readonly Rule[] = rules): Promise<number> {
  const now: Standing = { rules: currentVersions(asked), edition: await newestEditionId(ports.db) }
  const accounts = await staleAccounts(ports.db, now)
  const newId = idMaker(ports.now, ports.random)
  for (const accountId of accounts)
    await ports.db.transaction().execute(async (tx) => {
      if (ports.engine === 'postgres') await awaitTurn(tx, accountId)
      await refreshFarm(tx, { accountId, userId: PROGRAM, now: ports.now(), newId }, { now, asked })
    })
  return accounts.length
}
