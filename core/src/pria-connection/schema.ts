/** The connection with the payments agency (PRIA): who has signed in there, and for which of its clients the farm speaks. */
import { z } from 'zod'
import { AgencyClient, AgencyConsent, AgencyKind, AgencyMandate, AgencyPerson } from '../agency/wire.ts'
import { Instant } from '../time/schema.ts'

/** Parameters of the address that the browser comes back to: how it ended, and what that was. */
export const PRIA_RETURNED = { result: 'autentimine', outcome: 'pria' } as const

/**
 * Outcome of a way to the agency's sign-in page and back.
 * - `signedIn`: what was wanted.
 * - `cancelled`: given up there.
 * - `expired`: begun too long ago, in another browser, or used already.
 * - `otherSession`: somebody else is signed in here by now, or nobody.
 * - `refused`: the agency's answer is not to be believed, or it refuses the code.
 * - `silent`: the agency does not answer.
 * - `failed`: a fault of ours.
 */
export const PRIA_OUTCOMES = [
  'signedIn',
  'cancelled',
  'expired',
  'otherSession',
  'refused',
  'silent',
  'failed',
] as const
export type PriaOutcome = (typeof PRIA_OUTCOMES)[number]

/**
 * State of the connection, as this user has it in this farm.
 * - `SWITCHED_OFF`: the installation speaks with no agency.
 * - `NONE`: he is not signed in there, and the farm is not connected.
 * - `SIGNED_IN`: he is; a client is to be chosen.
 * - `CONNECTED`: the farm is connected and his mandate holds.
 * - `NEEDS_SIGN_IN`: the farm is connected, and he is to sign in (again).
 * - `NO_MANDATE`: the farm is connected, and his mandate is none, or over; or the consent was taken back at the agency.
 * - `OTHER_WORLD`: the farm is connected in another's world of the simulator.
 */
export const PRIA_STATES = [
  'SWITCHED_OFF',
  'NONE',
  'SIGNED_IN',
  'CONNECTED',
  'NEEDS_SIGN_IN',
  'NO_MANDATE',
  'OTHER_WORLD',
] as const
export const PriaState = z.enum(PRIA_STATES)
export type PriaState = z.infer<typeof PriaState>

/** The client that the farm is connected with, and what was consented to. */
export const ConnectedClient = z.object({
  identificationNumber: z.string(),
  clientName: z.string(),
  kinds: z.array(AgencyKind),
  consentedAt: Instant,
  /** E-mail of who consented. */
  consentedBy: z.string(),
  /** Names of his other farms that are connected with the same client. */
  sharedWith: z.array(z.string()),
})
export type ConnectedClient = z.infer<typeof ConnectedClient>

export const PriaConnection = z.object({
  state: PriaState,
  /** Whether the agency is the simulator, "PRIA testkeskkond". */
  isTest: z.boolean(),
  /** Address of the simulator's page, where it has one that a browser can open. */
  testPage: z.string().nullable(),
  /** As whom the user has signed in at the agency. */
  person: AgencyPerson.nullable(),
  client: ConnectedClient.nullable(),
  /** As the agency told it just now; null where it was not asked, or did not answer. */
  mandate: AgencyMandate.nullable(),
  /** Whether the agency was asked and did not answer: then mandate and state are what we knew. */
  isSilent: z.boolean(),
})
export type PriaConnection = z.infer<typeof PriaConnection>

/** The agency's sign-in page, which the browser is to open; null where one is signed in by now, as a test person. */
export const PriaSignIn = z.object({ url: z.string().nullable(), person: AgencyPerson.nullable() })
export type PriaSignIn = z.infer<typeof PriaSignIn>

/** A client that the user may see at the agency. */
export const PriaClient = AgencyClient.extend({
  /** Names of his other farms that are connected with it. */
  connectedTo: z.array(z.string()),
})
export type PriaClient = z.infer<typeof PriaClient>

/** Id of the client to connect with, and the kinds of records that may be read and sent. */
export const PriaConsent = z
  .object({ client: z.string().min(1, 'required').max(60) })
  .extend(AgencyConsent.shape)
export type PriaConsent = z.infer<typeof PriaConsent>
