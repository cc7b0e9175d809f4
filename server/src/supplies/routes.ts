import * as contract from '@vagu/core/supplies/contract'
import type { SuppliesPlan } from '@vagu/core/supplies/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { Unchanged } from '../db/unchanged.ts'
import { read, type Route, write } from '../http/call.ts'
import { addOrder, changeOrder, deleteOrder, readOrders, restoreOrder } from './orders.ts'
import { readSuppliesPlan } from './read.ts'
import { changeSetting } from './settings.ts'

const unchanged = new Unchanged<SuppliesPlan>()

export const suppliesRoutes: readonly Route[] = [
  read(contract.getSuppliesPlan, ({ db, actor, params: { year }, ports: { engine } }) =>
    unchanged.ask({
      db,
      engine,
      accountId: actor.accountId,
      key: `${year} ${dayInTallinn(actor.now)}`,
      answer: () => readSuppliesPlan(db, actor, year),
    }),
  ),
  write(contract.changeSupplySetting, ({ tx, actor, body }) => changeSetting(tx, actor, body)),
  read(contract.listSupplyOrders, ({ db, actor, query }) => readOrders(db, actor, query.year)),
  write(contract.addSupplyOrder, ({ tx, actor, body }) => addOrder(tx, actor, body)),
  write(contract.changeSupplyOrder, ({ tx, actor, params, body }) => {
    const { updatedAt: seen, _id: _own, ...content } = body
    return changeOrder(tx, actor, { id: params.id, content, seen })
  }),
  write(contract.deleteSupplyOrder, ({ tx, actor, params }) => deleteOrder(tx, actor, params.id)),
  write(contract.restoreSupplyOrder, ({ tx, actor, params }) => restoreOrder(tx, actor, params.id)),
]
