/** Sends the letters that wait: each once, also when several programs look at the same moment. */
import { HOUR_MS, MINUTE_MS } from '@vagu/core/time/spans'
import { isEmailAddress } from '@vagu/core/users/email'
import { sql } from 'kysely'
import type { Reader, Writer } from '../db/schema.ts'
import { weeklyMail } from '../letters/weekly-mail.ts'
import { type Mail, MailRefused, type Ports } from '../ports.ts'
import { invoiceMail } from '../subscription/mail.ts'
import { isLinkKind, Letter, type LinkKind } from './letters.ts'
import { mailWithLink } from './links.ts'
import { plainMail } from './plain-mail.ts'

/**
 * A letter that is being sent is due again after this: longer than a mail server may take, so that only a letter whose
 * program ended meanwhile is sent anew.
 */
export const SENDING_LASTS = 10 * MINUTE_MS
/** Pause after the first failure, and the longest one: each is twice the one before. */
const FIRST_PAUSE = MINUTE_MS
const MAX_PAUSE = 4 * HOUR_MS
/** A letter that could not be sent for so long is given up, ms: a link of yesterday helps nobody, what a farmer wrote does. */
export const TRIED_FOR: Readonly<Record<Letter['kind'], number>> = {
  password: 24 * HOUR_MS,
  proof: 72 * HOUR_MS,
  newEmail: 72 * HOUR_MS,
  emailChangeAsked: 168 * HOUR_MS,
  emailChanged: 168 * HOUR_MS,
  accountDeletion: 168 * HOUR_MS,
  link: 24 * HOUR_MS,
  identity: HOUR_MS,
  identityJoined: 168 * HOUR_MS,
  invitation: 72 * HOUR_MS,
  feedback: 168 * HOUR_MS,
  feedbackCopy: 168 * HOUR_MS,
  welcome: 168 * HOUR_MS,
  trialEnd: 168 * HOUR_MS,
  weekly: 72 * HOUR_MS,
  invoice: 168 * HOUR_MS,
  credit: 168 * HOUR_MS,
  reminder: 168 * HOUR_MS,
}

export interface SendNeeds extends Pick<
  Ports,
  'db' | 'log' | 'now' | 'random' | 'options' | 'printInvoice' | 'sendMail'
> {
  readonly stop: AbortSignal
}

export const pauseAfter = (tries: number): number => Math.min(FIRST_PAUSE * 2 ** (tries - 1), MAX_PAUSE)
const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString()

/** Maker of the mail: it is called when no transaction is open any more. */
type MakeMail = () => Promise<Mail>

interface Claimed {
  readonly id: string
  readonly kind: Letter['kind']
  readonly tries: number
  readonly createdAt: string
  /** Nothing where there is nothing to send any more. */
  readonly mail: MakeMail | undefined
}

/** A letter is due when its time has come, and when it lies further ahead than any pause: the clock was set back. */
const dueLetters = (db: Reader, now: Date) =>
  db
    .selectFrom('letter')
    .select(['id', 'due_at'])
    .where((row) =>
      row.or([row('due_at', '<=', now.toISOString()), row('due_at', '>', later(now, MAX_PAUSE))]),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)

/** Letters that somebody waits for go first: the weekly ones of everybody may take an hour. */
const nextDue = async (db: Reader, now: Date) =>
  (await dueLetters(db, now)
    // as the index of these letters says it
    .where(sql<boolean>`kind <> 'weekly'`)
    .executeTakeFirst()) ?? dueLetters(db, now).executeTakeFirst()

const forget = (db: Reader, id: string) => db.deleteFrom('letter').where('id', '=', id).execute()

/** A letter that another version of the program wrote may be one that this one cannot read. */
function letterOf(document: string): Letter | undefined {
  try {
    return Letter.safeParse(JSON.parse(document)).data
  } catch {
    return undefined
  }
}

