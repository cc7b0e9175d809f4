import type { StockItem, StockLot } from '@vagu/core/stock/schema'
import { useMemo } from 'react'
import { amountText } from '../../../entities/stock/amount-text.ts'
import { formatDay } from '../../../lib/format.ts'
import { Card } from '../../../ui/Card.tsx'
import type { Column } from '../../../ui/data-table-columns.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import layout from '../../../ui/layout.module.css'
import styles from './Ledger.module.css'
import { ledgerText as text } from './text.ts'

const keyOf = ({ entryId }: StockLot): string => entryId

const columnsOf = (unit: string | null, today: string): Column<StockLot>[] => [
  {
    id: 'batch',
    header: text.lotColumns.batch,
    isTitle: true,
    cell: ({ batchNo }) => batchNo || text.noBatch,
  },
  { id: 'received', header: text.lotColumns.received, cell: ({ receivedOn }) => formatDay(receivedOn) },
  {
    id: 'expires',
    header: text.lotColumns.expires,
    cell: ({ expiresOn }) => (
      <span className={expiresOn !== null && expiresOn < today ? styles.below : undefined}>
        {formatDay(expiresOn)}
      </span>
    ),
  },
  {
    id: 'left',
    header: text.lotColumns.left,
    isNumeric: true,
    cell: ({ amount }) => amountText(amount, unit),
  },
]

/** Remainder of each receipt. */
export function Lots({ item, today }: { readonly item: StockItem; readonly today: string }) {
  const columns = useMemo(() => columnsOf(item.unit, today), [item.unit, today])
  if (item.lots.length === 0) return null
  return (
    <Card title={text.lots}>
      <DataTable label={text.lotsTable} rows={item.lots} columns={columns} keyOf={keyOf} />
      <p className={layout.quiet}>{text.lotsText}</p>
    </Card>
  )
}
