/** Tables of accounts, their people, and how these sign in and are written to. */
import type { Role } from '@vagu/core/users/schema'
import type { Generated } from 'kysely'

interface AccountTable {
  account_id: string
  document: string
  document_version: number
  trial_until: string
  created_at: string
  updated_at: string
}
/** An account that is to be deleted. */
interface AccountDeletionTable {
  account_id: string
  user_id: string
  asked_at: string
  /** First day on which it is deleted. */
  day: string
  reminded_at: string | null
  /** While it is being deleted: JSON of its name and of the users that go with it. */
  leaving: string | null
}
interface UserTable {
  user_id: string
  email: string
  email_validated: number
  password_hash: string
  created_at: string
  /** The address that is to take the place of `email` once it is proven. */
  new_email: string | null
  /** 1: he wants the weekly letter. */
  weekly_letter: Generated<number>
}
interface MembershipTable {
  account_id: string
  user_id: string
  role: Generated<Role>
  /** How he left the screens. */
  screens: Generated<string | null>
  /** When he was last in the farm. */
  used_at: Generated<string | null>
}
/** One row for an address that is invited to a farm, renewed when it is invited again. */
interface InvitationTable {
  account_id: string
  email: string
  id: string
  role: Role
  invited_by: string
  created_at: string
  expires_at: string
  accepted_at: string | null
  /** Made when the letter is sent. */
  token_hash: string | null
}
/** A link that lets `user_id` link the accounts of `other_user_id`, whose mail it went to. */
interface LinkTokenTable {
  token_hash: string
  user_id: string
  other_user_id: string
  expires_at: string
  used_at: string | null
}
interface SessionTable {
  session_hash: string
  user_id: string
  account_id: string
  created_at: string
  last_used_at: string
  expires_at: string
  is_remembered: number
  device: string
  /** When its user last proved at the OpenID provider that it is him. */
  confirmed_at: Generated<string | null>
}
interface ResetTokenTable {
  token_hash: string
  user_id: string
  expires_at: string
  used_at: string | null
}
interface EmailProofTable {
  token_hash: string
  user_id: string
  email: string
  expires_at: string
  used_at: string | null
}
interface LetterTable {
  id: string
  /** Nobody's where it tells that its user is deleted. */
  user_id: string | null
  kind: string
  document: string
  created_at: string
  due_at: string
  tries: number
}
interface KnownDeviceTable {
  user_id: string
  device_hash: string
  last_used_at: string
}
/** Who somebody is at an OpenID provider. */
interface IdentityTable {
  id: string
  user_id: string
  issuer: string
  subject: string
  /** Name by which the provider calls him; may be empty. */
  name: string
  created_at: string
  last_used_at: string
}
/** A sign-in at the provider that is under way, of one browser. */
interface OpenIdAttemptTable {
  id: string
  state_hash: string
  browser_hash: string
  purpose: string
  /** Who began it; nobody where it is to sign in. */
  user_id: string | null
  nonce: string
  verifier: string
  return_to: string
  is_remembered: number
  created_at: string
  expires_at: string
  used_at: string | null
  /** JSON of who came back, while nobody here is known to be him. */
  found: string | null
}
interface IdentityLinkTable {
  token_hash: string
  attempt_id: string
  user_id: string
  expires_at: string
  used_at: string | null
}
/** A weekly letter that was written for somebody. */
interface WeeklyLetterTable {
  user_id: string
  /** Its Monday. */
  week: string
  /** Of the link that switches the letters off; made when the letter is sent. */
  token_hash: string | null
}
/** A letter that told of the end of the free time. */
interface TrialLetterTable {
  account_id: string
  step: string
  at: string
}
interface CalendarAddressTable {
  account_id: string
  user_id: string
  token_hash: string
  created_at: string
}
/** Whom the archive of a farm names that was taken in. */
interface BroughtPersonTable {
  account_id: string
  user_id: string
  name: string
}
/** Sign-in of somebody at the payments agency. */
interface PriaLoginTable {
  user_id: string
  /** World of the simulator that is his. */
  room: string
  /** Tokens and who he is there, encrypted; nothing where he has signed out. */
  sealed: string | null
  version: number
  /** Until when one who renews the tokens is waited for. */
  renewing_until: string | null
  signed_in_at: string | null
}
/** A sign-in there that is under way, of one browser. */
interface PriaAttemptTable {
  state_hash: string
  browser_hash: string
  user_id: string
  verifier: string
  expires_at: string
  used_at: string | null
}
/** Client of the agency that a farm is connected with. */
interface PriaConnectionTable {
  account_id: string
  client_id: string
  client_name: string
  /** World of the simulator that the client is in; empty elsewhere. */
  room: string
  /** JSON of the kinds that were consented to. */
  kinds: string
  consented_at: string
  consented_by: string
}
/** Things that the bundled simulator of the agency holds. */
interface AgencyShelfTable {
  room: string
  name: string
  text: string
  version: number
  until: string | null
}
interface AttemptTable {
  attempt_key: string
  window_start: string
  tries: number
}

export interface PeopleTables {
  account: AccountTable
  account_deletion: AccountDeletionTable
  app_user: UserTable
  membership: MembershipTable
  invitation: InvitationTable
  link_token: LinkTokenTable
  session: SessionTable
  reset_token: ResetTokenTable
  email_proof: EmailProofTable
  letter: LetterTable
  known_device: KnownDeviceTable
  identity: IdentityTable
  openid_attempt: OpenIdAttemptTable
  identity_link: IdentityLinkTable
  weekly_letter: WeeklyLetterTable
  trial_letter: TrialLetterTable
  calendar_address: CalendarAddressTable
  brought_person: BroughtPersonTable
  pria_login: PriaLoginTable
  pria_attempt: PriaAttemptTable
  pria_connection: PriaConnectionTable
  agency_shelf: AgencyShelfTable
  attempt: AttemptTable
}
