import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { StockItem } from '@vagu/core/stock/schema'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { formatDay, formatMoney } from '../../lib/format.ts'
import { pathTo } from '../../navigation/paths.ts'
import { FoundLine } from '../../records/ListBar.tsx'
import { Card } from '../../ui/Card.tsx'
import { FileButtons } from '../../ui/FileButtons.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useMay } from '../../ui/may.tsx'
import { allRows, plainTable } from '../../ui/table/plain-table.ts'
import { PaperTable } from '../../ui/table/PaperTable.tsx'
import { IconPrinter } from '@tabler/icons-react'
import layout from '../../ui/layout.module.css'
import styles from './Stock.module.css'
import { StockFilters } from './StockFilters.tsx'
import { stockColumns } from './stock-columns.tsx'
import { filterItems, isNarrowed, NO_FILTER, sumsOf } from './stock-rows.ts'
import { stockText as text } from './text.ts'

const keyOf = ({ _id }: StockItem): string => _id
const BY_NAME = { id: 'name' } as const

/** Opens the card of a material that the farm has. */
export function useOpenLedger() {
  const navigate = useNavigate()
  return useCallback(
    ({ requisiteId }: StockItem): void => {
      if (requisiteId !== null) void navigate({ to: pathTo('stockLedger', { id: requisiteId }) })
    },
    [navigate],
  )
}

interface Props {
  readonly items: readonly StockItem[]
  /** The day whose evening is shown, and what stands in its input. */
  readonly day: string
  readonly typedDay: string
  readonly today: string
  readonly onDay: (typed: string) => void
}

/** Sums of the rows that are seen. */
function Foot({ items, all }: { readonly items: readonly StockItem[]; readonly all: number }) {
  const seesMoney = useMay('money')
  const { value, unpriced } = sumsOf(items)
  return (
    <div className={styles.foot}>
      <span>{items.length < all ? text.found(items.length, all) : text.summary(items.length)}</span>
      {seesMoney && unpriced > 0 && <span className={styles.quiet}>{text.without(unpriced)}</span>}
      {seesMoney && (
        <span>
          {text.value} <strong>{formatMoney(value)}</strong>
        </span>
      )}
    </div>
  )
}

/** The materials that are kept in stock under a search, with what they come to; also on paper and as a file. */
export function StockTable({ items, day, typedDay, today, onDay }: Props) {
  const seesMoney = useMay('money')
  const open = useOpenLedger()
  const [filter, setFilter] = useState(NO_FILTER)
  const shown = useDeferredValue(filter)
  const columns = useMemo(() => stockColumns(seesMoney, day), [seesMoney, day])
  const found = useMemo(() => filterItems(items, shown), [items, shown])
  const { value } = sumsOf(found)
  return (
    <Card className={layout.column2xl}>
      <StockFilters filter={filter} onChange={setFilter} day={typedDay} today={today} onDay={onDay} />
      {day !== today && <p className={styles.note}>{text.asOfNote(formatDay(day))}</p>}
      {isNarrowed(shown) && found.length < items.length && (
        <FoundLine text={text.found(found.length, items.length)} onShowAll={() => setFilter(NO_FILTER)} />
      )}
      {found.length === 0 ? (
        <EmptyState title={text.noneFound}>{text.noneFoundText}</EmptyState>
      ) : (
        <div className={styles.screen}>
          <DataTable
            label={text.table}
            rows={found}
            columns={columns}
            keyOf={keyOf}
            initialSort={BY_NAME}
            onRowClick={open}
          />
          <Foot items={found} all={items.length} />
        </div>
      )}
      <PaperTable
        title={text.paperTitle(formatDay(day))}
        summary={[text.summary(found.length), seesMoney && `${text.value} ${formatMoney(value)}`]
          .filter(Boolean)
          .join(' · ')}
        rows={found}
        columns={columns}
        keyOf={keyOf}
      />
      <div className={styles.files}>
        <FileButtons
          variant="subtle"
          tableOf={() => ({
            name: text.fileName(day),
            sheet: text.sheet(formatDay(day)),
            rows: allRows(plainTable(found, columns)),
          })}
        />
        <Button
          variant="subtle"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          {text.print}
        </Button>
      </div>
    </Card>
  )
}
