/** Does the work of a writing call and undoes it: for calls that tell what another one would bring about. */
import type { Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import type { Ports } from '../ports.ts'
import { awaitTurn } from './turn.ts'
import type { Session } from './session.ts'

class DryRunDone<T> extends Error {
  override readonly name = 'Undone'
  readonly result: T
  constructor(result: T) {
    super('undone on purpose')
    this.result = result
  }
}

interface Call {
  readonly ports: Ports
  readonly session: Session
  readonly newId: () => string
}

export async function dryRun<T>(
  { ports, session, newId }: Call,
  work: (tx: Writer, actor: Actor) => Promise<T>,
): Promise<T> {
  const { accountId, userId } = session
  try {
    return await ports.db.transaction().execute(async (tx) => {
      if (ports.engine === 'postgres') await awaitTurn(tx, accountId)
      throw new DryRunDone(await work(tx, { accountId, userId, now: ports.now(), newId }))
    })
  } catch (error) {
    // what is thrown above is what is caught here: the type of its result is known
    if (error instanceof DryRunDone) return (error as DryRunDone<T>).result
    throw error
  }
}
