import { Button } from '@mantine/core'
import { breakEvenOf, profitAt } from '@vagu/core/profit/totals'
import { roundTo } from '@vagu/core/units/rounding'
import { useId, useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import type { ViewRow } from './profit-view.ts'
import { profitText as text } from './text.ts'
import layout from '../../ui/layout.module.css'
import styles from './Profit.module.css'

interface SliderProps {
  readonly label: string
  readonly unit: string
  readonly value: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
}
function Slider({ label, unit, value, max, step, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>
        {formatNumber(value)} {unit}
      </output>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        step={step}
        value={value}
        aria-valuetext={`${formatNumber(value)} ${unit}`}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  )
}

/** Price and yield to slide over: what would be left, and where nothing would. */
export function BreakEven({ row }: { readonly row: ViewRow }) {
  const { totals, tonnePrice: price } = row
  const { area, tonnes, costs, incomes, sums, tonneIncomes, tonneCosts } = totals
  const [chosen, setChosen] = useState<{ readonly price: number; readonly perHa: number }>()
  const perHa = tonnes === null || area <= 0 ? 0 : roundTo(tonnes / area, 3)
  if (price === null || price <= 0 || perHa <= 0)
    return <p className={layout.quiet}>{text.breakEvenUnknown}</p>
  const at = chosen ?? { price, perHa }
  const harvest = sums.find(({ kind }) => kind === 'harvest')
  const sold = roundTo(roundTo((tonnes ?? 0) * price * 100, 6), 0)
  // what is brought in beside the crop itself, as straw, is sold as it is
  const beside = (harvest?.actual ?? 0) + (harvest?.estimated ?? 0) - sold
  const otherIncome = incomes.all - sold - Math.min(0, beside)
  const profit = chosen
    ? profitAt(at, { area, tonnes, otherIncome, tonneIncomes, costs: costs.all, tonneCosts })
    : totals.profit.all
  const meet = breakEvenOf(costs.all, { area, tonnes, tonneCosts, tonnePrice: price })
  return (
    <div className={layout.columnXl}>
      <p className={styles.meet}>
        {text.breakEvenAt(
          `${formatNumber((meet.price ?? 0) / 100)} ${text.perTonneUnit}`,
          `${formatNumber(meet.yield, 3)} ${text.perHaUnit}`,
        )}
      </p>
      {totals.gaps.length > 0 && <p className={layout.quiet}>{text.breakEvenGaps}</p>}
      <Slider
        label={text.price}
        unit={text.perTonneUnit}
        value={at.price}
        max={roundTo(price * 2, 0)}
        step={0.5}
        onChange={(next) => setChosen({ ...at, price: next })}
      />
      <Slider
        label={text.yieldPerHa}
        unit={text.perHaUnit}
        value={at.perHa}
        max={roundTo(perHa * 2, 1)}
        step={0.01}
        onChange={(next) => setChosen({ ...at, perHa: next })}
      />
      <p className={styles.meet} aria-live="polite">
        {text.atThese}: <strong data-loss={profit < 0 || undefined}>{text.euros(profit)}</strong>
      </p>
      {chosen && (
        <Button variant="default" onClick={() => setChosen(undefined)}>
          {text.asItIs}
        </Button>
      )}
    </div>
  )
}
