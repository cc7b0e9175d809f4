import { formatQuantity } from '../../lib/format.ts'
import { FertilizingChip } from '../../entities/jobs/FertilizingChip.tsx'
import { JobStatusChip } from '../../entities/jobs/JobStatusChip.tsx'
import { FieldLink } from '../../entities/jobs/FieldLink.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import styles from './JobCard.module.css'
import type { RowActions } from './row-actions.ts'
import { RowButtons } from './RowButtons.tsx'
import type { JobRow } from './job-row.ts'

interface Props {
  readonly job: JobRow
  readonly columns: readonly Column<JobRow>[]
  readonly isPending: boolean
  readonly actions: RowActions
}

/** Columns at the top of every card, whatever is chosen. */
const ALWAYS: readonly string[] = ['date', 'field', 'job', 'area', 'status']

/** A job on a phone; below its head stands what is chosen to be seen and is there. */
export function JobCard({ job: row, columns, isPending, actions }: Props) {
  const { job, days } = row
  const more = columns.filter(({ id, sortBy }) => !ALWAYS.includes(id) && Boolean(sortBy?.(row)))
  return (
    <div className={styles.body} data-pending={isPending || undefined}>
      <div className={styles.head}>
        <strong>
          {job.job.name} <FertilizingChip job={job} />
        </strong>
        <JobStatusChip status={job.status} />
      </div>
      <div className={styles.facts}>
        <FieldLink job={row} />
        <span>{formatQuantity(job.area, 'ha')}</span>
        <span>{days}</span>
      </div>
      <div className={styles.foot}>
        <div className={styles.mores}>
          {more.map(({ id, header, cell }) => (
            <div key={id} className={styles.more}>
              <span className="visually-hidden">{header}</span>
              {cell(row)}
            </div>
          ))}
        </div>
        <div className={styles.buttons}>
          <RowButtons job={job} actions={actions} isPending={isPending} />
        </div>
      </div>
    </div>
  )
}
