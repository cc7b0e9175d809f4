/** Archives that were taken in, as the journal of the account tells of them. */
import { Intake } from '@vagu/core/archive-intake/schema'
import { z } from 'zod'
import type { Actor } from '../db/actor.ts'
import { writeJournal } from '../db/journal.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { parsedText } from '../db/stored.ts'

const NOUN = 'archive-intake'

const Kept = Intake.omit({ at: true, userName: true }).extend({ seal: z.string() })
type Kept = z.infer<typeof Kept>

export interface KeptIntake {
  readonly intake: Intake
  /** Of the archive. */
  readonly seal: string
}

export const noteIntake = (tx: Writer, actor: Actor, kept: Kept): Promise<void> =>
  writeJournal(tx, actor, [
    {
      noun: NOUN,
      recordId: actor.accountId,
      action: 'create',
      before: null,
      after: JSON.stringify(Kept.parse(kept)),
    },
  ])

/** The last one; undefined where none was taken in. */
export async function findIntake(
  db: Reader,
  { accountId }: Pick<Actor, 'accountId'>,
): Promise<KeptIntake | undefined> {
  const row = await db
    .selectFrom('journal')
    .leftJoin('app_user', 'app_user.user_id', 'journal.user_id')
    .select(['at', 'after', 'email'])
    .where('account_id', '=', accountId)
    .where('record_id', '=', accountId)
    .where('noun', '=', NOUN)
    .orderBy('entry_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { seal, ...kept } = parsedText(Kept, row.after ?? '{}')
  return { seal, intake: { ...kept, at: row.at, userName: row.email ?? '' } }
}
