/** The one transaction of a call that does something before it: reads a file, measures shapes. */
import type { Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import type { Ports } from '../ports.ts'
import { awaitTurn } from './turn.ts'
import type { Session } from './session.ts'

export interface OwnCall {
  readonly ports: Ports
  readonly session: Session
  readonly newId: () => string
}

/** Whose call it is, at this moment. */
export function actorOf({ ports, session, newId }: OwnCall): Actor {
  const { accountId, userId } = session
  return { accountId, userId, now: ports.now(), newId }
}

/** Does work as a writing call does it. */
export const inTurn = <T>(call: OwnCall, work: (tx: Writer, actor: Actor) => Promise<T>): Promise<T> =>
  call.ports.db.transaction().execute(async (tx) => {
    if (call.ports.engine === 'postgres') await awaitTurn(tx, actorOf(call).accountId)
    // made when the call's turn has come: the later of two changes is dated later
    return work(tx, actorOf(call))
  })
