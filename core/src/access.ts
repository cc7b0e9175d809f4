/** Access: what a call needs, and who may do it. The server refuses by it, the API's document and the screens say it. */
import type { Action, Endpoint, Need } from './endpoint.ts'

/** The rights of somebody signed in. */
export interface Rights {
  /** The farms whose member he is. */
  readonly memberOf: readonly string[]
  /** Whether the installation names his proven address among its admins. */
  readonly isAdmin: boolean
}

export interface OwnedFarm {
  readonly accountId: string
}

const isMember = ({ memberOf }: Rights, { accountId }: OwnedFarm): boolean => memberOf.includes(accountId)

/** One line for each action. Every member may write: no state of an account ever stops a farmer from that. */
const POLICY: Record<Action, (actor: Rights, farm: OwnedFarm) => boolean> = {
  session: () => true,
  read: isMember,
  write: isMember,
  admin: ({ isAdmin }) => isAdmin,
}

export const can = (actor: Rights, action: Action, farm: OwnedFarm): boolean => POLICY[action](actor, farm)

/** Right that a call needs: as its contract says, else `write`, or `read` where it is a GET. */
export const needOf = ({ method, shape }: Pick<Endpoint, 'method' | 'shape'>): Need =>
  shape.needs ?? (method === 'GET' && !shape.changes ? 'read' : 'write')
