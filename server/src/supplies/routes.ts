import { versionOf } from '@vagu/core/history/schema'
import * as contract from '@vagu/core/supplies/contract'
import { type SuppliesPlan, SupplyOrder } from '@vagu/core/supplies/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { Unchanged } from '../db/unchanged.ts'
import { listDeletedNamed } from '../history/deleted.ts'
import { versionsHandler } from '../history/named-handlers.ts'
import { restoreNamedVersion } from '../history/named-versions.ts'
import { read, type Route, write } from '../http/call.ts'
import { addOrder, changeOrder, deleteOrder, readOrders, restoreOrder } from './orders.ts'
import { readOtherCropPlan } from './other-crop.ts'
import { readSuppliesPlan } from './read.ts'
import { changeSetting } from './settings.ts'
import { SUPPLY_ORDERS as kind } from './stored.ts'

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
  read(contract.getOtherCropPlan, ({ db, actor, params: { year }, query }) =>
    readOtherCropPlan(db, actor, { year, ...query }),
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
  read(contract.listDeletedSupplyOrders, ({ db, actor, query }) =>
    listDeletedNamed(db, actor, {
      kind,
      after: query,
      factsOf: ({ year, lines }) => ({ year, lines: lines.length }),
    }),
  ),
  read(contract.listSupplyOrderVersions, versionsHandler(kind, versionOf(SupplyOrder))),
  write(contract.restoreSupplyOrderVersion, ({ tx, actor, params: by }) =>
    restoreNamedVersion(tx, actor, {
      kind,
      by,
      change: (later, { name: _name, userId: _user, receipts: _receipts, ...content }) =>
        changeOrder(tx, later, { id: by.id, content, seen: undefined }),
    }),
  ),
]
