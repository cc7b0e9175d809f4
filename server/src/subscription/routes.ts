import * as contract from '@vagu/core/subscription/contract'
import { read, type Route, unmanaged } from '../http/call.ts'
import { isUnmodified, NotModified } from '../http/not-modified.ts'
import { eInvoiceOf } from './e-invoice.ts'
import { requireInvoice } from './invoices.ts'
import { listOrders } from './orders.ts'
import { placeOrder } from './place-order.ts'

/** Tells browsers under which name a document is kept. */
const keptAs = (headers: Headers, name: string): void =>
  headers.set('content-disposition', `attachment; filename="${name}"`)

export const subscriptionRoutes: readonly Route[] = [
  // opens its own transaction: the letter is sent when that has ended
  unmanaged(contract.addOrder, placeOrder),
  read(contract.listOrders, ({ db, actor, ports: { options } }) => listOrders(db, actor, options)),
  read(contract.getInvoice, async ({ db, actor, params, request, headers, ports }) => {
    const invoice = await requireInvoice(db, actor, params.id)
    if (isUnmodified(request)) return new NotModified()
    keptAs(headers, `arve-${invoice.number}.pdf`)
    return ports.printInvoice(invoice, { accountId: actor.accountId, signal: request.signal })
  }),
  read(contract.getEInvoice, async ({ db, actor, params, request, headers }) => {
    const invoice = await requireInvoice(db, actor, params.id)
    if (isUnmodified(request)) return new NotModified()
    keptAs(headers, `e-arve-${invoice.number}.xml`)
    return new TextEncoder().encode(eInvoiceOf(invoice))
  }),
]
