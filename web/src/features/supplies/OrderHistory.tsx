import * as contract from '@vagu/core/supplies/contract'
import type { OrderLine, SupplyOrder } from '@vagu/core/supplies/schema'
import { call } from '../../lib/call.ts'
import { EMPTY, formatDay } from '../../lib/format.ts'
import { HistoryButton } from '../../records/history/HistoryButton.tsx'
import { withDifferences } from '../../records/history/record-history.ts'
import type { Line } from '../../ui/line-differences.ts'
import { suppliesKeys } from './keys.ts'
import { suppliesText as text } from './text.ts'

const lineText = ({ amount, unit, receivedOn, receivedAmount }: OrderLine): string =>
  [
    text.amount(amount, unit),
    ...(receivedOn === null ? [] : [`${text.receivedOn(receivedOn)}: ${text.amount(receivedAmount, unit)}`]),
  ].join(', ')

const linesOf = ({ supplier, orderedOn, note, lines }: SupplyOrder): Line[] => [
  [text.supplier, supplier || EMPTY],
  [text.orderedDay, formatDay(orderedOn)],
  [text.orderNote, note || EMPTY],
  ...lines.map((line): Line => [line.name, lineText(line)]),
]

/** Earlier states of an order. */
export const OrderHistory = ({ order }: { readonly order: SupplyOrder }) => (
  <HistoryButton
    name={text.order(order.supplier)}
    of="supplyOrders"
    queryKey={suppliesKeys.orderHistory(order._id)}
    read={async (signal) => {
      const params = { id: order._id }
      const versions = await call(contract.listSupplyOrderVersions, { params }, { signal })
      return withDifferences(versions, (state) => linesOf(Object.assign({ ...order }, state)))
    }}
    restore={(entryId) => call(contract.restoreSupplyOrderVersion, { params: { id: order._id, entryId } })}
  />
)
