import { expect, it } from 'vitest'
import { tooManyTries } from '../../entities/session/wait-text.ts'
import { CallError } from '../../lib/call-error.ts'
import { loginMessage } from './login-message.ts'
import { usersText } from './text.ts'

it.each([
  [new CallError('refused', { status: 400, code: 'wrongLogin' }), usersText.wrongLogin],
  [new CallError('refused', { status: 403, code: 'forbidden' }), usersText.wrongLogin],
  [new CallError('refused', { status: 429, code: 'tooManyTries', retryAfter: 120 }), tooManyTries(120)],
  [new CallError('refused', { status: 500, code: 'unexpected' }), usersText.loginBroken],
  [new CallError('offline'), usersText.loginBroken],
  [new CallError('unavailable', { status: 503 }), undefined],
])('%s', (error, text) => {
  expect(loginMessage(error)).toBe(text)
})
