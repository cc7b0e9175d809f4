/** Addresses of calendars: one for a person of a farm, of which the database keeps the hash alone. */
import type * as contract from '@vagu/core/calendar/contract'
import type { CalendarState } from '@vagu/core/calendar/schema'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'
import type { UnmanagedHandler } from '../http/call.ts'
import { logSecurity } from '../http/security-log.ts'
import { hashToken, newToken } from '../http/session.ts'
import { countTries } from '../users/limits.ts'
import { rejectInDemo } from '../users/sign-in.ts'

export const CALENDAR_PATH = '/kalender'

export async function calendarState(
  db: Reader,
  { accountId, userId }: Pick<Actor, 'accountId' | 'userId'>,
): Promise<CalendarState> {
  const row = await db
    .selectFrom('calendar_address')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return { createdAt: row?.created_at ?? null }
}

/** A person has one address in a farm: an older one ends. */
export const makeCalendarAddress: UnmanagedHandler<typeof contract.makeCalendarAddress> = async (call) => {
  const { ports, session, address: from } = call
  rejectInDemo(ports)
  const { accountId, userId } = session
  await countTries(ports, [{ of: 'calendar by user', by: userId }])
  const token = newToken(ports)
  const createdAt = ports.now().toISOString()
  const made = { token_hash: await hashToken(token), created_at: createdAt }
  await ports.db
    .insertInto('calendar_address')
    .values({ account_id: accountId, user_id: userId, ...made })
    .onConflict((conflict) => conflict.columns(['account_id', 'user_id']).doUpdateSet(made))
    .execute()
  logSecurity(ports, 'calendar address made', { userId, account: accountId, address: from })
  return { createdAt, address: `${ports.options.publicUrl}/api${CALENDAR_PATH}/${token}.ics` }
}

export const dropCalendarAddress: UnmanagedHandler<typeof contract.dropCalendarAddress> = async (call) => {
  const { ports, session, address: from } = call
  const { accountId, userId } = session
  await ports.db
    .deleteFrom('calendar_address')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .execute()
  logSecurity(ports, 'calendar address ended', { userId, account: accountId, address: from })
}

/** The farm whose calendar a token opens: of somebody who belongs to it still. */
export const farmOfToken = (db: Reader, tokenHash: string) =>
  db
    .selectFrom('calendar_address')
    .innerJoin('membership', (join) =>
      join
        .onRef('membership.account_id', '=', 'calendar_address.account_id')
        .onRef('membership.user_id', '=', 'calendar_address.user_id'),
    )
    .innerJoin('account', 'account.account_id', 'calendar_address.account_id')
    .select(['account.account_id', 'document', 'document_version'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
