import { formatQuantity } from '../../lib/format.ts'
import { FertilisingChip } from '../../entities/jobs/FertilisingChip.tsx'
import { JobStatusChip } from '../../entities/jobs/JobStatusChip.tsx'
import { FieldLink } from '../../entities/jobs/FieldLink.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import styles from './JobCard.module.css'
import type { RowActions } from './row-actions.ts'
import { RowButtons } from './RowButtons.tsx'
import type { SeenJob } from './seen-job.ts'

interface Props {
  readonly job: SeenJob
  readonly columns: readonly Column<SeenJob>[]
  readonly isPending: boolean
  readonly actions: RowActions
}

/** What stands at the top of every card, whatever is chosen. */
const ALWAYS: readonly string[] = ['date', 'field', 'job', 'area', 'status']

/** A job on a phone; below its head stands what is chosen to be seen and is there. */
export function JobCard({ job, columns, isPending, actions }: Props) {
  const { event, days } = job
  const more = columns.filter(({ id, sortBy }) => !ALWAYS.includes(id) && Boolean(sortBy?.(job)))
  return (
    <div className={styles.body} data-pending={isPending || undefined}>
      <div className={styles.head}>
        <strong>
          {event.job.name} <FertilisingChip event={event} />
        </strong>
        <JobStatusChip status={event.status} />
      </div>
      <div className={styles.facts}>
        <FieldLink job={job} />
        <span>{formatQuantity(event.area, 'ha')}</span>
        <span>{days}</span>
      </div>
      <div className={styles.foot}>
        <div className={styles.mores}>
          {more.map(({ id, header, cell }) => (
            <div key={id} className={styles.more}>
              <span className="visually-hidden">{header}</span>
              {cell(job)}
            </div>
          ))}
        </div>
        <div className={styles.buttons}>
          <RowButtons event={event} actions={actions} isPending={isPending} />
        </div>
      </div>
    </div>
  )
}
