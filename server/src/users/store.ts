import { roleMay } from '@vagu/core/access'
import { AppError } from '@vagu/core/errors'
import { addDays, dayInTallinn, yearOf } from '@vagu/core/time/day'
import type { Company, Role, User } from '@vagu/core/users/schema'
import { fieldError } from '@vagu/core/validation'
import { sql } from 'kysely'
import { offeredSettings, readUserSettings } from '../account/settings.ts'
import { storedAccounts } from './stored.ts'
import { writeJournal } from '../db/journal.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { ServerOptions } from '../ports.ts'
import { isAdmin } from './admin.ts'
import { customerOf, orderedBy } from '../subscription/customer.ts'
import { paymentsOf } from '../subscription/payments.ts'
import { farmsOf } from './farm-names.ts'

interface UserRef {
  readonly userId: string
  readonly accountId: string
}

/** Users with the farms that they may start in: for each the one he used last comes first. */
export const startingUsers = (db: Reader) =>
  db
    .selectFrom('app_user')
    .innerJoin('membership', 'membership.user_id', 'app_user.user_id')
    .select([
      'app_user.user_id as userId',
      'app_user.password_hash as passwordHash',
      'membership.account_id as accountId',
    ])
    .orderBy(sql`coalesce(membership.used_at, '')`, 'desc')
    .orderBy('membership.account_id')

/** User of the e-mail, with the farm he starts in; undefined when nobody has it. */
export const findUser = (db: Reader, email: string) =>
  startingUsers(db).where('app_user.email', '=', email).executeTakeFirst()

export interface NewAccount {
  readonly email: string
  readonly passwordHash: string
  readonly company: Company
  /** Days of free use. */
  readonly trialDays: number
  /** Whether the address is proven already. */
  readonly isProven?: boolean
}

interface At {
  readonly now: Date
  readonly newId: () => string
}

/** Makes a user; refuses an e-mail that somebody bears. Returns his id. */
export async function createUser(
  tx: Writer,
  { now, newId }: At,
  user: { email: string; passwordHash: string; isProven: boolean },
): Promise<string> {
  const userId = newId()
  const made = await tx
    .insertInto('app_user')
    .values({
      user_id: userId,
      email: user.email,
      email_validated: user.isProven ? 1 : 0,
      password_hash: user.passwordHash,
      created_at: now.toISOString(),
      new_email: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (made === undefined) throw new AppError('emailTaken', { fields: [fieldError('email', 'emailTaken')] })
  return userId
}

export interface NewFarm {
  /** Its owner. */
  readonly userId: string
  readonly company: Company
  /** Days of free use. */
  readonly trialDays: number
}

/** Makes a farm that a user owns. Returns the id of its account. */
export async function createFarm(tx: Writer, { now, newId }: At, farm: NewFarm): Promise<string> {
  const [accountId, instant] = [newId(), now.toISOString()]
  const columns = storedAccounts.columns({ company: farm.company })
  const trialUntil = addDays(dayInTallinn(now), farm.trialDays)
  const times = { trial_until: trialUntil, created_at: instant, updated_at: instant }
  await tx
    .insertInto('account')
    .values({ account_id: accountId, ...columns, ...times })
    .execute()
  const { userId } = farm
  await tx
    .insertInto('membership')
    .values({ account_id: accountId, user_id: userId, role: 'owner' })
    .execute()
  const entry = { noun: 'account', recordId: accountId, action: 'create', before: null } as const
  await writeJournal(tx, { accountId, userId, now, newId }, [{ ...entry, after: columns.document }])
  return accountId
}

/** Makes a user with a farm of his own; refuses an e-mail that somebody bears. */
export async function createAccount(tx: Writer, at: At, account: NewAccount): Promise<UserRef> {
  const { email, passwordHash, company, trialDays, isProven = false } = account
  const userId = await createUser(tx, at, { email, passwordHash, isProven })
  return { userId, accountId: await createFarm(tx, at, { userId, company, trialDays }) }
}

/** Whether the free time runs, or hectares of this calendar year are paid, for the farm or one that counts together with it. */
async function isActive(
  db: Reader,
  { accountId }: UserRef,
  { today, trialUntil }: { today: string; trialUntil: string },
): Promise<boolean> {
  if (today <= trialUntil) return true
  return (await orderedBy(db, await customerOf(db, accountId), yearOf(today))).paidArea > 0
}

/** The client of PRIA that the farm is connected with, for whom may change its records. */
function priaOf(row: { role: Role; client_id: string | null; client_name: string | null }): User['pria'] {
  if (row.client_id === null || !roleMay(row.role, 'write')) return null
  return { identificationNumber: row.client_id, clientName: row.client_name ?? '' }
}

/** The user as the wire has him, with his account. */
export async function readUser(
  db: Reader,
  ref: UserRef,
  facts: { now: Date; options: ServerOptions },
): Promise<User> {
  const row = await db
    .selectFrom('app_user')
    .innerJoin('membership', 'membership.user_id', 'app_user.user_id')
    .innerJoin('account', 'account.account_id', 'membership.account_id')
    .leftJoin('account_deletion', 'account_deletion.account_id', 'account.account_id')
    .leftJoin('pria_connection', 'pria_connection.account_id', 'account.account_id')
    .select(['email', 'email_validated', 'new_email', 'app_user.created_at', 'document', 'document_version'])
    .select(['trial_until', 'updated_at', 'role', 'account_deletion.day as deletion_day'])
    .select(['client_id', 'client_name'])
    .where('app_user.user_id', '=', ref.userId)
    .where('account.account_id', '=', ref.accountId)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('unauthenticated')
  const farms = await farmsOf(db, ref.userId)
  const payments = await paymentsOf(db, ref.accountId)
  const linkedUsers = farms.length > 1 ? farms : []
  const active = await isActive(db, ref, { today: dayInTallinn(facts.now), trialUntil: row.trial_until })
  return {
    _id: ref.userId,
    accountId: ref.accountId,
    role: row.role,
    email: row.email,
    emailValidated: row.email_validated === 1,
    newEmail: row.new_email,
    createdAt: row.created_at,
    company: storedAccounts.read(row).company,
    settings: offeredSettings(await readUserSettings(db, ref.accountId), facts.options),
    pria: priaOf(row),
    updatedAt: row.updated_at,
    deletion: row.deletion_day === null ? null : { day: row.deletion_day },
    deletionGraceDays: facts.options.deletionGraceDays,
    status: { payments, active, trialUntil: row.trial_until, linkedUsers },
    isAdmin: isAdmin(row, facts.options),
    isDemo: facts.options.isDemo,
  }
}
