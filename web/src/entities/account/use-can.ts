import { can } from '@vagu/core/access'
import type { Action } from '@vagu/core/endpoint'
import { useUser } from '../session/session.ts'

/** The farm on the screens is the one of the session, and who is told of it is its member. */
const SHOWN = { accountId: 'shown' }

/** Whether the signed-in user may do something in the farm on the screens; what he may not is not offered. */
export function useCan(action: Action): boolean {
  const user = useUser()
  return (
    user !== null && can({ roles: { [SHOWN.accountId]: user.role }, isAdmin: user.isAdmin }, action, SHOWN)
  )
}
