import { memo } from 'react'
import { formatQuantity } from '../../lib/format.ts'
import { FertilisingChip } from '../../entities/jobs/FertilisingChip.tsx'
import { JobStatusChip } from '../../entities/jobs/JobStatusChip.tsx'
import { FieldLink } from './FieldLink.tsx'
import { JobCheckbox } from './JobCheckbox.tsx'
import styles from './JobCards.module.css'
import type { JobColumn } from './job-columns.tsx'
import type { RowActions } from './row-actions.ts'
import { RowButtons } from './RowButtons.tsx'
import type { SeenJob } from './seen-job.ts'

interface Props {
  readonly job: SeenJob
  readonly index: number
  readonly start: number
  readonly count: number
  readonly columns: readonly JobColumn[]
  readonly isChosen: boolean
  readonly isPending: boolean
  readonly onToggle: (id: string, isRange: boolean) => void
  readonly actions: RowActions
  readonly measure: (element: HTMLElement | null) => void
}

/** What stands at the top of every card, whatever is chosen. */
const ALWAYS: readonly string[] = ['date', 'field', 'job', 'area', 'status']

/** A job on a phone; below its head stands what is chosen to be seen and is there. */
export const JobCard = memo(function JobCard(props: Props) {
  const { job, index, start, count, columns, isChosen, isPending, onToggle, actions, measure } = props
  const { event, days } = job
  const more = columns.filter(({ id, sortBy }) => !ALWAYS.includes(id) && Boolean(sortBy?.(job)))
  return (
    <li
      ref={measure}
      className={styles['card']}
      data-index={index}
      data-chosen={isChosen || undefined}
      aria-posinset={index + 1}
      aria-setsize={count}
      style={{ transform: `translateY(${start}px)` }}
    >
      <JobCheckbox event={event} isChosen={isChosen} onToggle={onToggle} />
      <div className={styles['body']} data-pending={isPending || undefined}>
        <div className={styles['head']}>
          <strong>
            {event.job.name} <FertilisingChip event={event} />
          </strong>
          <JobStatusChip status={event.status} />
        </div>
        <div className={styles['facts']}>
          <FieldLink job={job} />
          <span>{formatQuantity(event.area, 'ha')}</span>
          <span>{days}</span>
        </div>
        <div className={styles['foot']}>
          <div className={styles['mores']}>
            {more.map(({ id, header, cell }) => (
              <div key={id} className={styles['more']}>
                <span className="visually-hidden">{header}</span>
                {cell(job)}
              </div>
            ))}
          </div>
          <div className={styles['buttons']}>
            <RowButtons event={event} actions={actions} isPending={isPending} />
          </div>
        </div>
      </div>
    </li>
  )
})
