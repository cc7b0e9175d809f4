import { useQuery } from '@tanstack/react-query'
import type { ProfitLine } from '@vagu/core/profit/schema'
import { QueryFailed } from '../../ui/QueryFailed.tsx'
import { formatDay, formatNumber, formatQuantity } from '../../lib/format.ts'
import type { Column } from '../../ui/data-table-columns.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { fieldLinesQuery } from './queries.ts'
import { profitText as text } from './text.ts'
import layout from '../../ui/layout.module.css'
import styles from './Profit.module.css'

interface NumberedLine extends ProfitLine {
  readonly key: string
}
const { lineColumns: heads } = text

const notesOf = ({ isEstimated, isIncluded, standYear, day, weighed }: ProfitLine): string =>
  [
    weighed && text.weighed(weighed.tonnes, weighed.moisturePct, weighed.standardPct),
    isEstimated && (day === null ? text.planned : text.estimated),
    isIncluded && text.included,
    standYear && text.standPart(standYear.index + 1, standYear.years),
  ]
    .filter(Boolean)
    .join(', ')

const amountOf = ({ minutes, kind, amount, unit }: ProfitLine): string =>
  kind === 'labour' ? formatQuantity(minutes / 60, 'h') : formatQuantity(amount, unit ?? '', 3)

const COLUMNS: readonly Column<NumberedLine>[] = [
  { id: 'day', header: heads.day, cell: ({ day }) => formatDay(day), sortBy: ({ day }) => day },
  {
    id: 'label',
    header: heads.label,
    isTitle: true,
    cell: (line) => (
      <>
        {line.label} <span className={layout.quiet}>{notesOf(line)}</span>
      </>
    ),
    sortBy: ({ label }) => label,
  },
  {
    id: 'kind',
    header: heads.kind,
    cell: ({ kind }) => text.kinds[kind],
    sortBy: ({ kind }) => text.kinds[kind],
  },
  { id: 'amount', header: heads.amount, isNumeric: true, cell: amountOf },
  {
    id: 'price',
    header: heads.price,
    isNumeric: true,
    cell: ({ price, priceUnit }) =>
      price === null ? '' : `${formatNumber(price, 4)} €${priceUnit === null ? '' : `/${priceUnit}`}`,
  },
  {
    id: 'sum',
    header: heads.sum,
    isNumeric: true,
    cell: ({ cents, gap }) =>
      gap ? <span className={styles.missing}>{text.gap(gap)}</span> : text.euros(cents),
    sortBy: ({ cents }) => cents,
  },
]

/** Every line of a field's sums, with what it was calculated from. */
export function FieldLinesTable({ year, fieldId }: { readonly year: number; readonly fieldId: string }) {
  const lines = useQuery(fieldLinesQuery(year, fieldId))
  if (!lines.data)
    return lines.isError ? (
      <QueryFailed query={lines} title={text.linesFailed} />
    ) : (
      <DelayedSkeleton lines={4} height={32} />
    )
  const rows = lines.data.lines.map((line, index) => ({ ...line, key: String(index) }))
  return (
    <DataTable label={text.lines} rows={rows} columns={COLUMNS} keyOf={({ key }) => key} maxHeight={360} />
  )
}
