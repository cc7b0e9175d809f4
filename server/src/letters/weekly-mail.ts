/** The mail of a weekly letter, when it goes. */
import type { Writer } from '../db/schema.ts'
import { mailOfParts } from '../mails/letter-mail.ts'
import type { Letter } from '../mails/letters.ts'
import type { Mail, Ports } from '../ports.ts'
import { newOffToken, offAddress } from './off.ts'
import { weeklyLetter } from './text.ts'

type WeeklyLetter = Extract<Letter, { kind: 'weekly' }>

/** Whether somebody wants it still, at an address that is his and proven. */
async function isWanted(tx: Writer, userId: string, { email }: WeeklyLetter): Promise<boolean> {
  const row = await tx
    .selectFrom('app_user')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('email', '=', email)
    .where('email_validated', '=', 1)
    .where('weekly_letter', '=', 1)
    .executeTakeFirst()
  return row !== undefined
}

/** The farms that he belongs to still. */
async function farmsOf(tx: Writer, userId: string, letter: WeeklyLetter): Promise<WeeklyLetter['farms']> {
  const rows = await tx.selectFrom('membership').select('account_id').where('user_id', '=', userId).execute()
  const own = new Set(rows.map((row) => row.account_id))
  return letter.farms.filter(({ accountId }) => own.has(accountId))
}

/** Nothing where nobody wants it any more. */
export async function weeklyMail(
  tx: Writer,
  needs: Pick<Ports, 'random' | 'options'>,
  { letter, userId }: { letter: WeeklyLetter; userId: string },
): Promise<Mail | undefined> {
  if (!(await isWanted(tx, userId, letter))) return undefined
  const farms = await farmsOf(tx, userId, letter)
  if (farms.length === 0) return undefined
  const { publicUrl } = needs.options
  const off = offAddress(publicUrl, await newOffToken(tx, needs, { userId, week: letter.week }))
  const parts = weeklyLetter({ week: letter.week, farms }, { publicUrl, off })
  return { ...mailOfParts(letter.email, parts), unsubscribe: off }
}
