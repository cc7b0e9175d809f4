import { logout } from '@vagu/core/users/contract'
import { stopDemo, wasDemo } from '../demo/start-demo.ts'
import { call } from '../lib/call.ts'
import { logQuietly } from '../lib/log.ts'
import { forgetSession } from './session.ts'

let isLeaving = false

/** Whether the visitor is on his way out; the page he goes to ends the session, once nothing unsaved holds him back. */
export async function endSessionWhenLeaving(): Promise<void> {
  if (!isLeaving) return
  isLeaving = false
  if (wasDemo()) stopDemo()
  else await call(logout, {}).catch((error: unknown) => logQuietly('logout failed', error))
  forgetSession()
}

/** Goes to a public page as nobody. */
export async function leave(go: () => Promise<void>): Promise<void> {
  isLeaving = true
  await go()
  isLeaving = false
}
