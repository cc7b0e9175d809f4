import { IconAlertTriangle } from '@tabler/icons-react'
import type { StockItem } from '@vagu/core/stock/schema'
import { balanceText, priceText, roughText } from '../../entities/stock/amount-text.ts'
import { EMPTY, formatDay, formatMoney, unitText } from '../../lib/format.ts'
import { pathTo } from '../../navigation/paths.ts'
import { NameLink } from '../../records/NameButton.tsx'
import { Wide } from '../../records/record-columns.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { type Due, duesOf } from './dues.ts'
import styles from './Stock.module.css'
import { problemsOf } from './stock-rows.ts'
import { stockText as text } from './text.ts'

const { columns } = text

export const Problems = ({ item }: { readonly item: StockItem }) => {
  const problems = problemsOf(item)
  return (
    problems.length > 0 && (
      <span className={styles.problem}>
        <IconAlertTriangle size={16} aria-hidden />
        {problems.join(', ')}
      </span>
    )
  )
}

export const DueChip = ({ due }: { readonly due: Due }) => (
  <span className={styles.due} data-state={due.state}>
    {due.text}
  </span>
)

/** A material's name, which leads to its card; one that is known by its name alone has none. */
export const NameCell = ({ item }: { readonly item: StockItem }) => (
  <span className={styles.name}>
    {item.requisiteId === null ? (
      item.name
    ) : (
      <NameLink to={pathTo('stockLedger', { id: item.requisiteId })} label={text.openLedger(item.name)}>
        {item.name}
      </NameLink>
    )}
    <Problems item={item} />
  </span>
)

export const nameColumn: Column<StockItem> = {
  id: 'name',
  header: columns.name,
  isTitle: true,
  sortBy: ({ name }) => name,
  cell: (item) => <NameCell item={item} />,
  plain: [{ head: columns.name, valueOf: ({ name }) => name }],
}

const MONEY: readonly Column<StockItem>[] = [
  {
    id: 'value',
    header: columns.value,
    isSecondary: true,
    isNumeric: true,
    sortBy: ({ stockValue }) => stockValue,
    titleOf: ({ meanPrice, unit }) => priceText(meanPrice, unit),
    cell: ({ stockValue }) => formatMoney(stockValue),
    plain: [
      { head: `${columns.price} €`, valueOf: ({ meanPrice }) => meanPrice },
      {
        head: `${columns.value} €`,
        valueOf: ({ stockValue }) => (stockValue === null ? null : stockValue / 100),
      },
    ],
  },
]

/** An amount of nothing is left out: what is there stands out. */
const someText = (amount: number, unit: string | null): string =>
  amount > 0 ? roughText(amount, unit) : EMPTY

const dueDay = (item: StockItem, today: string): string | null => {
  const [due] = duesOf(item, today)
  return due ? formatDay(due.day) : null
}

/** The columns of the overview; money only for those who may see it. */
export const stockColumns = (seesMoney: boolean, today: string): Column<StockItem>[] => [
  nameColumn,
  {
    id: 'balance',
    header: columns.balance,
    isNumeric: true,
    sortBy: ({ balance }) => balance,
    cell: ({ balance, unit }) => <strong>{balanceText(balance, unit)}</strong>,
    plain: [
      { head: columns.balance, valueOf: ({ balance }) => balance },
      { head: columns.unit, valueOf: ({ unit }) => unitText(unit) },
    ],
  },
  ...(seesMoney ? MONEY : []),
  {
    id: 'planned',
    header: columns.planned,
    isSecondary: true,
    isNumeric: true,
    sortBy: ({ planned }) => planned,
    cell: ({ planned, unit }) => someText(planned, unit),
    plain: [{ head: columns.planned, valueOf: ({ planned }) => planned }],
  },
  {
    id: 'free',
    header: columns.free,
    isNumeric: true,
    sortBy: ({ free }) => free,
    cell: ({ free, unit }) => roughText(free, unit),
    plain: [{ head: columns.free, valueOf: ({ free }) => free }],
  },
  {
    id: 'shortage',
    header: columns.shortage,
    isNumeric: true,
    sortBy: ({ shortage }) => shortage,
    cell: ({ shortage, unit }) => (
      <span className={shortage > 0 ? styles.short : undefined}>{someText(shortage, unit)}</span>
    ),
    plain: [{ head: columns.shortage, valueOf: ({ shortage }) => shortage }],
  },
  {
    id: 'due',
    header: columns.due,
    sortBy: (item) => duesOf(item, today)[0]?.day,
    cell: (item) => {
      const [due] = duesOf(item, today)
      return <Wide>{due ? <DueChip due={due} /> : EMPTY}</Wide>
    },
    plain: [{ head: columns.due, valueOf: (item) => dueDay(item, today) }],
  },
]
