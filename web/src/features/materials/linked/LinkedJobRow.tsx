import { memo } from 'react'
import { formatDays, formatQuantity } from '../../../lib/format.ts'
import { type LinkedChange, type LinkedJob, shortText } from './linked-jobs.ts'
import styles from './Linked.module.css'
import { linkedText } from './text.ts'

interface Props {
  readonly job: LinkedJob
  readonly isChosen: boolean
  readonly onToggle: (id: string) => void
}

const Change = ({ change: { key, before, after } }: { readonly change: LinkedChange }) => (
  <span className={styles.change}>
    {linkedText.keys[key]}: {shortText(before, linkedText.missing)}{' '}
    <span aria-hidden className={styles.arrow}>
      &gt;&gt;
    </span>
    <span className="visually-hidden">{linkedText.becomes}</span>{' '}
    <strong>{shortText(after, linkedText.missing)}</strong>
  </span>
)

/** A job, and what would change in it. */
export const LinkedJobRow = memo(function LinkedJobRow({ job, isChosen, onToggle }: Props) {
  const { _id, job: type, fieldName, area, date, endDate, status, plannedYear } = job.job
  const isPlanned = status === 'PLANNED' && plannedYear != null
  return (
    <label className={styles.row}>
      <input type="checkbox" checked={isChosen} onChange={() => onToggle(_id)} />
      <span className={styles.text}>
        <span>
          <strong>{type.name}</strong>, {fieldName} ({formatQuantity(area, 'ha')})
        </span>
        <span className={styles.quiet}>
          {isPlanned ? linkedText.planned(plannedYear) : formatDays(date, endDate)}
        </span>
        {job.changes.map((change) => (
          <Change key={`${change.key} ${change.before}`} change={change} />
        ))}
      </span>
    </label>
  )
})
