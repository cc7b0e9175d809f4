import * as contract from '@vagu/core/admin/contract'
import { dayInTallinn } from '@vagu/core/time/day'
import { read, type Route, unmanaged, write } from '../http/call.ts'
import { listAdminAccounts } from './accounts.ts'
import { credit, listAdminOrders, remind, setPayment } from './orders.ts'
import { readOverview } from './overview.ts'

export const adminRoutes: readonly Route[] = [
  read(contract.getOverview, ({ db, actor }) => readOverview(db, actor.now)),
  read(contract.listAdminAccounts, ({ db, actor, query }) => listAdminAccounts(db, query, actor.now)),
  read(contract.listAdminOrders, ({ db, actor, query }) => listAdminOrders(db, query, actor.now)),
  write(contract.addPayment, ({ tx, actor, params, body, ports: { engine } }) =>
    setPayment(tx, actor, { ...params, engine, day: body.day ?? dayInTallinn(actor.now) }),
  ),
  write(contract.takeBackPayment, ({ tx, actor, params, ports: { engine } }) =>
    setPayment(tx, actor, { ...params, engine, day: null }),
  ),
  // opens its own transaction: the letter is sent when that has ended
  unmanaged(contract.remindOfInvoice, async ({ ports, session, params, newId }) => {
    const { accountId, userId } = session
    const actor = { accountId, userId, newId, now: ports.now() }
    await ports.db.transaction().execute((tx) => remind(tx, actor, { ...params, engine: ports.engine }))
    ports.letterWaits()
    return undefined
  }),
  unmanaged(contract.creditInvoice, async ({ ports, session, params, body: draft, newId }) => {
    const { accountId, userId } = session
    const { engine } = ports
    const actor = { accountId, userId, newId, now: ports.now() }
    const order = await ports.db
      .transaction()
      .execute((tx) => credit(tx, actor, { ...params, engine, draft }))
    ports.letterWaits()
    return order
  }),
]
