import { Button } from '@mantine/core'
import type { StockItem } from '@vagu/core/stock/schema'
import { roundTo } from '@vagu/core/units/rounding'
import { useMemo } from 'react'
import { roughText } from '../../entities/stock/amount-text.ts'
import layout from '../../ui/layout.module.css'
import { Card } from '../../ui/Card.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { IfMay } from '../../ui/may.tsx'
import styles from './Stock.module.css'
import { nameColumn } from './stock-columns.tsx'
import { useOpenLedger } from './StockTable.tsx'
import { stockText as text } from './text.ts'

interface Props {
  readonly items: readonly StockItem[]
  readonly onCount: (item: StockItem) => void
}
const keyOf = ({ _id }: StockItem): string => _id
const MOST_USED = { id: 'used', desc: true } as const
const usedOf = ({ used, usedAsCoating }: StockItem): number => roundTo(used + usedAsCoating, 6)

const columnsOf = (onCount: Props['onCount']): Column<StockItem>[] => [
  nameColumn,
  {
    id: 'kind',
    header: text.columns.kind,
    sortBy: ({ type }) => text.kinds[type],
    cell: ({ type }) => text.kinds[type],
  },
  {
    id: 'used',
    header: text.used,
    isNumeric: true,
    sortBy: usedOf,
    cell: (item) => roughText(usedOf(item), item.unit),
  },
  {
    id: 'count',
    header: text.count,
    isActions: true,
    cell: (item) =>
      item.requisiteId !== null && (
        <IfMay to="enter">
          <div className={styles.count}>
            <Button
              variant="light"
              size="compact-md"
              aria-label={text.countOf(item.name)}
              onClick={() => onCount(item)}
            >
              {text.countThis}
            </Button>
          </div>
        </IfMay>
      ),
  },
]

/** Materials that jobs used and no entry names: their use alone, and the way to keep them. */
export function NotKept({ items, onCount }: Props) {
  const open = useOpenLedger()
  const columns = useMemo(() => columnsOf(onCount), [onCount])
  if (items.length === 0) return null
  return (
    <Card title={text.notKept}>
      <p className={layout.quiet}>{text.notKeptText}</p>
      <DataTable
        label={text.notKept}
        rows={items}
        columns={columns}
        keyOf={keyOf}
        initialSort={MOST_USED}
        onRowClick={open}
      />
    </Card>
  )
}
