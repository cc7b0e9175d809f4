import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import {
  Feedback,
  Login,
  NewPassword,
  NewPasswordByToken,
  PasswordReset,
  Registration,
  SessionListed,
  SignedIn,
} from './schema.ts'

export const getAuth = endpoint('GET', '/auth', {
  summary: 'The signed-in user; without a session 401 with a csrfToken for the login',
  access: 'public',
  wrapped: false,
  reply: SignedIn,
})
export const login = endpoint('POST', '/auth/login', {
  summary: 'Signs in with e-mail and password',
  access: 'public',
  wrapped: false,
  body: Login,
  reply: SignedIn,
})
export const logout = endpoint('GET', '/auth/logout', {
  summary: 'Ends the session',
  access: 'public',
  reply: Nothing,
})
export const resetPassword = endpoint('POST', '/auth/resetPassword', {
  summary: 'Mails a link for a new password; answers the same whether the address is known or not',
  access: 'public',
  body: PasswordReset,
  reply: Nothing,
})
export const setPasswordAfterReset = endpoint('POST', '/auth/setPasswordAfterReset', {
  summary: 'Sets a new password by the token from the mail and ends every session of the user',
  access: 'public',
  body: NewPasswordByToken,
  reply: Nothing,
})
export const setPassword = endpoint('POST', '/auth/setPassword', {
  summary: 'Changes the password and ends the other sessions of the user',
  body: NewPassword,
  reply: Nothing,
})
export const listSessions = endpoint('GET', '/auth/sessions', {
  summary: 'The devices on which the user is signed in',
  reply: z.array(SessionListed),
})
export const endSession = endpoint('DELETE', '/auth/sessions/{id}', {
  summary: 'Signs one device out',
  params: z.object({ id: z.string().max(100) }),
  reply: Nothing,
})
export const register = endpoint('POST', '/users/registration', {
  summary: 'Makes an account and signs in',
  access: 'public',
  wrapped: false,
  body: Registration,
  reply: SignedIn,
})
export const sendFeedback = endpoint('POST', '/email/feedback', {
  summary: 'Sends a message to the makers, with the company name and e-mail of the user',
  body: Feedback,
  reply: Nothing,
})
