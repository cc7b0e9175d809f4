import type { JobEvent } from '@vagu/core/job-events/schema'
import { cropYearOf } from '@vagu/core/time/season'
import { Anchor, Loader } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { pathTo } from '../../navigation/paths.ts'
import { EMPTY, formatQuantity } from '../../lib/format.ts'
import type { Column } from '../../ui/data-table-columns.ts'
import { describeJob, jobDays } from './describe-job.ts'
import { EventMarks } from './EventMarks.tsx'
import { FertilisingChip } from './FertilisingChip.tsx'
import { JobActions, type JobHandlers } from './JobActions.tsx'
import { JobStatusChip } from './JobStatusChip.tsx'
import styles from './JobTable.module.css'
import { JobPhotos } from '../photos/first/JobPhotos.tsx'
import { words } from './text.ts'

export interface JobColumnOptions {
  /** Records that the server does not have yet. */
  readonly pendingIds: ReadonlySet<string>
  readonly handlers: JobHandlers
  readonly isFieldShown: boolean
  /** Jobs that were just added: their rows say so. */
  readonly addedIds?: ReadonlySet<string>
}

const Pending = () => (
  <span className={styles['pending']}>
    <Loader size={14} aria-hidden />
    {words.pending}
  </span>
)
const Labels = ({ labels }: Pick<JobEvent, 'labels'>) =>
  labels.length === 0 ? (
    EMPTY
  ) : (
    <span className={styles['labels']}>
      {labels.map((label) => (
        <span key={label} className={styles['label']}>
          {label}
        </span>
      ))}
    </span>
  )

/** The field's page in the crop year of the job. */
const FieldLink = ({
  event: { fieldId, fieldName, status, plannedYear, date },
}: {
  readonly event: JobEvent
}) => (
  <Anchor
    component={Link}
    to={pathTo('field', {
      id: fieldId,
      year: (status === 'PLANNED' ? plannedYear : null) ?? cropYearOf(date),
    })}
    fw={600}
    c="inherit"
  >
    {fieldName}
  </Anchor>
)

const { columns: heads } = words
const fieldColumn: Column<JobEvent> = {
  id: 'field',
  header: heads.field,
  cell: (event) => <FieldLink event={event} />,
  sortBy: ({ fieldName }) => fieldName,
  isTitle: true,
}

const descriptionColumn = (isTitle: boolean, addedIds: JobColumnOptions['addedIds']): Column<JobEvent> => ({
  id: 'description',
  header: heads.description,
  cell: (event) => (
    <span className={styles['description']}>
      {describeJob(event)} <FertilisingChip event={event} />{' '}
      {addedIds?.has(event._id) && <span className={styles['mark']}>{words.justAdded}</span>}
      <JobPhotos event={event} />
    </span>
  ),
  sortBy: describeJob,
  isTitle,
})

/** What a list shows of a job. */
export const jobColumns = ({
  pendingIds,
  handlers,
  isFieldShown,
  addedIds,
}: JobColumnOptions): Column<JobEvent>[] => [
  { id: 'date', header: heads.date, cell: jobDays, sortBy: ({ date }) => date },
  ...(isFieldShown ? [fieldColumn] : []),
  descriptionColumn(!isFieldShown, addedIds),
  {
    id: 'area',
    header: heads.area,
    cell: ({ area }) => formatQuantity(area, 'ha'),
    sortBy: ({ area }) => area,
    isNumeric: true,
  },
  { id: 'status', header: heads.status, cell: ({ status }) => <JobStatusChip status={status} /> },
  { id: 'labels', header: heads.labels, cell: ({ labels }) => <Labels labels={labels} /> },
  { id: 'warnings', header: heads.warnings, cell: (event) => <EventMarks event={event} /> },
  {
    id: 'actions',
    header: heads.actions,
    isActions: true,
    cell: (event) =>
      pendingIds.has(event._id) ? <Pending /> : <JobActions event={event} handlers={handlers} />,
  },
]
