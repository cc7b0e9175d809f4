import { Anchor } from '@mantine/core'
import type { Order } from '@vagu/core/subscription/order-schema'
import { formatDay, formatMoney, formatQuantity } from '../../lib/format.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import styles from './Subscription.module.css'
import { subscriptionText } from './text.ts'

interface FilesProps {
  readonly address: string
  readonly names: { readonly pdf: string; readonly xml: string }
}

/** A document as its two files. */
const Files = ({ address, names }: FilesProps) => (
  <span className={styles.files}>
    <Anchor href={`${address}/invoice`} download aria-label={names.pdf}>
      {subscriptionText.pdf}
    </Anchor>
    <Anchor href={`${address}/e-invoice`} download aria-label={names.xml}>
      {subscriptionText.xml}
    </Anchor>
  </span>
)

/** An order, or a credit invoice that takes something of it back: a row of its own under it. */
interface Row {
  readonly key: string
  readonly title: string
  readonly day: string
  readonly area: number
  readonly total: number
  readonly state: string
  readonly files: FilesProps
}

function stateOf({ paidOn, invoice, restArea }: Order): string {
  if (restArea === 0) return subscriptionText.takenBack
  return paidOn === null ? subscriptionText.due(invoice.dueDay) : subscriptionText.paidOn(paidOn)
}

const rowsOf = (order: Order): Row[] => {
  const { number, day } = order.invoice
  const address = `/api/orders/${order._id}`
  const names = { pdf: subscriptionText.pdfOf(number), xml: subscriptionText.xmlOf(number) }
  const { area, total } = order
  return [
    { key: number, title: number, day, area, total, state: stateOf(order), files: { address, names } },
    ...order.credits.map((credit) => ({
      ...credit,
      key: credit.number,
      title: subscriptionText.credit(credit.number),
      state: subscriptionText.creditOf(number),
      files: {
        address: `${address}/credits/${credit.number}`,
        names: {
          pdf: subscriptionText.creditPdfOf(credit.number),
          xml: subscriptionText.creditXmlOf(credit.number),
        },
      },
    })),
  ]
}

const columns: readonly Column<Row>[] = [
  {
    id: 'number',
    header: subscriptionText.number,
    isTitle: true,
    cell: ({ title }) => <span style={{ whiteSpace: 'nowrap' }}>{title}</span>,
    sortBy: ({ key }) => key,
  },
  {
    id: 'day',
    header: subscriptionText.day,
    cell: ({ day }) => formatDay(day),
    sortBy: ({ day }) => day,
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
  { id: 'state', header: subscriptionText.invoice, cell: ({ state }) => state, sortBy: ({ state }) => state },
  { id: 'files', header: subscriptionText.pdf, isActions: true, cell: ({ files }) => <Files {...files} /> },
]

export const OrdersTable = ({ orders }: { readonly orders: readonly Order[] }) => (
  <DataTable
    label={subscriptionText.orders}
    rows={orders.flatMap(rowsOf)}
    columns={columns}
    keyOf={({ key }) => key}
  />
)
