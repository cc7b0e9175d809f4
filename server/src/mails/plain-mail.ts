/** The mail of a letter without a link of its own. */
import { accountDeletionMail } from '../account/mails.ts'
import { identityJoinedMail } from '../openid/mails.ts'
import type { Mail, ServerOptions } from '../ports.ts'
import { trialEndLetter } from '../subscription/text.ts'
import {
  emailChangeAskedMail,
  emailChangedMail,
  feedbackCopyMail,
  feedbackMail,
  welcomeMail,
} from '../users/text.ts'
import { mailOfParts } from './letter-mail.ts'
import type { Letter, LinkKind } from './letters.ts'

type PlainLetter = Exclude<Letter, { kind: LinkKind | 'invoice' | 'credit' | 'reminder' | 'weekly' }>

type MailOf<K extends PlainLetter['kind']> = (
  letter: Extract<PlainLetter, { kind: K }>,
  options: Pick<ServerOptions, 'feedbackEmail' | 'publicUrl'>,
) => Mail

const MAILS: { readonly [K in PlainLetter['kind']]: MailOf<K> } = {
  feedback: (letter, { feedbackEmail }) => feedbackMail(feedbackEmail, letter),
  feedbackCopy: (letter) => feedbackCopyMail(letter),
  emailChangeAsked: ({ email, newEmail }, { publicUrl }) => emailChangeAskedMail(email, newEmail, publicUrl),
  accountDeletion: (letter, { publicUrl }) => accountDeletionMail(letter, publicUrl),
  welcome: ({ email, ...work }, { publicUrl }) => welcomeMail(email, { ...work, publicUrl }),
  trialEnd: ({ email, ...work }, { publicUrl }) => mailOfParts(email, trialEndLetter(work, publicUrl)),
  identityJoined: ({ email, name }, { publicUrl }) => identityJoinedMail(email, { name, publicUrl }),
  emailChanged: ({ email, newEmail }) => emailChangedMail(email, newEmail),
}

export const plainMail = <K extends PlainLetter['kind']>(
  letter: Extract<PlainLetter, { kind: K }> & { readonly kind: K },
  options: Pick<ServerOptions, 'feedbackEmail' | 'publicUrl'>,
): Mail => MAILS[letter.kind](letter, options)
