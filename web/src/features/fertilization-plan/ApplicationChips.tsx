import { IconCheck } from '@tabler/icons-react'
import type { ReckonedApplication } from '@vagu/core/fertilization-plan/field-plan'
import { formatQuantity } from '../../lib/format.ts'
import styles from './Plan.module.css'
import { fieldPlanText } from './field-text.ts'
import { planText } from './text.ts'

/** Applications of a field as chips: season, product, rate. */
export function ApplicationChips({
  applications,
}: {
  readonly applications: readonly ReckonedApplication[]
}) {
  if (applications.length === 0) return <span className={styles.none}>{planText.noPlan}</span>
  return (
    <ul className={styles.chips}>
      {applications.map(({ application: { _id, name, timeframe, amount, unit }, isDone, jobIds }) => (
        <li key={_id} className={styles.chip} data-done={isDone || undefined}>
          <span className={styles.product} title={name}>
            {name}
          </span>
          <span className={styles.when}>
            <span className={styles.season}>{planText.timeframes[timeframe]}</span>
            <span className={styles.rate}>{formatQuantity(amount, unit)}</span>
            {isDone ? (
              <IconCheck size={14} aria-label={fieldPlanText.isDone} />
            ) : (
              jobIds.length > 0 && <span className={styles.mark}>{fieldPlanText.isJob}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
