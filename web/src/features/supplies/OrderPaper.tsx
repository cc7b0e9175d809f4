import type { SupplyOrder } from '@vagu/core/supplies/schema'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { ColumnHeads } from '../../ui/table/ColumnHeads.tsx'
import { useUser } from '../../entities/session/session.ts'
import { formatDay, formatNumber } from '../../lib/format.ts'
import { today } from '../../lib/today.ts'
import styles from './Supplies.module.css'
import { suppliesText as text } from './text.ts'

interface Props {
  readonly order: SupplyOrder
  readonly onPrinted: () => void
}

/** The letter to a supplier, alone on its sheet; printed as soon as it stands there. */
export function OrderPaper({ order, onPrinted }: Props) {
  const company = useUser()?.company
  const done = useEffectEvent(onPrinted)
  useEffect(() => {
    window.print()
    done()
  }, [])
  const { name, amount, packs, packSize } = text.orderHeads
  return createPortal(
    <article className={styles.letter}>
      <h1>{text.order(order.supplier)}</h1>
      <p>
        {text.buyer}: {[company?.name, company?.code].filter(Boolean).join(', ')}
      </p>
      <p>{formatDay(order.orderedOn ?? today())}</p>
      <table>
        <ColumnHeads heads={[name, amount, packs, packSize]} />
        <tbody>
          {order.lines.map((line) => (
            <tr key={line._id}>
              <th scope="row">{line.name}</th>
              <td>{text.amount(line.amount, line.unit)}</td>
              <td>{formatNumber(line.packs)}</td>
              <td>{text.amount(line.packSize, line.unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.note !== '' && <p>{order.note}</p>}
    </article>,
    document.body,
  )
}
