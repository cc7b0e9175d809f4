import { endpoint, Nothing } from '../endpoint.ts'
import {
  AccountQuery,
  AdminAccounts,
  AdminOrder,
  AdminOrders,
  AdminOverview,
  CreditDraft,
  OfInvoice,
  OrderQuery,
  Payment,
} from './schema.ts'

export const getOverview = endpoint('GET', '/admin/overview', {
  summary: 'Accounts, orders of the year, activity by day, and what the program does by itself',
  needs: 'admin',
  reply: AdminOverview,
})
export const listAdminAccounts = endpoint('GET', '/admin/accounts', {
  summary: 'Accounts, the newest first, 50 on a page',
  needs: 'admin',
  query: AccountQuery,
  reply: AdminAccounts,
})
export const listAdminOrders = endpoint('GET', '/admin/orders', {
  summary: 'Orders of all farms with the state of their invoice, the last first, 50 on a page',
  needs: 'admin',
  query: OrderQuery,
  reply: AdminOrders,
})
export const addPayment = endpoint('POST', '/admin/orders/{number}/payment', {
  summary: 'Marks the invoice of this number as paid; one that is paid stays as it is',
  needs: 'admin',
  writes: ['orders'],
  params: OfInvoice,
  body: Payment,
  reply: AdminOrder,
})
export const takeBackPayment = endpoint('DELETE', '/admin/orders/{number}/payment', {
  summary: 'Takes the payment of an invoice back; the payment and its taking back stay on record',
  needs: 'admin',
  writes: ['orders'],
  params: OfInvoice,
  reply: AdminOrder,
})
export const remindOfInvoice = endpoint('POST', '/admin/orders/{number}/reminder', {
  summary:
    'Mails a reminder of an invoice that is not paid, at most once a day, to an address that is proven; `conflict` else',
  needs: 'admin',
  writes: ['orders'],
  params: OfInvoice,
  refuses: ['conflict'],
  reply: Nothing,
})
export const creditInvoice = endpoint('POST', '/admin/orders/{number}/credit', {
  summary:
    'Takes an invoice back, or hectares of it, by a credit invoice that is mailed; more than is left of it is a `conflict`',
  needs: 'admin',
  writes: ['orders'],
  params: OfInvoice,
  body: CreditDraft,
  refuses: ['conflict'],
  reply: AdminOrder,
})
