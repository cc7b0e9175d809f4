import { getStart } from '@vagu/core/start/contract'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'

/** Sends once more with a fresh token where the old one fell out of use, as after a login in another tab. */
export async function withFreshToken<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'wrongCsrf') throw error
    await call(getStart, { query: {} }).catch(() => undefined)
    return send()
  }
}
