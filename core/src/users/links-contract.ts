/** Several farms of one user: to link, to make another, to switch, to leave. */
import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { Id } from '../ids/schema.ts'
import { LinkRequest, LinkToken } from './form-schema.ts'
import { Company, LinkedUser } from './schema.ts'

export const linkAccount = endpoint('POST', '/users/link', {
  summary:
    'Links the farms that the bearer of an e-mail owns, by his password; without one a link is mailed to him that the sender opens, and the answer is the same whether anybody bears the e-mail',
  needs: 'session',
  writes: ['account'],
  body: LinkRequest,
  refuses: ['wrongLogin', 'tooManyTries', 'lockedInDemo'],
  reply: z.object({ linkedUsers: z.array(LinkedUser), isMailed: z.boolean() }),
})
export const confirmLink = endpoint('PUT', '/users/link', {
  summary: 'Links them by the token from the mail, in a session of the user who asked for it',
  needs: 'session',
  writes: ['account'],
  body: LinkToken,
  refuses: ['tokenExpired', 'lockedInDemo'],
  reply: z.object({ linkedUsers: z.array(LinkedUser) }),
})
export const unlinkAccount = endpoint('DELETE', '/users/link/{id}', {
  summary:
    'Leaves a farm: ends the sessions of the user that are in it. Its last owner may not; whoever leaves his only farm gets an empty one',
  needs: 'session',
  writes: ['account'],
  params: z.object({ id: Id }),
  refuses: ['lastOwner', 'lockedInDemo'],
  reply: Nothing,
})
export const addLinkedUser = endpoint('POST', '/users/linked-user', {
  summary: 'Makes another farm of the same user, who owns it',
  needs: 'session',
  writes: ['account'],
  body: z.object({ company: Company }),
  refuses: ['tooManyTries', 'lockedInDemo'],
  reply: LinkedUser,
})
export const switchAccount = endpoint('POST', '/users/switch', {
  summary: 'Goes on in another farm of the user: under a new session and a new csrfToken, the old ones end',
  needs: 'session',
  writes: ['account'],
  wrapped: false,
  body: z.object({ _id: Id }),
  refuses: ['notFound'],
  reply: z.object({ csrfToken: z.string() }),
})
