/** People of a farm, and invitations to it. */
import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Instant } from '../time/schema.ts'
import { Role } from '../users/schema.ts'
import { Email, Password, Token } from '../users/form-schema.ts'

/** Days for which an invitation can be accepted. */
export const INVITATION_DAYS = 14

/** Somebody who belongs to the farm. */
export const Person = z.object({ _id: Id, email: z.string(), role: Role, isSelf: z.boolean() })
export type Person = z.infer<typeof Person>

/** An invitation that was not accepted yet; one whose time is over can be sent again. */
export const Invitation = z.object({
  _id: Id,
  email: z.string(),
  role: Role,
  createdAt: Instant,
  expiresAt: Instant,
  isExpired: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

export const InvitationDraft = z.object({ email: Email, role: Role })
export const RoleChange = z.object({ role: Role })
export const InvitationToken = z.object({ token: Token })
export const JoinByInvitation = z.object({ token: Token, password: Password })

/** An invitation as whoever holds its link sees it. */
export const InvitationSeen = z.object({
  state: z.enum(['open', 'expired', 'used']),
  companyName: z.string(),
  email: z.string(),
  role: Role,
  /** Whether somebody bears the address already: he signs in, another sets a password. */
  isKnown: z.boolean(),
})
export type InvitationSeen = z.infer<typeof InvitationSeen>
