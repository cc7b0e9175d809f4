import { IconDots, IconEdit, IconHistory, IconTrash } from '@tabler/icons-react'
import type { Field } from '@vagu/core/fields/schema'
import type { StockEntry, StockLine } from '@vagu/core/stock/schema'
import { amountText, changeText, priceText } from '../../../entities/stock/amount-text.ts'
import { entryTitle } from '../../../entities/stock/entry-kind.ts'
import { EMPTY, formatDay, formatMoney } from '../../../lib/format.ts'
import { Wide } from '../../../records/record-columns.tsx'
import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import type { Column } from '../../../ui/data-table-columns.ts'
import { LineKind } from './LineKind.tsx'
import styles from './Ledger.module.css'
import { ledgerText as text } from './text.ts'
import { WhyPrice } from './WhyPrice.tsx'

export interface LineWork {
  readonly unit: string | null
  readonly seesMoney: boolean
  readonly fields: ReadonlyMap<string, Field>
  readonly onPhotos: (images: readonly string[]) => void
  readonly onEdit: (entry: StockEntry) => void
  readonly onHistory: (entry: StockEntry) => void
  readonly onRemove: (entry: StockEntry) => void
}

const isEnd = ({ type }: StockLine): boolean =>
  type === 'PERIOD_START_BALANCE' || type === 'PERIOD_END_BALANCE'

/** The price of what came, the cost of what went. */
const priceOf = ({ entry, cost, undocumentedCost, undocumented }: StockLine): string => {
  if (entry && entry.type !== 'DECREASE') return priceText(entry.pricePerUnit, entry.unit)
  if (cost !== null) return formatMoney(cost)
  return undocumented > 0 && undocumentedCost !== null ? formatMoney(undocumentedCost) : EMPTY
}

const moneyColumns = ({ unit }: LineWork): Column<StockLine>[] => [
  {
    id: 'price',
    header: text.columns.price,
    isNumeric: true,
    cell: priceOf,
  },
  {
    id: 'mean',
    header: text.columns.mean,
    isNumeric: true,
    cell: (line) => (
      <Wide>
        <WhyPrice line={line} unit={unit} />
      </Wide>
    ),
  },
]

const menuColumn = ({ onEdit, onHistory, onRemove }: LineWork): Column<StockLine> => ({
  id: 'menu',
  header: text.columns.menu,
  isActions: true,
  width: 56,
  cell: ({ entry }) =>
    entry && (
      <div className={styles.menu}>
        <ActionMenu
          label={text.menuOf(entryTitle(entry))}
          icon={<IconDots size={20} aria-hidden />}
          actions={[
            {
              label: text.edit,
              icon: <IconEdit size={18} aria-hidden />,
              onClick: () => onEdit(entry),
              needs: 'write',
            },
            {
              label: text.history,
              icon: <IconHistory size={18} aria-hidden />,
              onClick: () => onHistory(entry),
            },
            {
              label: text.remove,
              icon: <IconTrash size={18} aria-hidden />,
              onClick: () => onRemove(entry),
              needs: 'write',
              isDangerous: true,
            },
          ]}
        />
      </div>
    ),
})

/** The columns of a ledger, in its own order: it is read from the first line to the last. */
export const lineColumns = (work: LineWork): Column<StockLine>[] => [
  {
    id: 'date',
    header: text.columns.date,
    isTitle: true,
    cell: ({ date }) => <span className={styles.date}>{formatDay(date)}</span>,
  },
  {
    id: 'kind',
    header: text.columns.kind,
    cell: (line) => (
      <Wide>
        <LineKind line={line} unit={work.unit} fields={work.fields} onPhotos={work.onPhotos} />
      </Wide>
    ),
  },
  {
    id: 'amount',
    header: text.columns.amount,
    isNumeric: true,
    cell: (line) => (isEnd(line) ? EMPTY : changeText(line.amount, work.unit)),
  },
  {
    id: 'balance',
    header: text.columns.balance,
    isNumeric: true,
    cell: ({ balance }) => (
      <strong className={balance < 0 ? styles.below : undefined}>{amountText(balance, work.unit)}</strong>
    ),
  },
  ...(work.seesMoney ? moneyColumns(work) : []),
  menuColumn(work),
]
