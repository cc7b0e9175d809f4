import { UiSettings } from '@vagu/core/settings/schema'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'

const rowOf = (db: Reader, { accountId, userId }: Actor) =>
  db
    .selectFrom('membership')
    .select('screens')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** The screens as this user left them; undefined where he has not left any since everybody has his own. */
export async function readScreens(db: Reader, actor: Actor): Promise<UiSettings | undefined> {
  const text = (await rowOf(db, actor))?.screens
  return typeof text === 'string' ? UiSettings.parse(JSON.parse(text)) : undefined
}
