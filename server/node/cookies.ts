import { parse, serialize } from 'hono/utils/cookie'
import type { TokenCarrier } from '../src/ports.ts'

/** Prefix of a cookie that only this very host can have set, by https and for all its paths. */
const HOST = '__Host-'

/** A token in a cookie that scripts cannot read; `isSecure` where the program is reached by https. */
function carrier(plainName: string, isSecure: boolean): TokenCarrier {
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure } as const
  const name = isSecure ? HOST + plainName : plainName
  const clear = (headers: Headers, which: string) =>
    headers.append('set-cookie', serialize(which, '', { ...options, maxAge: 0 }))
  return {
    read: (request) => {
      const cookies = parse(request.headers.get('cookie') ?? '')
      // a session of the days before the prefix goes on; its cookie gets the new name when it is next written
      return cookies[name] ?? cookies[plainName]
    },
    write: (headers, token, seconds) => {
      headers.append(
        'set-cookie',
        serialize(name, token, { ...options, ...(seconds !== undefined && { maxAge: seconds }) }),
      )
      if (name !== plainName) clear(headers, plainName)
    },
    clear: (headers) => {
      clear(headers, name)
      if (name !== plainName) clear(headers, plainName)
    },
  }
}

export const cookieSessions = (isSecure: boolean): TokenCarrier => carrier('vagu_session', isSecure)
export const cookieTravels = (isSecure: boolean): TokenCarrier => carrier('vagu_openid', isSecure)
export const cookieDevices = (isSecure: boolean): TokenCarrier => carrier('vagu_device', isSecure)
