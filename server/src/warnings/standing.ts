/** By which rules, and which edition of the register, a farm's stored warnings were judged. */
import { answersOf } from '@vagu/core/warnings/answers'
import type { Rule } from '@vagu/core/warnings/rule'
import { fingerprint } from '../db/fingerprint.ts'
import type { Reader, Writer } from '../db/schema.ts'

const fingerprintOf = (rule: Rule): string => {
  const { id, title, level, summary, sources, limits = [], revision = 0 } = rule
  return fingerprint({
    id,
    title,
    level,
    summary,
    revision,
    sources: sources.entries,
    limits: limits.map(({ what, unit, source, values }) => ({ what, unit, source, values: values.entries })),
    answers: answersOf(rule),
  })
}

const versions = new WeakMap<Rule, string>()

/**
 * What a rule rests on and says, in a few letters: its words, sources, figures and revision, and its answers to its own
 * examples, so that a sentence that is put in other words is another version without anybody having to count up.
 */
function versionOf(rule: Rule): string {
  const version = versions.get(rule) ?? fingerprintOf(rule)
  versions.set(rule, version)
  return version
}

type Versions = Readonly<Record<string, string>>
export const currentVersions = (asked: readonly Rule[]): Versions =>
  Object.fromEntries(asked.filter(({ check }) => check).map((rule) => [rule.id, versionOf(rule)]))

export interface Standing {
  readonly rules: Versions
  readonly edition: string | null
}

export async function readState(db: Reader, accountId: string): Promise<Standing> {
  const row = await db
    .selectFrom('warning_state')
    .select(['rules', 'register_edition'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return { rules: JSON.parse(row?.rules ?? '{}') as Versions, edition: row?.register_edition ?? null }
}

export async function writeState(tx: Writer, accountId: string, now: Standing): Promise<void> {
  const state = { rules: JSON.stringify(now.rules), register_edition: now.edition }
  await tx
    .insertInto('warning_state')
    .values({ account_id: accountId, ...state })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(state))
    .execute()
}

/** Farms that were judged by other rules or another edition. */
export async function staleAccounts(db: Reader, now: Standing): Promise<string[]> {
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
