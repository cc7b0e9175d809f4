import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { Card } from '../../ui/Card.tsx'
import { hasEstimate, type Measure, valueOf, type ViewRow } from './profit-view.ts'
import { Stripes } from './Stripes.tsx'
import { profitText as text } from './text.ts'
import layout from '../../ui/layout.module.css'
import styles from './Profit.module.css'

/** Rows that are drawn before somebody asks for all. */
const FIRST = 15

interface Scale {
  /** Place of nothing, and length of a cent, per cent of the width. */
  readonly zero: number
  readonly perCent: number
}
function scaleOf(values: readonly number[]): Scale {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  const span = most - least
  return span === 0 ? { zero: 0, perCent: 0 } : { zero: (-least / span) * 100, perCent: 100 / span }
}

interface BarProps {
  readonly value: number
  readonly scale: Scale
  readonly stripes: string | undefined
}
function Bar({ value, scale: { zero, perCent }, stripes }: BarProps) {
  const width = Math.abs(value) * perCent
  const x = value < 0 ? zero - width : zero
  const place = { x: `${x}%`, width: `${width}%`, height: 18, rx: 3 }
  return (
    <svg className={styles.bar} width="100%" height="18" aria-hidden>
      <rect {...place} className={value < 0 ? styles.lossFill : styles.fill} />
      {stripes && <rect {...place} fill={`url(#${stripes})`} />}
      <line className={styles.zero} x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="18" />
    </svg>
  )
}

interface Props {
  readonly rows: readonly ViewRow[]
  readonly measure: Measure
  readonly onOpen: (key: string) => void
}
/** Profits in bars, the best first; behind them those that lack something, without a rank. */
export function ProfitBars({ rows, measure, onOpen }: Props) {
  const [isAll, setIsAll] = useState(false)
  const stripes = useId()
  const shown = isAll ? rows : rows.slice(0, FIRST)
  const scale = scaleOf(shown.map((row) => valueOf(row, measure) ?? 0))
  const firstGap = shown.findIndex(({ isComplete }) => !isComplete)
  return (
    <Card title={`${text.bars}, ${text.measures[measure]}`}>
      <Stripes id={stripes} />
      <ol className={styles.bars}>
        {shown.map((row, index) => {
          const value = valueOf(row, measure)
          return (
            <li key={row.key}>
              {index === firstGap && <p className={layout.quiet}>{text.barsUnranked}</p>}
              <button type="button" className={styles.barRow} onClick={() => onOpen(row.key)}>
                <span className={styles.barName}>{row.name}</span>
                <Bar value={value ?? 0} scale={scale} stripes={hasEstimate(row) ? stripes : undefined} />
                <span className={styles.barValue}>{text.euros(value)}</span>
              </button>
            </li>
          )
        })}
      </ol>
      {shown.length < rows.length && (
        <Button variant="subtle" onClick={() => setIsAll(true)}>
          {text.showAll(rows.length)}
        </Button>
      )}
      {rows.some(hasEstimate) && <p className={layout.quiet}>{text.estimatedHint}</p>}
    </Card>
  )
}
