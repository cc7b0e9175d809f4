import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { addPayment, remindOfInvoice, takeBackPayment } from '@vagu/core/admin/contract'
import { type AdminOrder, OrderFilter } from '@vagu/core/admin/schema'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { formatDay, formatInstant, formatMoney, formatQuantity } from '../../lib/format.ts'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { Page } from '../../ui/Page.tsx'
import styles from './admin.module.css'
import { AdminGate } from './AdminGate.tsx'
import { adminOrdersQuery } from './api.ts'
import { CreditDialog } from './CreditDialog.tsx'
import { Pager } from './Pager.tsx'
import { PayDialog } from './PayDialog.tsx'
import { adminText } from './text.ts'

/** How an order stands, with what was taken back of it. */
function stateOf(order: AdminOrder): string {
  const { area, restArea } = order
  if (restArea === 0) return adminText.creditedAll
  const paid = paymentOf(order)
  if (restArea === area) return paid
  return `${paid}; ${adminText.creditedPart(formatQuantity(area - restArea, 'ha', 4))}`
}

function paymentOf(order: AdminOrder): string {
  const { paidOn, isOverdue, invoice, remindedAt, isReachable, isAccountDeleted } = order
  if (paidOn !== null) return adminText.paidOn(formatDay(paidOn))
  const due = isOverdue
    ? adminText.isOverdue(formatDay(invoice.dueDay))
    : adminText.due(formatDay(invoice.dueDay))
  const said = remindedAt === null ? due : `${due}; ${adminText.remindedAt(formatInstant(remindedAt))}`
  if (isAccountDeleted) return `${said}; ${adminText.isAccountDeleted}`
  return isReachable ? said : `${said}; ${adminText.unreachable}`
}

interface Work {
  readonly number: string
  readonly action: 'pay' | 'takeBack' | 'remind'
  /** On which the money came. */
  readonly day?: string
}

/** Paying, taking back and reminding; the list is read again by itself. */
function useOrderActions() {
  const messages = useMessages()
  const mutation = useMutation({
    mutationFn: async ({ number, action, day }: Work) => {
      const params = { number }
      if (action === 'pay') await call(addPayment, { params, body: { day } })
      else if (action === 'takeBack') await call(takeBackPayment, { params })
      else await call(remindOfInvoice, { params })
    },
    onSuccess: (_, { number, action }) => {
      if (action !== 'pay') return messages.success(adminText.done[action](number))
      messages.success(adminText.done.pay(number), {
        action: {
          label: adminText.takeBack,
          onClick: () => mutation.mutate({ number, action: 'takeBack' }),
        },
      })
    },
    onError: (error) => messages.notSaved(error, 'changeFailed'),
  })
  return mutation
}

function Actions({ order }: { readonly order: AdminOrder }) {
  const { mutate, isPending } = useOrderActions()
  const [isPaying, setIsPaying] = useState(false)
  const [isCrediting, setIsCrediting] = useState(false)
  if (order.restArea === 0) return null
  const { number } = order.invoice
  const pay = (day: string): void => {
    setIsPaying(false)
    mutate({ number, action: 'pay', day })
  }
  const button = (action: 'pay' | 'takeBack' | 'remind') => (
    <Button
      size="compact-md"
      variant="default"
      disabled={isPending}
      aria-label={adminText.actionOf(adminText[action], number)}
      onClick={() => (action === 'pay' ? setIsPaying(true) : mutate({ number, action }))}
    >
      {adminText[action]}
    </Button>
  )
  return (
    <Group gap="xs">
      {order.paidOn === null ? (
        <>
          {button('pay')}
          {order.isReachable && button('remind')}
          {isPaying && <PayDialog order={order} isOpen onClose={() => setIsPaying(false)} onPay={pay} />}
        </>
      ) : (
        button('takeBack')
      )}
      {!order.isAccountDeleted && (
        <Button
          size="compact-md"
          variant="default"
          aria-label={adminText.actionOf(adminText.credit, number)}
          onClick={() => setIsCrediting(true)}
        >
          {adminText.credit}
        </Button>
      )}
      {isCrediting && <CreditDialog order={order} onClose={() => setIsCrediting(false)} />}
    </Group>
  )
}

const columns: readonly Column<AdminOrder>[] = [
  {
    id: 'number',
    header: adminText.invoice,
    isTitle: true,
    cell: ({ invoice }) => <span style={{ whiteSpace: 'nowrap' }}>{invoice.number}</span>,
  },
  {
    id: 'company',
    header: adminText.company,
    cell: ({ companyName, companyCode }) => (
      <span className={styles.typed}>{`${companyName}, ${companyCode}`}</span>
    ),
  },
  { id: 'reference', header: adminText.reference, cell: ({ invoice }) => invoice.referenceNumber },
  { id: 'day', header: adminText.day, cell: ({ invoice }) => formatDay(invoice.day) },
  { id: 'area', header: adminText.area, isNumeric: true, cell: ({ area }) => formatQuantity(area, 'ha', 4) },
  { id: 'total', header: adminText.total, isNumeric: true, cell: ({ total }) => formatMoney(total) },
  { id: 'state', header: adminText.state, cell: stateOf },
  { id: 'actions', header: adminText.actions, isActions: true, cell: (order) => <Actions order={order} /> },
]

function Orders() {
  const [filter, setFilter] = useState<OrderFilter>('all')
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const { data, isError, refetch, isFetching } = useQuery(adminOrdersQuery({ search, page, filter }))
  return (
    <Card>
      <Group mb="md" align="end">
        <TextInput
          label={adminText.searchOrders}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            setPage(1)
          }}
        />
        <NativeSelect
          label={adminText.state}
          value={filter}
          onChange={(event) => {
            setFilter(OrderFilter.parse(event.currentTarget.value))
            setPage(1)
          }}
          data={OrderFilter.options.map((value) => ({ value, label: adminText.filters[value] }))}
        />
      </Group>
      {data ? (
        <>
          <DataTable
            label={adminText.orders}
            rows={data.orders}
            columns={columns}
            keyOf={({ invoice }) => invoice.number}
          />
          <Pager page={page} total={data.total} onPage={setPage} />
        </>
      ) : isError ? (
        <LoadFailed title={adminText.ordersFailed} onReload={() => void refetch()} isLoading={isFetching} />
      ) : (
        <DelayedSkeleton lines={6} />
      )}
    </Card>
  )
}

/** `/tellimused`: the orders of all farms, and whether they are paid. */
export const OrdersPage = () => (
  <Page title={adminText.orders}>
    <AdminGate>
      <Orders />
    </AdminGate>
  </Page>
)
