import type * as contract from '@vagu/core/subscription/contract'
import { countChange } from '../db/activity.ts'
import type { UnmanagedHandler } from '../http/call.ts'
import { awaitTurn } from '../http/turn.ts'
import { rejectInDemo } from '../users/sign-in.ts'
import { createOrder } from './orders.ts'

/** Orders, and lets the invoice be mailed: two orders of a farm come one after the other. */
export const placeOrder: UnmanagedHandler<typeof contract.addOrder> = async (call) => {
  const { ports, body, session, newId } = call
  rejectInDemo(ports)
  const { accountId, userId } = session
  const order = await ports.db.transaction().execute(async (tx) => {
    if (ports.engine === 'postgres') await awaitTurn(tx, accountId)
    const actor = { accountId, userId, newId, now: ports.now() }
    const made = await createOrder(tx, actor, { draft: body, billing: ports.options })
    await countChange(tx, accountId, actor.now)
    return made
  })
  ports.letterWaits()
  return order
}
