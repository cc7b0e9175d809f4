import { Button, Checkbox } from '@mantine/core'
import { IconDownload, IconPrinter, IconTrash } from '@tabler/icons-react'
import type { OrderLine, SupplyOrder } from '@vagu/core/supplies/schema'
import { csvText } from '@vagu/core/text/csv-writer'
import { useState } from 'react'
import { saveFile } from '../../lib/save-file.ts'
import { Card } from '../../ui/Card.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useMay } from '../../ui/may.tsx'
import layout from '../../ui/layout.module.css'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderPaper } from './OrderPaper.tsx'
import styles from './Supplies.module.css'
import { suppliesText as text } from './text.ts'
import type { Orders as OrderActions } from './use-orders.ts'

const ReceiveDialog = lazyComponent(async () => (await import('./ReceiveDialog.tsx')).ReceiveDialog)

interface LineProps {
  readonly line: OrderLine
  readonly mayWrite: boolean
  readonly isBusy: boolean
  readonly onReceived: () => void
}

function Line({ line, mayWrite, isBusy, onReceived }: LineProps) {
  const { name, amount, unit, packs, packSize, receivedOn, requisiteId } = line
  const size = packs !== null && packSize !== null ? text.packs(packs, text.amount(packSize, unit)) : null
  const told = [
    ...(receivedOn === null ? [] : [text.receivedOn(receivedOn)]),
    ...(requisiteId === null ? [text.notToStock] : []),
  ].join('. ')
  return (
    <li className={styles.orderLine}>
      <Checkbox
        size="lg"
        aria-label={text.receivedLine(name)}
        label={<strong>{name}</strong>}
        description={told === '' ? undefined : told}
        checked={receivedOn !== null}
        disabled={!mayWrite || isBusy}
        onChange={onReceived}
      />
      <span className={styles.amount}>
        {text.amount(amount, unit)}
        {size !== null && <small>{size}</small>}
      </span>
    </li>
  )
}

const fileOf = ({ lines }: SupplyOrder): string => {
  const { name, amount, unit, packs, packSize } = text.orderHeads
  return csvText([
    [name, amount, unit, packs, packSize],
    ...lines.map((line) => [line.name, line.amount, line.unit, line.packs, line.packSize]),
  ])
}

function statusOf({ orderedOn, lines }: SupplyOrder): string {
  if (lines.every(({ receivedOn }) => receivedOn !== null)) return text.allReceived
  return orderedOn === null ? text.notOrdered : text.orderedOn(orderedOn)
}

interface Props {
  readonly order: SupplyOrder
  /** The year that is shown: an order of another one says so. */
  readonly year: number
  readonly actions: OrderActions
  readonly onPrint: (order: SupplyOrder) => void
}

/** Actions on an order as a whole. */
function OrderButtons({ order, actions, onPrint }: Omit<Props, 'year'>) {
  const mayWrite = useMay('write')
  const isOrdered = order.orderedOn !== null
  return (
    <div className={`${layout.wrap} ${styles.actions}`}>
      {mayWrite && (
        <Button
          variant={isOrdered ? 'default' : 'filled'}
          loading={actions.isChanging}
          onClick={() => actions.markOrdered(order)}
        >
          {isOrdered ? text.markNotOrdered : text.markOrdered}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconPrinter size={20} aria-hidden />}
        onClick={() => onPrint(order)}
      >
        {text.printOrder}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={20} aria-hidden />}
        onClick={() => saveFile(text.orderFileName(order.supplier), fileOf(order))}
      >
        {text.orderFile}
      </Button>
      <OrderHistory order={order} />
      {mayWrite && (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={20} aria-hidden />}
          onClick={() => actions.remove(order._id)}
        >
          {text.deleteOrder}
        </Button>
      )}
    </div>
  )
}

function OrderCard({ order, year, actions, onPrint }: Props) {
  const mayWrite = useMay('write')
  const { supplier, orderedOn, lines } = order
  const [received, setReceived] = useState<OrderLine>()
  const close = (): void => setReceived(undefined)
  return (
    <Card
      title={order.year === year ? text.order(supplier) : text.ofYear(text.order(supplier), order.year)}
      actions={
        <span className={styles.status} data-open={orderedOn === null || undefined}>
          {statusOf(order)}
        </span>
      }
    >
      <ul className={layout.listColumn} aria-label={text.order(supplier)}>
        {lines.map((line) => (
          <Line
            key={line._id}
            line={line}
            mayWrite={mayWrite}
            isBusy={actions.isChanging}
            onReceived={() => (line.receivedOn === null ? setReceived(line) : actions.takeBack(order, line))}
          />
        ))}
      </ul>
      <OrderButtons order={order} actions={actions} onPrint={onPrint} />
      {received && (
        <ReceiveDialog
          onFailed={close}
          props={{
            line: received,
            isSaving: actions.isChanging,
            onClose: close,
            onReceive: (receipt) => {
              actions.receive(order, received, receipt)
              close()
            },
          }}
        />
      )}
    </Card>
  )
}

/** Orders: ordered at a tap, received by the delivery note; what has come lies in the stock. */
export function Orders({
  orders,
  year,
  actions,
}: {
  readonly orders: readonly SupplyOrder[]
  readonly year: number
  readonly actions: OrderActions
}) {
  const [printed, setPrinted] = useState<SupplyOrder>()
  if (orders.length === 0) return null
  return (
    <section className={styles.section} aria-label={text.ordersTitle}>
      <h2 className={styles.heading}>{text.ordersTitle}</h2>
      <div className={styles.cards}>
        {orders.map((order) => (
          <OrderCard key={order._id} order={order} year={year} actions={actions} onPrint={setPrinted} />
        ))}
      </div>
      {printed && <OrderPaper order={printed} onPrinted={() => setPrinted(undefined)} />}
    </section>
  )
}
