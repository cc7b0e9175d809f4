/** Sign-in by OpenID Connect: who came back from the provider, and how somebody signs in. */
import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Instant } from '../time/schema.ts'
import { Company } from '../users/schema.ts'
import { Email, MAX_PASSWORD, Token } from '../users/form-schema.ts'

/** Parameters of the address that the browser is sent to when it comes back: how it ended, and what that was. */
export const RETURNED = { result: 'autentimine', outcome: 'openid' } as const

/**
 * Outcome of a way to the provider and back.
 * - `signedIn`, `joined`, `confirmed`: what was wanted.
 * - `cancelled`: given up at the provider.
 * - `expired`: begun too long ago, in another browser, or used already.
 * - `otherSession`: somebody else is signed in by now.
 * - `taken`: the identity is somebody else's here.
 * - `unknown`: it was asked who it is, and an identity came that is not his.
 * - `notFresh`: the provider did not ask anew.
 * - `refused`: its answer is not to be believed.
 * - `silent`: it does not answer.
 * - `failed`: a fault of ours.
 */
export const OUTCOMES = [
  'signedIn',
  'joined',
  'confirmed',
  'cancelled',
  'expired',
  'otherSession',
  'taken',
  'unknown',
  'notFresh',
  'refused',
  'silent',
  'failed',
] as const
export type Outcome = (typeof OUTCOMES)[number]

const MAX_PLACE = 500

/** A page of ours to come back to: a path, with what follows it. */
export const Place = z
  .string()
  .max(MAX_PLACE)
  .regex(/^\/(?![/\\])[^\\\s\p{Cc}]*$/u)

export const OpenIdOffer = z.object({
  /** Words on the button; null where this installation has no provider. */
  label: z.string().nullable(),
})
export const SignInStart = z.object({ returnTo: Place, remember: z.boolean().default(false) })
/** Without a password the session must have been confirmed at the provider just now. */
export const JoinStart = z.object({ password: z.string().max(MAX_PASSWORD).optional() })
export const ConfirmStart = z.object({ returnTo: Place })
/** The provider's page, which the browser is to open. */
export const ProviderPage = z.object({ url: z.string() })

/** Somebody who came back from the provider, and is not known here. */
export const Newcomer = z.object({
  label: z.string(),
  /** As the provider calls him; may be empty. */
  name: z.string(),
  email: z.string().nullable(),
  /** Whether the provider says that the address is proven. */
  isEmailProven: z.boolean(),
  /** Whether somebody here bears that proven address. */
  isKnown: z.boolean(),
})
export type Newcomer = z.infer<typeof Newcomer>
export const OpenIdRegistration = z.object({ id: Id, email: Email, company: Company })
export const JoinByPassword = z.object({
  id: Id,
  email: Email,
  password: z.string().min(1, 'required').max(MAX_PASSWORD),
})
export const JoinLinkRequest = z.object({ id: Id, email: Email })
export const JoinByLink = z.object({ token: Token })

/** An identity at the provider that signs its user in. */
export const Identity = z.object({
  _id: Id,
  /** As the provider calls him; may be empty. */
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
})
export type Identity = z.infer<typeof Identity>
/** How somebody signs in. */
export const OwnSignIn = z.object({
  label: z.string().nullable(),
  hasPassword: z.boolean(),
  /** Whether the session was confirmed at the provider just now, which stands for the password. */
  isConfirmed: z.boolean(),
  identities: z.array(Identity),
})
export type OwnSignIn = z.infer<typeof OwnSignIn>
