import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Day, Instant } from '../time/schema.ts'
import { isEmailAddress } from './email.ts'

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

export const Company = z.object({
  name: z.string().trim().min(1, 'required').min(2, 'tooShort').max(200, 'tooLong'),
  /** Code in the business register. */
  code: z.string().trim().max(20, 'tooLong').default(''),
  address: z.object({ street: z.string().trim().max(300, 'tooLong').default('') }).default({ street: '' }),
})
export type Company = z.infer<typeof Company>

/**
 * As what somebody belongs to a farm.
 * - `owner`: everything, also the company, the people, the subscription and the end of it all.
 * - `member`: all of the farm's records.
 * - `worker`: enters jobs and photos; sees no money.
 * - `adviser`: reads, and may comment on warnings.
 */
export const ROLES = ['owner', 'member', 'worker', 'adviser'] as const
export const Role = z.enum(ROLES)
export type Role = z.infer<typeof Role>

export const UserSettings = z.object({
  printFieldNotes: z.boolean(),
  printJobNotes: z.boolean(),
  workTime: z.boolean(),
  expenseTracking: z.boolean(),
})
export const DEFAULT_USER_SETTINGS: z.infer<typeof UserSettings> = {
  printFieldNotes: true,
  printJobNotes: true,
  workTime: true,
  expenseTracking: true,
}

/** A farm of a user: its id and the name of its company. */
export const LinkedUser = z.object({ _id: Id, companyName: z.string() })
export type LinkedUser = z.infer<typeof LinkedUser>

export const User = z.object({
  _id: Id,
  /** The account that the session is in, and as what he belongs to it. */
  accountId: Id,
  role: Role,
  email: z.string(),
  emailValidated: z.boolean(),
  /** The address that is to take the place of this one once it is proven. */
  newEmail: z.string().nullable(),
  /** When he registered. */
  createdAt: Instant,
  company: Company,
  settings: UserSettings,
  pria: z.object({ identificationNumber: z.string(), clientName: z.string() }).nullable(),
  updatedAt: Instant,
  /** The account is to be deleted at the beginning of this day, unless that is taken back. */
  deletion: z.object({ day: Day }).nullable(),
  /** Days between asking for that and the day. */
  deletionGraceDays: z.int(),
  status: z.object({
    payments: z.array(z.object({ year: z.number(), area: z.number() })),
    /** Whether the free time runs, or hectares of this calendar year are paid. Nothing is withheld where it is not so. */
    active: z.boolean(),
    trialUntil: z.string(),
    /** Every account that he may switch to, the present one too, by company name; none where there is only one. */
    linkedUsers: z.array(LinkedUser),
  }),
  /** An admin's address, proven. */
  isAdmin: z.boolean(),
  isDemo: z.boolean(),
})
export type User = z.infer<typeof User>

/** Reply of the session calls: the user's fields and the token for `X-CSRF-TOKEN`, on top. */
export const SignedIn = User.extend({ csrfToken: z.string() })
export type SignedIn = z.infer<typeof SignedIn>

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
