/** People of an account as they stand in its export: how they are reached, and nothing of how they sign in. */
import type { Reader } from '../db/schema.ts'

interface PersonInExport {
  readonly userId: string
  readonly email: string
  /** Whether he wants the weekly letter. */
  readonly weeklyLetter: boolean
}

export async function peopleInExport(db: Reader, accountId: string): Promise<PersonInExport[]> {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.user_id', 'membership.user_id')
    .select(['app_user.user_id as userId', 'email', 'weekly_letter'])
    .where('account_id', '=', accountId)
    .orderBy('app_user.user_id')
    .execute()
  return rows.map(({ weekly_letter, ...person }) => ({ ...person, weeklyLetter: weekly_letter === 1 }))
}
