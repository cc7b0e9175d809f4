import * as contract from '@vagu/core/custom-areas/contract'
import { type Route, write } from '../http/call.ts'
import * as store from './store.ts'

export const customAreaRoutes: readonly Route[] = [
  write(contract.addCustomArea, ({ tx, who, body }) => store.addCustomArea(tx, who, body)),
  write(contract.changeCustomArea, ({ tx, who, params, query, body }) => {
    const recalculates = query.forceRecalculate === 'true'
    return store.changeCustomArea(tx, who, { id: params.id, change: body, recalculates })
  }),
  write(contract.deleteCustomArea, ({ tx, who, params }) =>
    store.deleteCustomArea(tx, who, params.id).then(() => undefined),
  ),
  write(contract.restoreCustomArea, ({ tx, who, params }) => store.restoreCustomArea(tx, who, params.id)),
  write(contract.setCustomFieldArea, ({ tx, who, params, body }) =>
    store.setFieldArea(tx, who, { id: params.id, set: body }),
  ),
]
