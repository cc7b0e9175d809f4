import { describe, expect, it } from 'vitest'
import { cookieDevices, cookieSessions } from './cookies.ts'

const requested = (cookie: string) => new Request('http://localhost/', { headers: { cookie } })
function written(write: (headers: Headers) => void): string[] {
  const headers = new Headers()
  write(headers)
  return headers.getSetCookie()
}

describe('the cookie of a session by https', () => {
  const sessions = cookieSessions(true)
  it('has the name that only this host can have set, and takes the older one away', () => {
    const [now = '', before = ''] = written((headers) => sessions.write(headers, 'abc', undefined))
    expect(now).toBe('__Host-vagu_session=abc; Path=/; HttpOnly; Secure; SameSite=Lax')
    expect(before).toMatch(/^vagu_session=; Max-Age=0; Path=\//)
  })
  it('goes on under the name of earlier days', () => {
    expect(sessions.read(requested('vagu_session=old'))).toBe('old')
  })
  it('is read under its own name first: what a neighbour plants beside it counts for nothing', () => {
    expect(sessions.read(requested('vagu_session=planted; __Host-vagu_session=own'))).toBe('own')
  })
  it('is taken away under both names', () => {
    const names = written((headers) => sessions.clear(headers)).map((line) => line.split('=')[0])
    expect(names).toEqual(['__Host-vagu_session', 'vagu_session'])
  })
})

describe('the cookie of a session without https', () => {
  it('has the plain name, because browsers keep the other for https', () => {
    const sessions = cookieSessions(false)
    expect(written((headers) => sessions.write(headers, 'abc', undefined))).toEqual([
      'vagu_session=abc; Path=/; HttpOnly; SameSite=Lax',
    ])
    expect(sessions.read(requested('__Host-vagu_session=x'))).toBeUndefined()
  })
})

it('the cookie of a browser lasts beyond it', () => {
  const [line] = written((headers) => cookieDevices(true).write(headers, 'abc', 3600))
  expect(line).toMatch(/^__Host-vagu_device=abc; Max-Age=3600; /)
})
