import { expect, it } from 'vitest'
import { tooManyTries } from '../../entities/session/wait-text.ts'
import { CallError } from '../../lib/call-error.ts'
import { loginMessage } from './login-message.ts'
import { words } from './text.ts'

it.each([
  [new CallError('refused', { status: 400, code: 'wrongLogin' }), words.wrongLogin],
  [new CallError('refused', { status: 403, code: 'forbidden' }), words.wrongLogin],
  [new CallError('refused', { status: 429, code: 'tooManyTries', retryAfter: 120 }), tooManyTries(120)],
  [new CallError('refused', { status: 500, code: 'unexpected' }), words.loginBroken],
  [new CallError('offline'), words.loginBroken],
  [new CallError('unavailable', { status: 503 }), undefined],
])('%s', (error, text) => {
  expect(loginMessage(error)).toBe(text)
})
