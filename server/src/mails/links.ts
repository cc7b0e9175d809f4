/** Links in letters: a token of which the database keeps the hash alone. */
import type { Writer } from '../db/schema.ts'
import { hashToken, newToken } from '../http/session.ts'
import type { Mail, Ports } from '../ports.ts'
import {
  newEmailMail,
  PASSWORD_LINK_HOURS,
  passwordMail,
  PROOF_LINK_HOURS,
  proofMail,
} from '../users/text.ts'
import type { Letter, LinkKind } from './letters.ts'

const HOUR = 3_600_000

export type LinkNeeds = Pick<Ports, 'random' | 'options'>
type LinkLetter = Extract<Letter, { kind: LinkKind }>
interface Work {
  readonly letter: LinkLetter
  readonly userId: string
  readonly now: Date
}

const inHours = (now: Date, hours: number): string => new Date(now.getTime() + hours * HOUR).toISOString()

/** Links stand behind the # of an address: browsers send that part to nobody, so no log holds it. */
async function passwordLink(tx: Writer, needs: LinkNeeds, work: Work): Promise<Mail> {
  const token = newToken(needs)
  const row = { token_hash: await hashToken(token), user_id: work.userId, used_at: null }
  const expires_at = inHours(work.now, PASSWORD_LINK_HOURS)
  await tx
    .insertInto('reset_token')
    .values({ ...row, expires_at })
    .execute()
  return passwordMail(work.letter.email, `${needs.options.publicUrl}/uusparool#token=${token}`)
}

async function proofLink(tx: Writer, needs: LinkNeeds, work: Work): Promise<Mail> {
  const token = newToken(needs)
  const row = { token_hash: await hashToken(token), user_id: work.userId, used_at: null }
  const [email, expires_at] = [work.letter.email, inHours(work.now, PROOF_LINK_HOURS)]
  await tx
    .insertInto('email_proof')
    .values({ ...row, email, expires_at })
    .execute()
  const link = `${needs.options.publicUrl}/kinnitus#token=${token}`
  return work.letter.kind === 'newEmail' ? newEmailMail(email, link) : proofMail(email, link)
}

/** The mail with a fresh link; nothing when the user bears the address no more, or has proven it meanwhile. */
export async function mailWithLink(tx: Writer, needs: LinkNeeds, work: Work): Promise<Mail | undefined> {
  const user = await tx
    .selectFrom('app_user')
    .select(['email', 'email_validated', 'new_email'])
    .where('user_id', '=', work.userId)
    .executeTakeFirst()
  if (work.letter.kind === 'newEmail')
    return user?.new_email === work.letter.email ? proofLink(tx, needs, work) : undefined
  if (user?.email !== work.letter.email) return undefined
  if (work.letter.kind === 'password') return passwordLink(tx, needs, work)
  return user.email_validated === 1 ? undefined : proofLink(tx, needs, work)
}
