import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { Id } from '../ids/schema.ts'
import { LinkedUser, SignedIn } from '../users/schema.ts'
import {
  Invitation,
  InvitationDraft,
  InvitationSeen,
  InvitationToken,
  JoinByInvitation,
  Person,
  RoleChange,
} from './schema.ts'

const params = z.object({ id: Id })

export const listPeople = endpoint('GET', '/people', {
  summary: 'Who belongs to the farm and as what, by e-mail',
  reply: z.array(Person),
})
export const changeRole = endpoint('PUT', '/people/{id}', {
  summary: 'Gives somebody another role; the last owner stays one',
  needs: 'manage',
  writes: ['people'],
  params,
  body: RoleChange,
  refuses: ['lastOwner', 'lockedInDemo'],
  reply: Person,
})
export const removePerson = endpoint('DELETE', '/people/{id}', {
  summary: 'Takes somebody out of the farm and ends his sessions in it; the last owner stays',
  needs: 'manage',
  writes: ['people'],
  params,
  refuses: ['lastOwner', 'lockedInDemo'],
  reply: Nothing,
})
export const listInvitations = endpoint('GET', '/people/invitations', {
  summary: 'Invitations that were not accepted yet, the latest first',
  needs: 'manage',
  reply: z.array(Invitation),
})
export const invite = endpoint('POST', '/people/invitations', {
  summary: 'Mails an invitation; one to the same address is renewed, and its older link ends',
  needs: 'manage',
  writes: ['people'],
  body: InvitationDraft,
  refuses: ['tooManyTries', 'lockedInDemo'],
  reply: Invitation,
})
export const withdrawInvitation = endpoint('DELETE', '/people/invitations/{id}', {
  summary: 'Takes an invitation back: its link ends',
  needs: 'manage',
  writes: ['people'],
  params,
  reply: Nothing,
})
export const readInvitation = endpoint('POST', '/invitations/read', {
  summary: 'What an invitation is to, by the token from its letter; also of one that is over or was used',
  needs: 'nothing',
  writes: [],
  body: InvitationToken,
  refuses: ['tokenExpired'],
  reply: InvitationSeen,
})
export const acceptInvitation = endpoint('POST', '/invitations/accept', {
  summary: 'Joins the farm, in a session of the address that the invitation went to',
  needs: 'session',
  writes: ['account', 'people'],
  body: InvitationToken,
  refuses: ['tokenExpired'],
  reply: LinkedUser,
})
export const joinByInvitation = endpoint('POST', '/invitations/join', {
  summary: 'Makes a user of the invited address, whose mail proves it, joins the farm and signs in',
  needs: 'nothing',
  writes: ['account', 'people'],
  body: JoinByInvitation,
  refuses: ['tokenExpired', 'emailTaken', 'lockedInDemo'],
  reply: SignedIn,
})
