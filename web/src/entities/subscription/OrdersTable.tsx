import { Anchor } from '@mantine/core'
import type { Order } from '@vagu/core/subscription/schema'
import { formatDay, formatMoney, formatQuantity } from '../../lib/format.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import styles from './Subscription.module.css'
import { subscriptionText } from './text.ts'

/** The documents of an order, as files. */
const Files = ({ order: { _id, invoice } }: { readonly order: Order }) => (
  <span className={styles.files}>
    <Anchor href={`/api/orders/${_id}/invoice`} download aria-label={subscriptionText.pdfOf(invoice.number)}>
      {subscriptionText.pdf}
    </Anchor>
    <Anchor
      href={`/api/orders/${_id}/e-invoice`}
      download
      aria-label={subscriptionText.xmlOf(invoice.number)}
    >
      {subscriptionText.xml}
    </Anchor>
  </span>
)

const stateOf = ({ paidOn, invoice }: Order): string =>
  paidOn === null ? subscriptionText.due(invoice.dueDay) : subscriptionText.paidOn(paidOn)

const columns: readonly Column<Order>[] = [
  {
    id: 'number',
    header: subscriptionText.number,
    isTitle: true,
    cell: ({ invoice }) => invoice.number,
    sortBy: ({ invoice }) => invoice.number,
  },
  {
    id: 'day',
    header: subscriptionText.day,
    cell: ({ invoice }) => formatDay(invoice.day),
    sortBy: ({ invoice }) => invoice.day,
  },
  {
    id: 'area',
    header: subscriptionText.area,
    isNumeric: true,
    cell: ({ area }) => formatQuantity(area, 'ha', 4),
    sortBy: ({ area }) => area,
  },
  {
    id: 'total',
    header: subscriptionText.total,
    isNumeric: true,
    cell: ({ total }) => formatMoney(total),
    sortBy: ({ total }) => total,
  },
  { id: 'state', header: subscriptionText.invoice, cell: stateOf, sortBy: stateOf },
  { id: 'files', header: subscriptionText.pdf, isActions: true, cell: (order) => <Files order={order} /> },
]

export const OrdersTable = ({ orders }: { readonly orders: readonly Order[] }) => (
  <DataTable label={subscriptionText.orders} rows={orders} columns={columns} keyOf={({ _id }) => _id} />
)
