/** One line of the log for each event that concerns the safety of accounts; without secrets, and no e-mail in clear. */
import type { Ports } from '../ports.ts'
import { hashToken } from './session.ts'

export type SecurityEvent =
  | 'registered'
  | 'sign-in failed'
  | 'too many tries'
  | 'admin refused'
  | 'access refused'
  | 'csrf refused'
  | 'reset asked'
  | 'reset used'
  | 'link refused'
  | 'password changed'
  | 'session ended'
  | 'other sessions ended'
  | 'address change asked'
  | 'account deletion asked'
  | 'account deletion taken back'
  | 'account exported'
  | 'archive taken in'
  | 'proof asked'
  | 'address proven'
  | 'farms linked'
  | 'farm left'
  | 'calendar address made'
  | 'calendar address ended'
  | 'inspector address made'
  | 'inspector address withdrawn'
  | 'invitation accepted'
  | 'identity joined'
  | 'identity removed'
  | 'signed in by OpenID'
  | 'confirmed by OpenID'
  | 'signed in at PRIA'
  | 'connected with PRIA'
  | 'disconnected from PRIA'

export interface SecurityFacts {
  readonly userId?: string
  /** A mark of the e-mail (`markOf`), never the e-mail. */
  readonly email?: string
  /** Address of the client. */
  readonly address?: string
  readonly [more: string]: string | number | undefined
}

/** Events by nobody known: a failed try, a refusal. The rest is what a user did. */
const SUSPICIOUS: ReadonlySet<SecurityEvent> = new Set([
  'sign-in failed',
  'too many tries',
  'admin refused',
  'access refused',
  'csrf refused',
  'link refused',
])
const MARK_LENGTH = 16

/** The same mark for the same e-mail, so that lines can be told together. */
export const markOf = async (email: string): Promise<string> => (await hashToken(email)).slice(0, MARK_LENGTH)

export function logSecurity({ log }: Pick<Ports, 'log'>, event: SecurityEvent, facts: SecurityFacts): void {
  const line = { security: event, ...facts }
  if (SUSPICIOUS.has(event)) log.warn(line, event)
  else log.info(line, event)
}
