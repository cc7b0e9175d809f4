/** Links in letters: a token of which the database keeps the hash alone. */
import { HOUR_MS } from '@vagu/core/time/spans'
import type { Writer } from '../db/schema.ts'
import { hashToken, newToken } from '../http/session.ts'
import { parsedText } from '../db/stored.ts'
import { Found } from '../openid/found.ts'
import { identityMail } from '../openid/mails.ts'
import type { Mail, Ports } from '../ports.ts'
import { storedAccounts } from '../users/stored.ts'
import {
  invitationMail,
  LINK_LINK_HOURS,
  linkMail,
  newEmailMail,
  PASSWORD_LINK_HOURS,
  passwordMail,
  PROOF_LINK_HOURS,
  proofMail,
} from '../users/text.ts'
import type { Letter, LinkKind } from './letters.ts'

export type LinkNeeds = Pick<Ports, 'random' | 'options'>
type LinkLetter = Extract<Letter, { kind: LinkKind }>
interface Work {
  readonly letter: LinkLetter
  readonly userId: string
  readonly now: Date
}

const inHours = (now: Date, hours: number): string => new Date(now.getTime() + hours * HOUR_MS).toISOString()

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

interface Asked {
  readonly email: string
  readonly otherUserId: string
}

/** For whoever bears the farms; it works in a session of the user who asked. */
async function linkLink(tx: Writer, needs: LinkNeeds, work: Work & { asked: Asked; asker: string }) {
  const token = newToken(needs)
  const row = { token_hash: await hashToken(token), user_id: work.userId, used_at: null }
  const of = { other_user_id: work.asked.otherUserId, expires_at: inHours(work.now, LINK_LINK_HOURS) }
  await tx
    .insertInto('link_token')
    .values({ ...row, ...of })
    .execute()
  return linkMail(work.asked.email, {
    link: `${needs.options.publicUrl}/kutse#link=${token}`,
    asker: work.asker,
  })
}

/** An invitation that was withdrawn, accepted or has ended meanwhile is not sent. Its older link ends. */
async function invitationLink(tx: Writer, needs: LinkNeeds, work: Work & { id: string; asker: string }) {
  const token = newToken(needs)
  const row = await tx
    .updateTable('invitation')
    .set({ token_hash: await hashToken(token) })
    .where('id', '=', work.id)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', work.now.toISOString())
    .returning(['account_id', 'email', 'role'])
    .executeTakeFirst()
  if (row === undefined) return undefined
  const account = await tx
    .selectFrom('account')
    .select(['document', 'document_version'])
    .where('account_id', '=', row.account_id)
    .executeTakeFirstOrThrow()
  const company = storedAccounts.read(account).company.name
  const link = `${needs.options.publicUrl}/kutse#token=${token}`
  return invitationMail(row.email, { link, company, role: row.role, asker: work.asker })
}

/** For whoever bears the account; it works in the browser that asked, for as long as that may join. */
async function identityLink(tx: Writer, needs: LinkNeeds, work: Work & { attemptId: string }) {
  const attempt = await tx
    .selectFrom('openid_attempt')
    .select(['expires_at', 'found'])
    .where('id', '=', work.attemptId)
    .where('expires_at', '>', work.now.toISOString())
    .executeTakeFirst()
  if (attempt?.found == null) return undefined
  const token = newToken(needs)
  await tx
    .insertInto('identity_link')
    .values({
      token_hash: await hashToken(token),
      attempt_id: work.attemptId,
      user_id: work.userId,
      expires_at: attempt.expires_at,
      used_at: null,
    })
    .execute()
  const { name } = parsedText(Found, attempt.found)
  return identityMail(work.letter.email, {
    link: `${needs.options.publicUrl}/sisene/jatka#token=${token}`,
    name,
  })
}

/** The mail with a fresh link; nothing when nobody wants it any more. */
export async function mailWithLink(tx: Writer, needs: LinkNeeds, work: Work): Promise<Mail | undefined> {
  const { letter, userId } = work
  const user = await tx
    .selectFrom('app_user')
    .select(['email', 'email_validated', 'new_email'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (user === undefined) return undefined
  const asker = user.email
  if (letter.kind === 'link') return linkLink(tx, needs, { ...work, asked: letter, asker })
  if (letter.kind === 'invitation')
    return invitationLink(tx, needs, { ...work, id: letter.invitationId, asker })
  if (letter.kind === 'newEmail')
    return user.new_email === letter.email ? proofLink(tx, needs, work) : undefined
  // the user bears the address no more, or has proven it meanwhile
  if (asker !== letter.email) return undefined
  if (letter.kind === 'identity') return identityLink(tx, needs, { ...work, attemptId: letter.attemptId })
  if (letter.kind === 'password') return passwordLink(tx, needs, work)
  return user.email_validated === 1 ? undefined : proofLink(tx, needs, work)
}
