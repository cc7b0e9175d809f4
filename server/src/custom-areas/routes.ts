import * as contract from '@vagu/core/custom-areas/contract'
import { unmanaged, type Route, write } from '../http/call.ts'
import { inTurn, type OwnCall, actorOf } from '../http/in-turn.ts'
import { measureFields } from './measure.ts'
import type { Kind } from './read.ts'
import * as store from './store.ts'

/** The areas of every field by a kind, before the transaction in which they are stored. */
function measured(call: OwnCall & { request: Request }, kind: Kind) {
  const actor = actorOf(call)
  const requester = { accountId: actor.accountId, signal: call.request.signal }
  return measureFields(call.ports, actor, { kind, requester })
}

export const customAreaRoutes: readonly Route[] = [
  unmanaged(contract.addCustomArea, async (call) => {
    const areas = await measured(call, call.body)
    return inTurn(call, (tx, actor) => store.addCustomArea(tx, actor, { draft: call.body, areas }))
  }),
  unmanaged(contract.changeCustomArea, async (call) => {
    const { id } = call.params
    const areas = call.query.forceRecalculate === 'true' ? await measured(call, call.body) : []
    return inTurn(call, (tx, actor) => store.changeCustomArea(tx, actor, { id, change: call.body, areas }))
  }),
  write(contract.deleteCustomArea, ({ tx, actor, params }) =>
    store.deleteCustomArea(tx, actor, params.id).then(() => undefined),
  ),
  write(contract.restoreCustomArea, ({ tx, actor, params }) => store.restoreCustomArea(tx, actor, params.id)),
  write(contract.setCustomFieldArea, ({ tx, actor, params, body }) =>
    store.setFieldArea(tx, actor, { id: params.id, set: body }),
  ),
]
