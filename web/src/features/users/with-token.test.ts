import { afterEach, expect, it, vi } from 'vitest'
import { CallError } from '../../lib/call-error.ts'
import { csrfToken, setTransport } from '../../lib/transport.ts'
import { withFreshToken } from './with-token.ts'

afterEach(() => setTransport())

it('sends again with the token that the session call brings', async () => {
  setTransport(() => Promise.resolve(Response.json({ user: null, csrfToken: 'new', ahead: {} })))
  const tokens: string[] = []
  const send = vi.fn(() => {
    tokens.push(csrfToken())
    return tokens.length === 1
      ? Promise.reject(new CallError('unauthenticated', { status: 403, code: 'wrongCsrf' }))
      : Promise.resolve('ok')
  })
  expect(await withFreshToken(send)).toBe('ok')
  expect(tokens).toEqual(['', 'new'])
})
it('passes every other failure on, at once', async () => {
  const send = vi.fn(() => Promise.reject(new CallError('refused', { code: 'wrongLogin' })))
  await expect(withFreshToken(send)).rejects.toMatchObject({ code: 'wrongLogin' })
  expect(send).toHaveBeenCalledTimes(1)
})
