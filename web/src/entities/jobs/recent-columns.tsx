import type { Job } from '@vagu/core/jobs/schema'
import { Loader } from '@mantine/core'
import { JobPhotos } from '../photos/first/JobPhotos.tsx'
import { EMPTY } from '../../lib/format.ts'
import type { Column } from '../../ui/data-table-columns.ts'
import { describeJob } from './describe-job.ts'
import { EventMarks } from './EventMarks.tsx'
import { FertilisingChip } from './FertilisingChip.tsx'
import { JobActions, type JobHandlers } from './JobActions.tsx'
import { JOB_COLUMNS } from './job-columns.tsx'
import styles from './JobTable.module.css'
import type { ListedJob } from './listed-job.ts'
import { jobsText } from './text.ts'

export interface JobColumnOptions {
  /** Records that the server does not have yet. */
  readonly pendingIds: ReadonlySet<string>
  readonly handlers: JobHandlers
  readonly isFieldShown: boolean
  /** Jobs that were just added: their rows say so. */
  readonly addedIds?: ReadonlySet<string>
}

const Pending = () => (
  <span className={styles.pending}>
    <Loader size={14} aria-hidden />
    {jobsText.pending}
  </span>
)
/** Labels that stand below each other where there is no place. */
const Labels = ({ labels }: Pick<Job, 'labels'>) =>
  labels.length === 0 ? (
    EMPTY
  ) : (
    <span className={styles.labels}>
      {labels.map((label) => (
        <span key={label} className={styles.label}>
          {label}
        </span>
      ))}
    </span>
  )

const { columns: heads } = jobsText
const { date, field, area, status } = JOB_COLUMNS

const whatColumn = (isTitle: boolean, addedIds: JobColumnOptions['addedIds']): Column<ListedJob> => ({
  id: 'what',
  header: heads.what,
  cell: ({ event }) => (
    <span className={styles.description}>
      {describeJob(event)} <FertilisingChip event={event} />{' '}
      {addedIds?.has(event._id) && <span className={styles.mark}>{jobsText.justAdded}</span>}
      <JobPhotos event={event} />
    </span>
  ),
  sortBy: ({ event }) => describeJob(event),
  isTitle,
})

/** What a short list shows of a job, with what can be done with it. */
export const recentColumns = ({
  pendingIds,
  handlers,
  isFieldShown,
  addedIds,
}: JobColumnOptions): Column<ListedJob>[] => [
  date,
  ...(isFieldShown ? [{ ...field, isTitle: true }] : []),
  whatColumn(!isFieldShown, addedIds),
  area,
  { id: 'status', header: heads.status, cell: status.cell },
  { id: 'labels', header: heads.labels, cell: ({ event }) => <Labels labels={event.labels} /> },
  { id: 'marks', header: heads.marks, cell: ({ event }) => <EventMarks event={event} /> },
  {
    id: 'actions',
    header: heads.actions,
    isActions: true,
    cell: ({ event }) =>
      pendingIds.has(event._id) ? <Pending /> : <JobActions event={event} handlers={handlers} />,
  },
]
