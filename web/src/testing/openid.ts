/** An OpenID provider in the tests of screens: its page is one that the test looks at the address of. */
import type { TestServer } from '../../../server/src/testing/test-server.ts'
import { vi } from 'vitest'

export const LABEL = 'ID-kaart, Mobiil-ID, Smart-ID'
export const PROVIDER_PAGE = 'https://openid.test/auth'

/** Puts the provider into the program. Returns what is told where the browser was sent. */
export function offerOpenId(server: TestServer) {
  server.setOpenId({
    label: LABEL,
    begin: async () => PROVIDER_PAGE,
    finish: () => Promise.reject(new Error('nobody comes back in a test of screens')),
  })
  return vi.spyOn(globalThis.location, 'assign').mockImplementation(() => undefined)
}
