import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { Id } from '../ids/schema.ts'
import { SignedIn } from '../users/schema.ts'
import {
  ConfirmStart,
  JoinByLink,
  JoinByPassword,
  JoinLinkRequest,
  JoinStart,
  Newcomer,
  OpenIdOffer,
  OpenIdRegistration,
  OwnSignIn,
  ProviderPage,
  SignInStart,
} from './schema.ts'

const params = z.object({ id: Id })
/** As the provider wrote it; who reads it is no call of ours, so anything is taken. */
const answered = z.string().optional()

export const getOpenIdOffer = endpoint('GET', '/auth/openid', {
  summary: 'Whether one can sign in at an OpenID provider, and what the button says',
  needs: 'nothing',
  reply: OpenIdOffer,
})
export const beginOpenIdSignIn = endpoint('POST', '/auth/openid/signIn', {
  summary: 'Begins a sign-in at the OpenID provider: the browser is to open the address of the reply',
  needs: 'nothing',
  writes: [],
  body: SignInStart,
  refuses: ['tooManyTries', 'sourceSilent', 'switchedOff'],
  reply: ProviderPage,
})
export const finishOpenId = endpoint('GET', '/auth/openid/callback', {
  summary:
    'Where the OpenID provider sends the browser back to: answers 303 to a page of ours, with `autentimine` = `korras` or `viga` and `openid` = what came of it',
  needs: 'nothing',
  query: z.object({ state: answered, code: answered, iss: answered, error: answered }),
  reply: Nothing,
})
export const readNewcomer = endpoint('GET', '/auth/openid/newcomers/{id}', {
  summary: 'Who came back from the provider and is not known here, for the browser that he came with',
  needs: 'nothing',
  params,
  refuses: ['tokenExpired', 'switchedOff'],
  reply: Newcomer,
})
export const registerByOpenId = endpoint('POST', '/auth/openid/registration', {
  summary:
    'Makes an account of who came back, and signs in; an address that the provider did not prove is mailed a link',
  needs: 'nothing',
  writes: ['account'],
  body: OpenIdRegistration,
  refuses: ['tokenExpired', 'emailTaken', 'tooManyTries', 'lockedInDemo'],
  reply: SignedIn,
})
export const joinByPassword = endpoint('POST', '/auth/openid/joinByPassword', {
  summary: 'Joins who came back to the account of this e-mail and password, and signs in',
  needs: 'nothing',
  writes: ['account'],
  body: JoinByPassword,
  refuses: ['tokenExpired', 'wrongLogin', 'tooManyTries', 'lockedInDemo'],
  reply: SignedIn,
})
export const sendJoinLink = endpoint('POST', '/auth/openid/sendJoinLink', {
  summary:
    'Mails a link that joins who came back to the account of this e-mail; answers the same whether there is one',
  needs: 'nothing',
  writes: [],
  body: JoinLinkRequest,
  refuses: ['tokenExpired', 'tooManyTries', 'lockedInDemo'],
  reply: Nothing,
})
export const joinByLink = endpoint('POST', '/auth/openid/joinByLink', {
  summary: 'Joins by the token from the mail, in the browser that asked for it, and signs in',
  needs: 'nothing',
  writes: ['account'],
  body: JoinByLink,
  refuses: ['tokenExpired', 'lockedInDemo'],
  reply: SignedIn,
})
export const getOwnSignIn = endpoint('GET', '/auth/openid/own', {
  summary: 'How the user signs in: whether by a password, and his identities at the provider',
  needs: 'session',
  reply: OwnSignIn,
})
export const beginOpenIdJoin = endpoint('POST', '/auth/openid/own', {
  summary: 'Begins to join an identity at the provider to the user',
  needs: 'session',
  writes: [],
  body: JoinStart,
  refuses: ['tooManyTries', 'sourceSilent', 'switchedOff', 'lockedInDemo'],
  reply: ProviderPage,
})
export const beginOpenIdConfirmation = endpoint('POST', '/auth/openid/confirmation', {
  summary:
    'Begins to prove at the provider anew that it is the user: for ten minutes that stands for the password of who has none',
  needs: 'session',
  writes: [],
  body: ConfirmStart,
  refuses: ['tooManyTries', 'sourceSilent', 'switchedOff', 'lockedInDemo'],
  reply: ProviderPage,
})
export const removeIdentity = endpoint('DELETE', '/auth/openid/own/{id}', {
  summary: 'Takes an identity away from the user; never the last way to sign in',
  needs: 'session',
  writes: ['account'],
  params,
  refuses: ['lastSignIn', 'lockedInDemo'],
  reply: Nothing,
})
