import type { Job } from '@vagu/core/jobs/schema'
import { JobPhotos } from '../photos/photo-status/JobPhotos.tsx'
import { EMPTY } from '../../lib/format.ts'
import type { Column } from '../../ui/data-table-columns.ts'
import { describeJob } from './describe-job.ts'
import { JobMarks } from './JobMarks.tsx'
import { FertilizingChip } from './FertilizingChip.tsx'
import { JobActions, type JobHandlers } from './JobActions.tsx'
import { JOB_COLUMNS } from './job-columns.tsx'
import styles from './JobTable.module.css'
import type { ListedJob } from './listed-job.ts'
import { PendingJob } from './PendingJob.tsx'
import { jobsText } from './text.ts'

export interface JobColumnOptions {
  /** Records that the server does not have yet. */
  readonly pendingIds: ReadonlySet<string>
  readonly handlers: JobHandlers
  readonly isFieldShown: boolean
}

/** Labels that stand below each other where there is no place. */
const Labels = ({ labels }: Pick<Job, 'labels'>) => (
  <span className={styles.labels}>
    {labels.map((label) => (
      <span key={label} className={styles.label}>
        {label}
      </span>
    ))}
  </span>
)

const { columns: headers } = jobsText
const { date, field, area, status } = JOB_COLUMNS

const whatColumn = (isTitle: boolean): Column<ListedJob> => ({
  id: 'what',
  header: headers.what,
  cell: ({ job }) => (
    <span className={styles.description}>
      {describeJob(job)} <FertilizingChip job={job} />
      <JobPhotos job={job} />
    </span>
  ),
  sortBy: ({ job }) => describeJob(job),
  isTitle,
})

/** Columns of a short list of jobs, with the actions of a row. */
export const recentColumns = ({
  pendingIds,
  handlers,
  isFieldShown,
}: JobColumnOptions): Column<ListedJob>[] => [
  date,
  ...(isFieldShown ? [{ ...field, isTitle: true }] : []),
  whatColumn(!isFieldShown),
  area,
  { id: 'status', header: headers.status, cell: status.cell },
  {
    id: 'labels',
    header: headers.labels,
    cell: ({ job }) => (job.labels.length === 0 ? EMPTY : <Labels labels={job.labels} />),
  },
  { id: 'marks', header: headers.marks, cell: ({ job }) => <JobMarks jobs={[job]} /> },
  {
    id: 'actions',
    header: headers.actions,
    isActions: true,
    cell: ({ job }) =>
      pendingIds.has(job._id) ? <PendingJob /> : <JobActions job={job} handlers={handlers} />,
  },
]
