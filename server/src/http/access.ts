/** Who may send a call: its contract says what it needs, `can` of core says who may do that. */
import { can, type Rights } from '@vagu/core/access'
import type { Action } from '@vagu/core/endpoint'
import { AppError } from '@vagu/core/errors'
import type { Ports } from '../ports.ts'
import { isAdminUser } from '../users/admin.ts'
import { logSecurity } from './security-log.ts'
import type { Session } from './session.ts'

/** Whether somebody is an admin is asked only where it matters. */
const rightsOf = async (ports: Ports, session: Session, action: Action): Promise<Rights> => ({
  roles: session.role ? { [session.accountId]: session.role } : {},
  isAdmin: action === 'admin' && (await isAdminUser(ports, session.userId)),
})

/** Refuses a session that may not do what is asked, in the farm that it is in. */
export async function checkAccess(ports: Ports, session: Session, action: Action): Promise<void> {
  if (can(await rightsOf(ports, session, action), action, session)) return
  logSecurity(ports, action === 'admin' ? 'admin refused' : 'access refused', { userId: session.userId })
  throw new AppError('forbidden')
}
