/** The columns of the plan: what is needed, what is there, and what is to be bought. */
import type { SupplyRow } from '@vagu/core/supplies/schema'
import { EMPTY, formatMoney, formatNumber } from '../../lib/format.ts'
import { NameButton } from '../../records/NameButton.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { Marks } from './Marks.tsx'
import { costOfRow, fieldsOf, purchaseText } from './rows.ts'
import styles from './Supplies.module.css'
import { suppliesText as text } from './text.ts'

const amountColumn = (
  id: 'stock' | 'ordered',
  isNothing: (row: SupplyRow) => boolean = () => false,
): Column<SupplyRow> => ({
  id,
  header: text.columns[id],
  isNumeric: true,
  ...(id === 'ordered' && { isSecondary: true }),
  sortBy: (row) => row[id],
  cell: (row) => (isNothing(row) ? EMPTY : text.amount(row[id], row.unit)),
})

/** The whole need, and under it how much of it is done. */
const Need = ({ row: { need, done, unit } }: { readonly row: SupplyRow }) => (
  <span className={styles.purchase}>
    {text.amount(need, unit)}
    {done > 0 && <small>{done === need ? text.allDone : text.doneOf(text.amount(done, unit))}</small>}
  </span>
)
const needColumn: Column<SupplyRow> = {
  id: 'need',
  header: text.columns.need,
  isNumeric: true,
  sortBy: ({ need }) => need,
  cell: (row) => <Need row={row} />,
}

/** Nothing is left to do; where an amount is not known, that cannot be told. */
const isAllDone = ({ done, left, marks }: SupplyRow): boolean =>
  done > 0 && left === 0 && !marks.includes('unknownAmount') && !marks.includes('otherUnit')

function Purchase({ row }: { readonly row: SupplyRow }) {
  if (!row.isBought) return text.own
  if (row.toBuy === 0) return isAllDone(row) ? text.nothingLeft : text.enough
  const amount = text.amount(row.toBuy, row.unit)
  const size = purchaseText(row)
  return (
    <span className={styles.purchase}>
      <strong>{amount}</strong>
      {size !== amount && <small>{size}</small>}
    </span>
  )
}

const priceColumn: Column<SupplyRow> = {
  id: 'price',
  header: text.columns.price,
  isNumeric: true,
  sortBy: costOfRow,
  cell: (row) => (row.toBuy === 0 ? EMPTY : formatMoney(costOfRow(row))),
}

interface ColumnWork {
  readonly seesMoney: boolean
  readonly onOpen: (row: SupplyRow) => void
}

export const supplyColumns = ({ seesMoney, onOpen }: ColumnWork): Column<SupplyRow>[] => [
  {
    id: 'name',
    header: text.columns.name,
    isTitle: true,
    sortBy: ({ name }) => name,
    cell: (row) => (
      <span className={styles.name}>
        <NameButton label={text.open(row.name)} onOpen={() => onOpen(row)}>
          {row.name}
        </NameButton>
        <small>{text.types[row.type]}</small>
        <Marks row={row} />
      </span>
    ),
  },
  needColumn,
  amountColumn('stock'),
  amountColumn('ordered', ({ ordered }) => ordered === 0),
  {
    id: 'toBuy',
    header: text.columns.toBuy,
    isNumeric: true,
    sortBy: ({ toBuy }) => toBuy,
    cell: (row) => <Purchase row={row} />,
  },
  ...(seesMoney ? [priceColumn] : []),
  {
    id: 'fields',
    header: text.columns.fields,
    isSecondary: true,
    isNumeric: true,
    sortBy: (row) => fieldsOf(row).length,
    titleOf: (row) => fieldsOf(row).join(', '),
    cell: (row) => formatNumber(fieldsOf(row).length),
  },
]
