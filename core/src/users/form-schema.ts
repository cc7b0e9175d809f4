/** Forms of a user, and what the pages of his account read: none of it is for the first load. */
import { z } from 'zod'
import { Instant } from '../time/schema.ts'
import { isEmailAddress } from './email.ts'
import { Company } from './schema.ts'

const EmailText = z.string().trim().toLowerCase().max(254, 'tooLong')

/** An e-mail address that mail can be sent to, kept in lower case. */
export const Email = EmailText.refine(isEmailAddress, { error: 'wrongEmail' })

/** An address to sign in with, to which nothing is sent: longer than 6 characters and with an @ (the product's own rule). */
const KnownEmail = EmailText.refine((text) => text.length > 6 && text.includes('@'), { error: 'wrongEmail' })

/** Letters of a password: hashing stays cheap. */
export const MAX_PASSWORD = 200

/** A password of at least 8 characters. */
export const Password = z
  .string()
  .min(1, 'required')
  .min(8, { error: 'passwordTooShort', abort: true })
  .max(MAX_PASSWORD, 'tooLong')

export const Login = z.object({
  email: KnownEmail,
  password: Password,
  remember: z.boolean().default(false),
})
/** The code of the company is checked beside the contract (`companyForm`), the password too: neither is for the first load. */
export const Registration = z.object({ email: Email, password: Password, company: Company })
export const PasswordReset = z.object({ email: Email })
export const Token = z.string().min(1, 'required').max(200)
export const NewPasswordByToken = z.object({ token: Token, password: Password })
export const EmailProof = z.object({ token: Token })
/** Whose farms are to be linked: proven by his password, or without one by a mailed link. */
export const LinkRequest = z.object({ email: KnownEmail, password: z.string().max(MAX_PASSWORD).optional() })
export const LinkToken = z.object({ token: Token })
export const NewPassword = z.object({
  currentPassword: z.string().min(1, 'required').max(MAX_PASSWORD),
  password: Password,
})
/** Another address, proven by the link that is mailed to it before it counts. */
export const EmailChange = z.object({
  email: Email,
  /** May be left out by who has none, and has just confirmed at the OpenID provider that it is him. */
  currentPassword: z.string().max(MAX_PASSWORD).optional(),
})
/** Proof that a message to the makers arrived. */
export const FeedbackReceipt = z.object({
  /** Eight letters and digits, which the letter to the makers bears too. */
  number: z.string(),
  receivedAt: Instant,
  /** Where a copy is mailed to; null while the address of the sender is not proven. */
  copyTo: z.string().nullable(),
})
export type FeedbackReceipt = z.infer<typeof FeedbackReceipt>
/** A message to the makers: longer than 5 characters. */
export const Feedback = z.object({
  message: z.string().trim().min(1, 'required').min(6, 'feedbackTooShort').max(5000, 'tooLong'),
})

export const SessionListed = z.object({
  _id: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
  device: z.string(),
  isCurrent: z.boolean(),
})
