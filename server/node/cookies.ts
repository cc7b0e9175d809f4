import { parse, serialize } from 'hono/utils/cookie'
import type { SessionCarrier } from '../src/ports.ts'

const NAME = 'vagu_session'

/** The session token in a cookie that scripts cannot read; `isSecure` where the program is reached by https. */
export function cookieSessions(isSecure: boolean): SessionCarrier {
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure } as const
  return {
    read: (request) => parse(request.headers.get('cookie') ?? '', NAME)[NAME],
    write: (headers, token, expires) => {
      headers.append('set-cookie', serialize(NAME, token, { ...options, ...(expires && { expires }) }))
    },
    clear: (headers) => {
      headers.append('set-cookie', serialize(NAME, '', { ...options, maxAge: 0 }))
    },
  }
}
