import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../ids/schema.ts'
import { InvoiceNumber, Order, OrderDraft, OrderList } from './order-schema.ts'

const params = z.object({ id: Id })

export const addOrder = endpoint('POST', '/orders', {
  summary:
    'Orders hectares for this calendar year: issues the invoice and mails it, once the address is proven. The first order of a year has a least area',
  needs: 'manage',
  writes: ['orders', 'account'],
  body: OrderDraft,
  refuses: ['lockedInDemo', 'idTaken', 'deleted'],
  reply: Order,
})
export const listOrders = endpoint('GET', '/orders', {
  summary: 'The orders of the farm, the last first, and what the next one costs; money in cents',
  needs: 'money',
  reply: OrderList,
})
export const getInvoice = endpoint('GET', '/orders/{id}/invoice', {
  summary: 'The invoice of an order as PDF; it never changes',
  needs: 'money',
  params,
  refuses: ['lockedInDemo'],
  bytes: 'application/pdf',
  reply: z.instanceof(Uint8Array),
})
export const getEInvoice = endpoint('GET', '/orders/{id}/e-invoice', {
  summary: 'The invoice of an order as an e-invoice by EN 16931 (UBL 2.1); it never changes',
  needs: 'money',
  params,
  bytes: 'application/xml',
  reply: z.instanceof(Uint8Array),
})

const creditParams = z.object({ id: Id, number: InvoiceNumber })
export const getCreditInvoice = endpoint('GET', '/orders/{id}/credits/{number}/invoice', {
  summary: 'A credit invoice of an order as PDF; it never changes',
  needs: 'money',
  params: creditParams,
  refuses: ['lockedInDemo'],
  bytes: 'application/pdf',
  reply: z.instanceof(Uint8Array),
})
export const getCreditEInvoice = endpoint('GET', '/orders/{id}/credits/{number}/e-invoice', {
  summary: 'A credit invoice of an order as a credit note by EN 16931 (UBL 2.1); it never changes',
  needs: 'money',
  params: creditParams,
  bytes: 'application/xml',
  reply: z.instanceof(Uint8Array),
})
