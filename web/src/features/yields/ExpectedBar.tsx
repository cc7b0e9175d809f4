import type { Judged } from '@vagu/core/harvest/overview'
import { useId } from 'react'
import styles from './Charts.module.css'

interface Props {
  readonly judged: Judged
  /** The figures in words: what the drawing says to those who do not see it. */
  readonly label: string
}

/** Per cent of what was expected at the right end of a bar. */
const WHOLE = 150
const HEIGHT = 26
const at = (percent: number): string => `${Math.min(100, (percent / WHOLE) * 100)}%`

/** A mark over the bar, seen on every ground. */
const Mark = ({ className, x }: { readonly className: string; readonly x: string }) => (
  <>
    <line className={styles.halo} x1={x} x2={x} y1={1} y2={HEIGHT - 1} />
    <line className={className} x1={x} x2={x} y1={0} y2={HEIGHT} />
  </>
)

/** Bar of a yield in per cent of what was expected, with the mean of the years before. Hatched where it is low, so that paper without colour tells it. */
export function ExpectedBar({ judged: { percent, perHa, expected, measure, yieldClass }, label }: Props) {
  const hatch = useId()
  if (percent === undefined || perHa === null || expected === undefined) return null
  const mean = measure && expected.perHa > 0 ? (measure.mean / expected.perHa) * 100 : undefined
  return (
    <svg className={styles.bar} role="img" aria-label={label} width="100%" height={HEIGHT}>
      <defs>
        <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.lowGround} width={6} height={6} />
          <rect className={styles.lowStripe} width={2.5} height={6} />
        </pattern>
      </defs>
      <rect className={styles.track} x={0} y={5} width="100%" height={16} rx={3} />
      <rect
        className={styles.fill}
        {...(yieldClass === 'LOW' && { style: { fill: `url(#${hatch})` } })}
        x={0}
        y={5}
        width={at(percent)}
        height={16}
        rx={3}
      />
      {mean !== undefined && expected.basis === 'GOAL' && <Mark className={styles.mean} x={at(mean)} />}
      <Mark className={styles.expected} x={at(100)} />
    </svg>
  )
}
