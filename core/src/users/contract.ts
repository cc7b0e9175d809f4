import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import {
  EmailChange,
  EmailProof,
  Feedback,
  FeedbackReceipt,
  Login,
  NewPassword,
  NewPasswordByToken,
  PasswordReset,
  Registration,
  SessionListed,
} from './form-schema.ts'
import { SignedIn, User } from './schema.ts'

export const getAuth = endpoint('GET', '/auth', {
  summary: 'The signed-in user; without a session 401 with a csrfToken for the login',
  needs: 'session',
  wrapped: false,
  reply: SignedIn,
})
export const login = endpoint('POST', '/auth/login', {
  summary: 'Signs in with e-mail and password',
  writes: ['account'],
  needs: 'nothing',
  wrapped: false,
  body: Login,
  refuses: ['wrongLogin', 'tooManyTries'],
  reply: SignedIn,
})
export const logout = endpoint('GET', '/auth/logout', {
  summary: 'Ends the session; refused when another site sends the browser here',
  writes: ['account'],
  needs: 'nothing',
  changes: true,
  reply: Nothing,
})
export const resetPassword = endpoint('POST', '/auth/resetPassword', {
  summary: 'Mails a link for a new password; answers the same whether the address is known or not',
  writes: ['account'],
  needs: 'nothing',
  body: PasswordReset,
  refuses: ['tooManyTries', 'lockedInDemo'],
  reply: Nothing,
})
export const setPasswordAfterReset = endpoint('POST', '/auth/setPasswordAfterReset', {
  summary: 'Sets a new password by the token from the mail and ends every session of the user',
  writes: ['account'],
  needs: 'nothing',
  body: NewPasswordByToken,
  refuses: ['tokenExpired', 'lockedInDemo'],
  reply: Nothing,
})
export const setPassword = endpoint('POST', '/auth/setPassword', {
  summary:
    'Changes the password, ends the other sessions of the user and uses up his links for a new password',
  needs: 'session',
  writes: ['account'],
  body: NewPassword,
  refuses: ['tooManyTries', 'lockedInDemo'],
  reply: Nothing,
})
export const sendEmailProof = endpoint('POST', '/auth/sendEmailProof', {
  summary: 'Mails the link that proves the e-mail address once more; nothing where it is proven',
  needs: 'session',
  writes: ['account'],
  refuses: ['tooManyTries', 'lockedInDemo'],
  reply: Nothing,
})
export const proveEmail = endpoint('POST', '/auth/proveEmail', {
  summary: 'Proves the e-mail address of the signed-in user by the token from the mail',
  needs: 'session',
  writes: ['account'],
  body: EmailProof,
  refuses: ['tokenExpired', 'emailTaken', 'lockedInDemo'],
  reply: Nothing,
})
export const changeEmail = endpoint('POST', '/auth/changeEmail', {
  summary: 'Mails a link to another address, which takes the place of the present one when it is proven',
  needs: 'session',
  writes: ['account'],
  body: EmailChange,
  refuses: ['emailTaken', 'tooManyTries', 'lockedInDemo'],
  reply: User,
})
export const keepEmail = endpoint('POST', '/auth/keepEmail', {
  summary: 'Gives up an address that is not proven yet; the present one stays',
  needs: 'session',
  writes: ['account'],
  refuses: ['lockedInDemo'],
  reply: User,
})
export const listSessions = endpoint('GET', '/auth/sessions', {
  summary: 'The devices on which the user is signed in',
  needs: 'session',
  reply: z.array(SessionListed),
})
export const endSession = endpoint('DELETE', '/auth/sessions/{id}', {
  summary: 'Signs one device out',
  needs: 'session',
  writes: ['account'],
  params: z.object({ id: z.string().max(100) }),
  reply: Nothing,
})
export const endOtherSessions = endpoint('DELETE', '/auth/sessions', {
  summary: 'Signs every device out but the one that asks',
  needs: 'session',
  writes: ['account'],
  reply: Nothing,
})
export const register = endpoint('POST', '/users/registration', {
  summary: 'Makes an account, signs in and mails a link that proves the address',
  writes: ['account'],
  needs: 'nothing',
  body: Registration,
  refuses: ['emailTaken', 'tooManyTries', 'lockedInDemo'],
  reply: SignedIn,
})
export const sendFeedback = endpoint('POST', '/email/feedback', {
  summary:
    'Sends a message to the makers, with the company name and e-mail of the user, and a copy to himself where his address is proven',
  needs: 'session',
  writes: [],
  body: Feedback,
  refuses: ['tooManyTries', 'lockedInDemo'],
  reply: FeedbackReceipt,
})
