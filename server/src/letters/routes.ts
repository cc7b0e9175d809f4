import * as contract from '@vagu/core/letters/contract'
import type { LetterChoiceSeen } from '@vagu/core/letters/schema'
import type { Reader } from '../db/schema.ts'
import { read, type Route, unmanaged } from '../http/call.ts'

async function choiceOf(db: Reader, userId: string): Promise<LetterChoiceSeen> {
  const row = await db
    .selectFrom('app_user')
    .select(['email', 'email_validated', 'weekly_letter'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { weekly: row.weekly_letter === 1, email: row.email, isProven: row.email_validated === 1 }
}

export const letterRoutes: readonly Route[] = [
  read(contract.getLetterChoice, ({ db, actor }) => choiceOf(db, actor.userId)),
  // about the person, not the farm: no change of the farm is counted
  unmanaged(contract.changeLetterChoice, async ({ ports: { db }, body, session: { userId } }) => {
    const weekly_letter = body.weekly ? 1 : 0
    await db.updateTable('app_user').set({ weekly_letter }).where('user_id', '=', userId).execute()
    return choiceOf(db, userId)
  }),
]
