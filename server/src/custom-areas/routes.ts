import * as contract from '@vagu/core/custom-areas/contract'
import { own, type Route, write } from '../http/call.ts'
import { inTurn, type OwnCall, whoOf } from '../http/in-turn.ts'
import { measureFields } from './measure.ts'
import type { Kind } from './read.ts'
import * as store from './store.ts'

/** The areas of every field by a kind, before the transaction in which they are stored. */
function measured(call: OwnCall & { request: Request }, kind: Kind) {
  const who = whoOf(call)
  const asked = { accountId: who.accountId, signal: call.request.signal }
  return measureFields(call.ports, who, { kind, asked })
}

export const customAreaRoutes: readonly Route[] = [
  own(contract.addCustomArea, async (call) => {
    const areas = await measured(call, call.body)
    return inTurn(call, (tx, who) => store.addCustomArea(tx, who, { draft: call.body, areas }))
  }),
  own(contract.changeCustomArea, async (call) => {
    const { id } = call.params
    const areas = call.query.forceRecalculate === 'true' ? await measured(call, call.body) : []
    return inTurn(call, (tx, who) => store.changeCustomArea(tx, who, { id, change: call.body, areas }))
  }),
  write(contract.deleteCustomArea, ({ tx, who, params }) =>
    store.deleteCustomArea(tx, who, params.id).then(() => undefined),
  ),
  write(contract.restoreCustomArea, ({ tx, who, params }) => store.restoreCustomArea(tx, who, params.id)),
  write(contract.setCustomFieldArea, ({ tx, who, params, body }) =>
    store.setFieldArea(tx, who, { id: params.id, set: body }),
  ),
]
