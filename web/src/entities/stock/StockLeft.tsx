import { IconAlertTriangle, IconPackage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { StockBalance } from '@vagu/core/stock/schema'
import { roundTo } from '@vagu/core/units/rounding'
import { amountText } from './amount-text.ts'
import { balancesQuery } from './queries.ts'
import styles from './StockLeft.module.css'
import { stockEntryText as text } from './text.ts'
import { inUnit } from './units.ts'

export interface StockLeftProps {
  readonly requisiteId: string
  /** Amount that the job takes in all, in its unit; null while it is not known. */
  readonly amount: number | null
  readonly unit: string | null
  /** Whether the job is stored: what is left is without it already. */
  readonly isStored: boolean
}

/** Amount that lacks for the job, in the unit of the stock; 0 where it is enough, undefined where it cannot be told. */
export function lackOf(stock: StockBalance, { amount, unit, isStored }: Omit<StockLeftProps, 'requisiteId'>) {
  if (isStored || amount === null || Number.isNaN(amount) || unit === null) return 0
  const taken = inUnit(amount, { from: unit, to: stock.unit, density: stock.density })
  return taken === undefined ? undefined : Math.max(0, roundTo(taken - stock.balance, 3))
}

function sentenceOf({ balance, unit }: StockBalance, lack: number | undefined): string {
  const left = amountText(balance, unit)
  if (lack === undefined) return text.leftUnknown(left)
  return lack > 0 ? text.leftOver(left, amountText(lack, unit)) : text.left(left)
}

/** Balance of a material beside its amount in a job; of what is not kept in stock nothing is said. */
export function StockLeft({ requisiteId, ...use }: StockLeftProps) {
  const { data } = useQuery(balancesQuery)
  const stock = data?.find((each) => each.requisiteId === requisiteId)
  if (!stock) return null
  const lack = lackOf(stock, use)
  const isOver = lack !== undefined && lack > 0
  const Icon = isOver ? IconAlertTriangle : IconPackage
  return (
    <p className={styles.left} data-over={isOver || undefined} role="status">
      <Icon size={18} aria-hidden />
      {sentenceOf(stock, lack)}
    </p>
  )
}
