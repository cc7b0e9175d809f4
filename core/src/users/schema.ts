import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Day, Instant } from '../time/schema.ts'

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
