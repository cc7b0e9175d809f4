/**
 * Letters that tell owners that the free time ends: ten days before, and on the last day. Each goes once for an account,
 * also when the program was down on its day; none where hectares were ordered, for this account or a linked one.
 */
import { isTrialLong, trialDaysOf, type TrialStep } from '@vagu/core/subscription/trial-letters'
import { dayInTallinn } from '@vagu/core/time/day'
import { hourInTallinn } from '@vagu/core/time/week'
import type { ExpressionBuilder } from 'kysely'
import { letOthers } from '../db/let-others.ts'
import type { Reader, Tables, Writer } from '../db/schema.ts'
import { putLetter } from '../mails/letters.ts'
import type { Ports } from '../ports.ts'
import { doTask } from '../registers/task.ts'
import { storedAccounts } from '../users/stored.ts'

export interface TrialNeeds extends Pick<Ports, 'db' | 'now' | 'letterWaits' | 'options'> {
  readonly newId: () => string
  /** Another text in every program. */
  readonly holder: string
  readonly stop: AbortSignal
}

export const TRIAL_LETTERS = 'trial-letters'
/** Letters are written by day, not at midnight. */
const FROM_HOUR = 8
/** Accounts of one question. */
const PART = 200
const STEPS: readonly TrialStep[] = ['soon', 'last']

type OfAccount = ExpressionBuilder<Tables, 'account'>

const isTold = (row: OfAccount, step: TrialStep) =>
  row.exists(
    row
      .selectFrom('trial_letter')
      .select('step')
      .whereRef('trial_letter.account_id', '=', 'account.account_id')
      .where('step', '=', step),
  )

const isLeaving = (row: OfAccount) =>
  row.exists(
    row
      .selectFrom('account_deletion')
      .select('day')
      .whereRef('account_deletion.account_id', '=', 'account.account_id'),
  )

/** An account is linked to those that an owner of it owns too, itself among them. */
const hasOrdered = (row: OfAccount) =>
  row.exists(
    row
      .selectFrom('membership as own')
      .innerJoin('membership as linked', 'linked.user_id', 'own.user_id')
      .innerJoin('subscription_order', 'subscription_order.account_id', 'linked.account_id')
      .select('subscription_order.id')
      .whereRef('own.account_id', '=', 'account.account_id')
      .where('own.role', '=', 'owner')
      .where('linked.role', '=', 'owner')
      .where('subscription_order.deleted_at', 'is', null),
  )

/** Owners whose address is proven. */
const provenOwners = (db: Reader) =>
  db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.user_id', 'membership.user_id')
    .where('role', '=', 'owner')
    .where('email_validated', '=', 1)

const accountsOf = (db: Reader, step: TrialStep, { today, after }: { today: string; after: string }) => {
  const { from, to } = trialDaysOf(step, today)
  return db
    .selectFrom('account')
    .select(['account_id', 'document', 'document_version', 'trial_until', 'created_at'])
    .where('trial_until', '>=', from)
    .where('trial_until', '<=', to)
    .where('account_id', '>', after)
    .where((row) => row.not(isTold(row, step)))
    .where((row) => row.not(isLeaving(row)))
    .where((row) => row.not(hasOrdered(row)))
    .orderBy('account_id')
    .limit(PART)
    .execute()
}
type Row = Awaited<ReturnType<typeof accountsOf>>[number]

/** Whether somebody was told. Nobody is where no owner has proven his address: he may have tomorrow. */
async function tell(tx: Writer, needs: TrialNeeds, of: { row: Row; step: TrialStep }): Promise<boolean> {
  const { row, step } = of
  const accountId = row.account_id
  const owners = await provenOwners(tx)
    .select(['app_user.user_id as userId', 'email'])
    .where('account_id', '=', accountId)
    .execute()
  if (owners.length === 0) return false
  const now = needs.now()
  const marked = await tx
    .insertInto('trial_letter')
    .values({ account_id: accountId, step, at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['account_id', 'step']).doNothing())
    .returning('step')
    .executeTakeFirst()
  if (marked === undefined) return false
  const companyName = storedAccounts.read(row).company.name
  const facts = { kind: 'trialEnd', companyName, step, day: row.trial_until } as const
  for (const { userId, email } of owners)
    await putLetter(tx, { userId, now, newId: needs.newId }, { ...facts, email })
  return true
}

const isToBeTold = (row: Row, step: TrialStep): boolean =>
  storedAccounts.isReadable(row) &&
  (step === 'last' || isTrialLong(dayInTallinn(new Date(row.created_at)), row.trial_until))

async function tellOf(needs: TrialNeeds, step: TrialStep, today: string): Promise<number> {
  let [told, after] = [0, '']
  for (;;) {
    const rows = await accountsOf(needs.db, step, { today, after })
    for (const row of rows.filter((each) => isToBeTold(each, step))) {
      needs.stop.throwIfAborted()
      if (await needs.db.transaction().execute((tx) => tell(tx, needs, { row, step }))) told++
      await letOthers()
    }
    if (rows.length < PART) return told
    after = rows.at(-1)?.account_id ?? ''
  }
}

async function run(needs: TrialNeeds): Promise<{ accounts: number }> {
  const today = dayInTallinn(needs.now())
  let accounts = 0
  for (const step of STEPS) accounts += await tellOf(needs, step, today)
  if (accounts > 0) needs.letterWaits()
  return { accounts }
}

/** Looks once a day of Tallinn from eight o'clock on; makers of the program get no such letter. */
export async function tellTrialEnds(needs: TrialNeeds): Promise<{ accounts: number } | 'notDue'> {
  if (needs.options.isDevelopment || needs.options.isDemo) return 'notDue'
  const isDue = (now: Date, last: Date | undefined): boolean =>
    hourInTallinn(now) >= FROM_HOUR && (last === undefined || dayInTallinn(last) !== dayInTallinn(now))
  return doTask(needs, { name: TRIAL_LETTERS, isDue }, () => run(needs))
}
