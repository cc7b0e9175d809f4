import * as contract from '@vagu/core/subscription/contract'
import type { InvoiceDocument } from '@vagu/core/subscription/invoice'
import type { Actor } from '../db/actor.ts'
import { type CallParts, read, type Route, unmanaged } from '../http/call.ts'
import { isUnmodified, NotModified } from '../http/not-modified.ts'
import { eInvoiceOf } from './e-invoice.ts'
import { requireInvoice } from './invoices.ts'
import { listOrders } from './orders.ts'
import { requireCredit } from './credits.ts'
import { fileNameOf } from './text.ts'
import { placeOrder } from './place-order.ts'

/** Tells browsers under which name a document is kept. */
const keptAs = (headers: Headers, name: string): void =>
  headers.set('content-disposition', `attachment; filename="${name}"`)

type Call = Pick<CallParts<never>, 'request' | 'headers' | 'ports'> & { readonly actor: Actor }

function pdf({ request, headers, ports, actor }: Call, invoice: InvoiceDocument) {
  if (isUnmodified(request)) return new NotModified()
  keptAs(headers, fileNameOf(invoice, 'pdf'))
  return ports.printInvoice(invoice, { accountId: actor.accountId, signal: request.signal })
}

function xml({ request, headers }: Call, invoice: InvoiceDocument) {
  if (isUnmodified(request)) return new NotModified()
  keptAs(headers, fileNameOf(invoice, 'xml'))
  return new TextEncoder().encode(eInvoiceOf(invoice))
}

export const subscriptionRoutes: readonly Route[] = [
  // opens its own transaction: the letter is sent when that has ended
  unmanaged(contract.addOrder, placeOrder),
  read(contract.listOrders, ({ db, actor, ports: { options } }) => listOrders(db, actor, options)),
  read(contract.getInvoice, async (call) =>
    pdf(call, await requireInvoice(call.db, call.actor, call.params.id)),
  ),
  read(contract.getEInvoice, async (call) =>
    xml(call, await requireInvoice(call.db, call.actor, call.params.id)),
  ),
  read(contract.getCreditInvoice, async (call) =>
    pdf(call, await requireCredit(call.db, call.actor, call.params)),
  ),
  read(contract.getCreditEInvoice, async (call) =>
    xml(call, await requireCredit(call.db, call.actor, call.params)),
  ),
]
