import { UiSettings } from '@vagu/core/settings/schema'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'

type User = Pick<Actor, 'accountId' | 'userId'>

const rowOf = (db: Reader, { accountId, userId }: User) =>
  db
    .selectFrom('membership')
    .select('screens')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** The screens as this user left them; undefined where he has not left any since everybody has his own. */
export async function readScreens(db: Reader, user: User): Promise<UiSettings | undefined> {
  const text = (await rowOf(db, user))?.screens
  return typeof text === 'string' ? UiSettings.parse(JSON.parse(text)) : undefined
}