const hasLink = (letter: Letter): letter is Extract<Letter, { kind: LinkKind }> => isLinkKind(letter.kind)

const atOnce = (mail: Mail | undefined): MakeMail | undefined => mail && (async () => mail)

async function mailOf(
  tx: Writer,
  needs: SendNeeds,
  { letter, userId }: { letter: Letter; userId: string | null },
): Promise<MakeMail | undefined> {
  if (letter.kind !== 'feedback' && !isEmailAddress(letter.email)) return undefined
  if (letter.kind === 'invoice' || letter.kind === 'credit' || letter.kind === 'reminder')
    return invoiceMail(tx, needs, letter)
  if (userId === null)
    return letter.kind === 'weekly' || hasLink(letter) ? undefined : atOnce(plainMail(letter, needs.options))
  if (letter.kind === 'weekly') return atOnce(await weeklyMail(tx, needs, { letter, userId }))
  if (!hasLink(letter)) return atOnce(plainMail(letter, needs.options))
  return atOnce(await mailWithLink(tx, needs, { letter, userId, now: needs.now() }))
}

/** Moves the due time ahead, if nobody else did, and writes the mail with its link in the same transaction. */
const claim = (needs: SendNeeds, due: { id: string; due_at: string }): Promise<Claimed | undefined> =>
  needs.db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('letter')
      .set((set) => ({ due_at: later(needs.now(), SENDING_LASTS), tries: set('tries', '+', 1) }))
      .where('id', '=', due.id)
      .where('due_at', '=', due.due_at)
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) return undefined
    const letter = letterOf(row.document)
    if (letter === undefined) {
      await forget(tx, row.id)
      needs.log.error({ letter: row.id }, 'a letter that cannot be read was given up')
      return undefined
    }
    const mail = await mailOf(tx, needs, { letter, userId: row.user_id })
    return { id: row.id, kind: letter.kind, tries: row.tries, createdAt: row.created_at, mail }
  })

/** Reason of a failure for the log: replies of mail servers may name addresses, which have no place there. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/[^\s<>:]+@/g, '…@')

async function putOff(needs: SendNeeds, letter: Claimed, error: unknown): Promise<void> {
  const now = needs.now()
  const facts = { letter: letter.id, kind: letter.kind, tries: letter.tries, reason: reasonOf(error) }
  if (now.getTime() - Date.parse(letter.createdAt) >= TRIED_FOR[letter.kind]) {
    await forget(needs.db, letter.id)
    needs.log.error(facts, 'a letter was given up')
    return
  }
  const due_at = later(now, pauseAfter(letter.tries))
  await needs.db.updateTable('letter').set({ due_at }).where('id', '=', letter.id).execute()
  needs.log.warn(facts, 'a letter could not be sent, it waits')
}

/** Outcome of sending a letter: a refusal by the server concerns that one letter, the next one may go. */
type Outcome = 'sent' | 'not wanted' | 'refused' | 'away'

async function deliver(needs: SendNeeds, letter: Claimed): Promise<Outcome> {
  try {
    if (letter.mail !== undefined) await needs.sendMail({ ...(await letter.mail()), id: letter.id })
  } catch (error) {
    await putOff(needs, letter, error)
    return error instanceof MailRefused ? 'refused' : 'away'
  }
  await forget(needs.db, letter.id)
  return letter.mail === undefined ? 'not wanted' : 'sent'
}

/** Sends what is due, the longest waiting first, until nothing is, or the mail server is away. Returns how many went. */
export async function sendLetters(needs: SendNeeds): Promise<number> {
  let sent = 0
  while (!needs.stop.aborted) {
    const due = await nextDue(needs.db, needs.now())
    if (due === undefined) return sent
    const letter = await claim(needs, due)
    if (letter === undefined) continue
    const outcome = await deliver(needs, letter)
    if (outcome === 'away') return sent
    if (outcome === 'sent') sent++
  }
  return sent
}
