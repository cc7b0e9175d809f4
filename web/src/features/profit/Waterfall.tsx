import type { KindSum } from '@vagu/core/profit/schema'
import type { Totals } from '@vagu/core/profit/totals'
import { useId } from 'react'
import { Stripes } from './Stripes.tsx'
import { profitText as text } from './text.ts'
import styles from './Profit.module.css'

const INCOMES: ReadonlySet<KindSum['kind']> = new Set(['harvest', 'subsidy', 'income'])

interface Step {
  readonly label: string
  readonly cents: number
  readonly from: number
  readonly to: number
  readonly isEstimated: boolean
  readonly isResult: boolean
}
/** Steps from nothing over the incomes and costs to what is left. */
function stepsOf({ sums, profit }: Totals): Step[] {
  let at = 0
  const steps = sums.map(({ kind, actual, estimated }): Step => {
    const cents = (INCOMES.has(kind) ? 1 : -1) * (actual + estimated)
    const from = at
    at += cents
    return { label: text.kinds[kind], cents, from, to: at, isEstimated: estimated !== 0, isResult: false }
  })
  const label = profit.all < 0 ? text.loss : text.profit
  return [...steps, { label, cents: profit.all, from: 0, to: profit.all, isEstimated: false, isResult: true }]
}

/** How the income becomes the profit, a bar a kind. */
export function Waterfall({ totals }: { readonly totals: Totals }) {
  const stripes = useId()
  const steps = stepsOf(totals)
  const ends = steps.flatMap(({ from, to }) => [from, to])
  const least = Math.min(0, ...ends)
  const span = Math.max(0, ...ends) - least
  const place = (cents: number): number => (span === 0 ? 0 : ((cents - least) / span) * 100)
  return (
    <>
      <Stripes id={stripes} />
      <ol className={styles.bars} aria-label={text.waterfall}>
        {steps.map(({ label, cents, from, to, isEstimated, isResult }) => {
          const [x, end] = [place(Math.min(from, to)), place(Math.max(from, to))]
          const shape = { x: `${x}%`, width: `${end - x}%`, height: 18, rx: 3 }
          return (
            <li key={label} className={styles.step} data-result={isResult || undefined}>
              <span className={styles.barName}>{label}</span>
              <svg className={styles.bar} width="100%" height="18" aria-hidden>
                <rect {...shape} className={cents < 0 ? styles.lossFill : styles.fill} />
                {isEstimated && <rect {...shape} fill={`url(#${stripes})`} />}
                <line className={styles.zero} x1={`${place(0)}%`} x2={`${place(0)}%`} y1="0" y2="18" />
              </svg>
              <span className={styles.barValue}>{text.euros(cents)}</span>
            </li>
          )
        })}
      </ol>
    </>
  )
}
