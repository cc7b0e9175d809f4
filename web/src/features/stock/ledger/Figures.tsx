import { Alert } from '@mantine/core'
import type { StockItem } from '@vagu/core/stock/schema'
import { roundTo } from '@vagu/core/units/rounding'
import { amountText, changeText, priceText } from '../../../entities/stock/amount-text.ts'
import { formatMoney } from '../../../lib/format.ts'
import { useMay } from '../../../ui/may.tsx'
import { duesOf } from '../dues.ts'
import { DueChip, Problems } from '../stock-columns.tsx'
import styles from './Ledger.module.css'
import { ledgerText as text } from './text.ts'

type Fact = readonly [label: string, value: string, tone?: 'bad']

function factsOf(item: StockItem, seesMoney: boolean): Fact[] {
  const { unit, balance, planned, free, shortage, undocumented, used, usedAsCoating, countedDifference } =
    item
  const { facts } = text
  const usedInAll = roundTo(used + usedAsCoating, 6)
  return [
    [facts.balance, amountText(balance, unit)],
    ...(seesMoney
      ? [
          [facts.value, formatMoney(item.stockValue)] as const,
          [facts.price, priceText(item.meanPrice, unit)] as const,
        ]
      : []),
    [facts.planned, amountText(planned, unit)],
    [facts.free, amountText(free, unit)],
    ...(shortage > 0 ? [[facts.shortage, amountText(shortage, unit), 'bad'] as const] : []),
    ...(usedInAll > 0 ? [[facts.used, amountText(usedInAll, unit)] as const] : []),
    ...(seesMoney && usedInAll > 0 && item.usedCost !== null
      ? [[facts.usedCost, formatMoney(item.usedCost)] as const]
      : []),
    ...(countedDifference === 0 ? [] : [[facts.difference, changeText(countedDifference, unit)] as const]),
    ...(undocumented > 0 ? [[facts.undocumented, amountText(undocumented, unit), 'bad'] as const] : []),
  ]
}

/** Figures of the period and its last day. */
export function Figures({ item, today }: { readonly item: StockItem; readonly today: string }) {
  const seesMoney = useMay('money')
  const { undocumented, undocumentedCost, unit } = item
  return (
    <>
      <dl className={styles.figures} aria-label={text.figures}>
        {factsOf(item, seesMoney).map(([label, value, tone]) => (
          <div key={label} data-tone={tone}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.dues}>
        {duesOf(item, today).map((due) => (
          <DueChip key={due.kind} due={due} />
        ))}
        <Problems item={item} />
      </div>
      {undocumented > 0 && (
        <Alert color="yellow" variant="light">
          {text.undocumentedText(amountText(undocumented, unit))}{' '}
          {seesMoney && undocumentedCost !== null && text.undocumentedCost(formatMoney(undocumentedCost))}
        </Alert>
      )}
    </>
  )
}
