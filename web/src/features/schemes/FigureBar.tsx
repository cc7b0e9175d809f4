import type { Figure, State } from '@vagu/core/schemes/schema'
import { formatQuantity } from '../../lib/format.ts'
import styles from './Schemes.module.css'
import { schemesText as text } from './text.ts'

interface Props {
  readonly figure: Figure
  readonly state: State
}

/** Length of a bar in per cent: of what is most, or of the limit. */
function lengthsOf({ value, limit, unit }: Figure): { value: number; limit: number | null } {
  const whole =
    unit === '%' ? 100 : Math.max(value, limit ?? 0, 1e-9) * (limit === null || value > limit ? 1.1 : 1)
  const percent = (part: number): number => Math.min(100, (part / whole) * 100)
  return { value: percent(value), limit: limit === null ? null : percent(limit) }
}

/** A figure beside its limit, in words and as a bar. */
export function FigureBar({ figure, state }: Props) {
  const { value, limit, unit, is } = figure
  const lengths = lengthsOf(figure)
  return (
    <div className={styles.figure}>
      <span className={styles.value}>
        <strong>{formatQuantity(value, unit)}</strong>
        {limit !== null && <small>{text[is](formatQuantity(limit, unit))}</small>}
      </span>
      <span className={styles.bar} data-state={state} aria-hidden>
        <span className={styles.filled} style={{ inlineSize: `${lengths.value}%` }} />
        {lengths.limit !== null && (
          <span className={styles.limit} style={{ insetInlineStart: `${lengths.limit}%` }} />
        )}
      </span>
    </div>
  )
}
