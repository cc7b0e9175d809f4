/** How often farms are written to, by days: the operator sees whether the program is in use. */
import { dayInTallinn } from '@vagu/core/time/day'
import { prepared } from './prepared.ts'
import type { Writer } from './schema.ts'

const count = prepared((db, { day, accountId }: { day: string; accountId: string }) =>
  db
    .insertInto('activity')
    .values({ day, account_id: accountId, changes: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'account_id']).doUpdateSet((set) => ({
        changes: set('activity.changes', '+', 1),
      })),
    ),
)

/** Counts a call that stored something, in its transaction. */
export async function countChange(tx: Writer, accountId: string, now: Date): Promise<void> {
  await count(tx, { day: dayInTallinn(now), accountId })
}
