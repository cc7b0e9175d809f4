/**
 * Letters to be sent. A letter is stored in the transaction of what it tells, and sent later by `send.ts`: a mail
 * server that is away loses nothing and refuses nothing.
 */
import { FarmDue } from '@vagu/core/warnings/due/schema'
import { z } from 'zod'
import type { Writer } from '../db/schema.ts'

/** How it stands with the deletion of an account. */
export const DeletionStep = z.enum(['asked', 'soon', 'takenBack', 'done'])
export type DeletionStep = z.infer<typeof DeletionStep>

/** How near the end of the free time is. */
export const TrialStep = z.enum(['soon', 'last'])

/** Content of a letter. A link is no part of it: it is made when the letter is sent. */
export const Letter = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password'), email: z.string() }),
  z.object({ kind: z.literal('proof'), email: z.string() }),
  z.object({ kind: z.literal('newEmail'), email: z.string() }),
  z.object({ kind: z.literal('emailChangeAsked'), email: z.string(), newEmail: z.string() }),
  z.object({ kind: z.literal('emailChanged'), email: z.string(), newEmail: z.string() }),
  /** To the bearer of farms that another user wants to link. */
  z.object({ kind: z.literal('link'), email: z.string(), otherUserId: z.string() }),
  /** To the bearer of an account that somebody who came back from the OpenID provider wants to join. */
  z.object({ kind: z.literal('identity'), email: z.string(), attemptId: z.string() }),
  z.object({ kind: z.literal('identityJoined'), email: z.string(), name: z.string() }),
  z.object({ kind: z.literal('invitation'), email: z.string(), invitationId: z.string() }),
  z.object({
    kind: z.literal('accountDeletion'),
    email: z.string(),
    companyName: z.string(),
    step: DeletionStep,
    day: z.string(),
  }),
  z.object({
    kind: z.literal('feedback'),
    email: z.string(),
    company: z.string(),
    message: z.string(),
    number: z.string().default(''),
  }),
  z.object({
    kind: z.literal('feedbackCopy'),
    email: z.string(),
    message: z.string(),
    number: z.string(),
  }),
  z.object({
    kind: z.literal('welcome'),
    email: z.string(),
    companyName: z.string(),
    /** The last day of free use; null where it is not his to order. */
    trialUntil: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('trialEnd'),
    email: z.string(),
    companyName: z.string(),
    step: TrialStep,
    day: z.string(),
  }),
  z.object({
    kind: z.literal('weekly'),
    email: z.string(),
    /** Its Monday. */
    week: z.string(),
    farms: z.array(z.object({ accountId: z.string(), companyName: z.string(), due: FarmDue })),
  }),
  z.object({ kind: z.literal('invoice'), email: z.string(), number: z.string() }),
  /** Brings a credit invoice. */
  z.object({ kind: z.literal('credit'), email: z.string(), number: z.string() }),
  z.object({ kind: z.literal('reminder'), email: z.string(), number: z.string() }),
])
export type Letter = z.infer<typeof Letter>
/** Letters with a link that is made when they are sent. */
const LINK_KINDS = ['password', 'proof', 'newEmail', 'link', 'invitation', 'identity'] as const
export type LinkKind = (typeof LINK_KINDS)[number]
export const isLinkKind = (kind: Letter['kind']): kind is LinkKind => LINK_KINDS.some((each) => each === kind)

interface Of {
  /** Nobody's where it tells that its user is deleted. */
  readonly userId: string | null
  readonly now: Date
  readonly newId: () => string
}

/**
 * Stores a letter that is due at once. Of letters with a link the newest is enough: an older one that waits is dropped.
 * An invitation that is renewed has the same document as its older letter, which has the same end.
 */
export async function putLetter(tx: Writer, of: Of, letter: Letter): Promise<void> {
  const document = JSON.stringify(letter)
  if (letter.kind === 'invitation') await tx.deleteFrom('letter').where('document', '=', document).execute()
  else if (of.userId !== null && isLinkKind(letter.kind)) await dropLetters(tx, of.userId, letter.kind)
  const at = of.now.toISOString()
  await tx
    .insertInto('letter')
    .values({
      id: of.newId(),
      user_id: of.userId,
      kind: letter.kind,
      document,
      created_at: at,
      due_at: at,
      tries: 0,
    })
    .execute()
}

/** Drops letters of a kind that wait: their link is of no use any more. */
export async function dropLetters(tx: Writer, userId: string, kind: LinkKind): Promise<void> {
  await tx.deleteFrom('letter').where('user_id', '=', userId).where('kind', '=', kind).execute()
}
