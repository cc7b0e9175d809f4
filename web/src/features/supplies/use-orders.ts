import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addSupplyOrder,
  changeSupplyOrder,
  deleteSupplyOrder,
  restoreSupplyOrder,
} from '@vagu/core/supplies/contract'
import type { OrderLine, SupplyOrder, SupplyRow } from '@vagu/core/supplies/schema'
import { call } from '../../lib/call.ts'
import { newId } from '../../lib/new-id.ts'
import { today } from '../../lib/today.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { suppliesQuery } from './api.ts'
import type { Receipt } from './ReceiveDialog.tsx'
import { suppliesText as text } from './text.ts'

/** A line of an order for what a row lacks. */
const lineOf = ({ requisiteId, name, unit, toBuy, packs, packSize, pricePerUnit }: SupplyRow) => ({
  _id: newId(),
  requisiteId,
  name,
  amount: toBuy,
  unit,
  packs: packs === 0 ? null : packs,
  packSize,
  pricePerUnit,
})

const contentOf = ({ _id, userId: _user, createdAt: _at, ...order }: SupplyOrder) => order

const META = { rereadsOnFailure: ['supplyOrders'] } as const

function useFailed() {
  const messages = useMessages()
  return (error: unknown): void => messages.failed(error, text.orderFailed)
}

function useRemoving() {
  const messages = useMessages()
  const onError = useFailed()
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteSupplyOrder, { params: { id } }),
    onSuccess: (_reply, id) =>
      messages.success(text.orderDeleted, {
        action: { label: text.undo, onClick: () => restore.mutate(id) },
      }),
    onError,
    meta: META,
  })
  const restore = useMutation({
    mutationFn: (id: string) => call(restoreSupplyOrder, { params: { id } }),
    onError,
    meta: META,
  })
  return remove.mutate
}

const freshOf =
  (stored: SupplyOrder) =>
  (order: SupplyOrder): SupplyOrder =>
    order._id === stored._id ? stored : order

function useChanging(year: number) {
  const client = useQueryClient()
  const onError = useFailed()
  return useMutation({
    mutationFn: ({ before, after }: { before: SupplyOrder; after: SupplyOrder }) =>
      call(changeSupplyOrder, {
        params: { id: before._id },
        body: contentOf({ ...after, updatedAt: before.updatedAt }),
      }),
    // the next tap stands on what is stored now, not on what is read again later
    onSuccess: (stored) =>
      client.setQueryData(suppliesQuery(year).queryKey, (plan) =>
        plan === undefined ? undefined : { ...plan, orders: plan.orders.map(freshOf(stored)) },
      ),
    onError,
    meta: META,
  })
}

const withLine = (order: SupplyOrder, line: OrderLine, by: OrderLine): SupplyOrder => ({
  ...order,
  lines: order.lines.map((each) => (each._id === line._id ? by : each)),
})

/** Orders are made, marked and deleted at a tap; each can be taken back. */
export function useOrders(year: number) {
  const messages = useMessages()
  const onError = useFailed()
  const remove = useRemoving()
  const add = useMutation({
    mutationFn: ({ supplier, rows }: { supplier: string; rows: readonly SupplyRow[] }) =>
      call(addSupplyOrder, { body: { _id: newId(), year, supplier, lines: rows.map(lineOf) } }),
    onSuccess: ({ _id, supplier, lines }) =>
      messages.success(text.orderMade(supplier, lines.length), {
        action: { label: text.undo, onClick: () => remove(_id) },
      }),
    onError,
    meta: META,
  })
  const change = useChanging(year)
  const tell = (before: SupplyOrder, after: SupplyOrder, done: (stored: SupplyOrder) => string): void =>
    change.mutate(
      { before, after },
      {
        onSuccess: (stored) =>
          messages.success(done(stored), {
            action: { label: text.undo, onClick: () => change.mutate({ before: stored, after: before }) },
          }),
      },
    )
  return {
    add: add.mutate,
    isAdding: add.isPending,
    isChanging: change.isPending,
    remove,
    /** Ordered today, or not ordered after all. */
    markOrdered: (order: SupplyOrder): void => {
      const orderedOn = order.orderedOn === null ? today() : null
      const done = orderedOn === null ? text.markNotOrdered : text.markedOrdered
      tell(order, { ...order, orderedOn }, () => done)
    },
    /**
     * A line has come, and lies in the stock. It is a receipt of its own: one that was taken back may come again by
     * "undo" alone, with what was mended in the stock.
     */
    receive: (order: SupplyOrder, line: OrderLine, receipt: Receipt): void => {
      const received = { ...line, ...receipt, _id: newId() }
      const done = ({ lines }: SupplyOrder): string => {
        const stored = lines.find(({ _id }) => _id === received._id) ?? received
        if (stored.requisiteId === null) return text.receivedOnly(line.name)
        return text.toStock(line.name, text.amount(stored.receivedAmount ?? stored.amount, stored.unit))
      }
      tell(
        order,
        { ...withLine(order, line, received), orderedOn: order.orderedOn ?? receipt.receivedOn },
        done,
      )
    },
    /** A line has not come after all. */
    takeBack: (order: SupplyOrder, line: OrderLine): void =>
      tell(order, withLine(order, line, { ...line, receivedOn: null }), () => text.fromStock(line.name)),
  }
}
export type Orders = ReturnType<typeof useOrders>
