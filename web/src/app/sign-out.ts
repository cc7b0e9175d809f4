import { stopDemo, wasDemo } from '../demo/demo-tab.ts'
import { call } from '../lib/call.ts'
import { CallError } from '../lib/call-error.ts'
import { logWarning } from '../lib/log.ts'
import { forgetSession } from '../entities/session/session.ts'

/** Whether the visitor is on his way out, and whether the session could not be ended. */
const way = { isLeaving: false, isRefused: false }

/** Ends the session; one that has ended by itself is ended too. */
async function isEnded(): Promise<boolean> {
  try {
    // asked for by whoever leaves: the first load does without the calls of the user
    const { logout } = await import('@vagu/core/users/contract')
    await call(logout, {})
    return true
  } catch (error) {
    if (error instanceof CallError && error.kind === 'unauthenticated') return true
    logWarning('logout failed', error)
    return false
  }
}

/**
 * The page the visitor goes to ends the session, once nothing unsaved holds him back. False when it could not be ended:
 * then he is still who he was.
 */
export async function endSessionWhenLeaving(): Promise<boolean> {
  if (!way.isLeaving) return true
  way.isLeaving = false
  if (wasDemo()) stopDemo()
  else way.isRefused = !(await isEnded())
  if (!way.isRefused) forgetSession()
  return !way.isRefused
}

/** Goes to a public page as nobody; false when the session could not be ended. */
export async function signOut(go: () => Promise<void>): Promise<boolean> {
  way.isLeaving = true
  way.isRefused = false
  await go()
  way.isLeaving = false
  return !way.isRefused
}
