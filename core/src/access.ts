/** Access: what a call needs, and who may do it. The server refuses by it, the API's document and the screens say it. */
import type { Action, Endpoint, Need } from './endpoint.ts'
import type { Role } from './users/schema.ts'

/** The rights of somebody signed in. */
export interface Rights {
  /** As what he belongs to farms, by their ids. */
  readonly roles: Readonly<Partial<Record<string, Role>>>
  /** Whether the installation names his proven address among its admins. */
  readonly isAdmin: boolean
}

export interface OwnedFarm {
  readonly accountId: string
}

/** Who may do it in a farm: the one table of roles. No state of an account stops somebody from what his role lets him. */
const ROLES_OF = {
  read: ['owner', 'member', 'worker', 'adviser'],
  comment: ['owner', 'member', 'worker', 'adviser'],
  enter: ['owner', 'member', 'worker'],
  money: ['owner', 'member', 'adviser'],
  write: ['owner', 'member'],
  manage: ['owner'],
} as const satisfies Partial<Record<Action, readonly Role[]>>
/** Actions in a farm that are decided by the role there. */
export type FarmAction = keyof typeof ROLES_OF

/** Whether a role lets somebody do something in its farm. */
export const roleMay = (role: Role, action: FarmAction): boolean =>
  (ROLES_OF[action] as readonly Role[]).includes(role)

const isOfFarm = (action: Action): action is FarmAction => action in ROLES_OF

export function can(actor: Rights, action: Action, farm: OwnedFarm): boolean {
  if (!isOfFarm(action)) return action === 'session' || actor.isAdmin
  const role = actor.roles[farm.accountId]
  return role !== undefined && roleMay(role, action)
}

/** Right that a call needs: as its contract says, else `write`, or `read` where it is a GET. */
export const needOf = ({ method, shape }: Pick<Endpoint, 'method' | 'shape'>): Need =>
  shape.needs ?? (method === 'GET' && !shape.changes ? 'read' : 'write')
