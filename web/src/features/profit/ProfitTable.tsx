import { perUnit, profitOf } from '@vagu/core/profit/totals'
import { CropChip } from '../../entities/crops/CropChip.tsx'
import { EMPTY, formatNumber } from '../../lib/format.ts'
import { Card } from '../../ui/Card.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { costsOf, incomesOf, type ViewRow } from './profit-view.ts'
import { profitText as text } from './text.ts'
import styles from './Profit.module.css'

const { columns: heads } = text

/** Names of what a row lacks, each once; what exactly stands in the tooltip. */
const missingNames = ({ totals }: ViewRow): string => [...new Set(totals.gaps.map(text.gapName))].join(', ')
const missingText = ({ totals }: ViewRow): string => [...new Set(totals.gaps.map(text.gap))].join('; ')

function Tonnes({ row: { totals, fields } }: { readonly row: ViewRow }) {
  if (totals.unharvested < fields.length) return <>{formatNumber(totals.tonnes)}</>
  return (
    <>
      {text.unharvestedRow}
      {totals.tonnes !== null && totals.tonnes > 0 && (
        <span className={styles.expected}>{text.expected(totals.tonnes)}</span>
      )}
    </>
  )
}

const money = (id: string, header: string, centsOf: (row: ViewRow) => number | null): Column<ViewRow> => ({
  id,
  header,
  isNumeric: true,
  cell: (row) => text.euros(centsOf(row)),
  sortBy: centsOf,
})

const Name = ({ row: { name, crop } }: { readonly row: ViewRow }) => (
  <span className={styles.named}>
    {crop !== null && <CropChip crop={{ crop }} isShort />} {name}
  </span>
)
function Profit({ totals }: { readonly totals: ViewRow['totals'] }) {
  const { estimated } = totals.profit
  return (
    <>
      {text.euros(profitOf(totals))}
      {estimated !== 0 && <span className={styles.expected}>{text.ofThis(estimated)}</span>}
    </>
  )
}
const NAME: Column<ViewRow> = {
  id: 'name',
  header: heads.name,
  isTitle: true,
  cell: (row) => <Name row={row} />,
  sortBy: ({ name }) => name,
}
const REST: readonly Column<ViewRow>[] = [
  {
    id: 'area',
    header: heads.area,
    isSecondary: true,
    isNumeric: true,
    cell: ({ totals }) => formatNumber(totals.area),
    sortBy: ({ totals }) => totals.area,
  },
  {
    id: 'tonnes',
    header: heads.tonnes,
    isSecondary: true,
    isNumeric: true,
    cell: (row) => <Tonnes row={row} />,
    sortBy: ({ totals }) => totals.tonnes,
  },
  money('incomes', heads.incomes, ({ totals }) => incomesOf(totals)),
  money('costs', heads.costs, ({ totals }) => costsOf(totals)),
  {
    id: 'profit',
    header: heads.profit,
    isNumeric: true,
    cell: ({ totals }) => <Profit totals={totals} />,
    sortBy: ({ totals }) => profitOf(totals),
  },
  money('perHa', heads.perHa, ({ totals }) => perUnit(profitOf(totals), totals.area)),
  {
    ...money('perTonne', heads.perTonne, ({ totals }) => perUnit(profitOf(totals), totals.tonnes)),
    isSecondary: true,
  },
  {
    id: 'missing',
    header: heads.missing,
    width: 170,
    cell: (row) => (row.isComplete ? EMPTY : <span className={styles.missing}>{missingNames(row)}</span>),
    sortBy: ({ totals }) => totals.gaps.length,
    titleOf: missingText,
  },
]
const COLUMNS: readonly Column<ViewRow>[] = [NAME, ...REST]

interface Props {
  readonly rows: readonly ViewRow[]
  readonly onOpen: (key: string) => void
}
/** The same figures as the bars, and what each row lacks. */
export const ProfitTable = ({ rows, onOpen }: Props) => (
  <Card title={text.table}>
    <DataTable
      label={text.table}
      rows={rows}
      columns={COLUMNS}
      keyOf={({ key }) => key}
      onRowClick={({ key }) => onOpen(key)}
    />
  </Card>
)
