/** By which rules, and which edition of the register, a farm's stored warnings were judged. */
import { rules } from '@vagu/core/warnings/registry'
import type { Rule, RuleVersions } from '@vagu/core/warnings/rule'
import { versions } from '@vagu/core/warnings/versions'
import { z } from 'zod'
import { parsedText } from '../db/stored.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader, Writer } from '../db/schema.ts'

/** The rules that a program judges by, and the versions of those whose warnings are stored. */
export interface Rulebook {
  readonly rules: readonly Rule[]
  readonly versions: RuleVersions
}
export const rulebook: Rulebook = { rules, versions }

const Versions = z.record(z.string(), z.string())

export interface RulesVersion {
  readonly rules: RuleVersions
  readonly edition: string | null
}

export async function readState(db: Reader, accountId: string): Promise<RulesVersion> {
  const row = await db
    .selectFrom('warning_state')
    .select(['rules', 'register_edition'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return { rules: parsedText(Versions, row?.rules ?? '{}'), edition: row?.register_edition ?? null }
}

export async function writeState(tx: Writer, accountId: string, now: RulesVersion): Promise<void> {
  const state = { rules: JSON.stringify(now.rules), register_edition: now.edition }
  await tx
    .insertInto('warning_state')
    .values({ account_id: accountId, ...state })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(state))
    .execute()
}

const OWN = JSON.stringify(versions)
const forgetState = prepared((db, { accountId, own }: { accountId: string; own: string }) =>
  db.deleteFrom('warning_state').where('account_id', '=', accountId).where('rules', '!=', own),
)

/**
 * Forgets by which rules a farm was judged when these are not our own, in the transaction of a save that judges by ours:
 * while two versions of the program share a database, neither may take the other's warnings for its own.
 */
export const forgetOthers = (tx: Writer, accountId: string) => forgetState(tx, { accountId, own: OWN })

/** Farms that were judged by other rules or another edition. */
export async function staleAccounts(db: Reader, now: RulesVersion): Promise<string[]> {
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
