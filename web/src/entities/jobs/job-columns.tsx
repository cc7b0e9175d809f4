import type { Job } from '@vagu/core/jobs/schema'
import { cropLook } from '../crops/crop-look.ts'
import { CropChip } from '../crops/CropChip.tsx'
import { JobPhotos } from '../photos/first/JobPhotos.tsx'
import { EMPTY, formatDay, formatQuantity } from '../../lib/format.ts'
import type { Column } from '../../ui/data-table-columns.ts'
import { jobDetails } from './describe-job.ts'
import { WarningMarks } from './EventWarnings.tsx'
import { FertilisingChip } from './FertilisingChip.tsx'
import { FieldLink } from './FieldLink.tsx'
import { JobStatusChip } from './JobStatusChip.tsx'
import styles from './JobTable.module.css'
import type { ListedJob } from './listed-job.ts'
import { shortNotes } from './short-notes.ts'
import { jobsText } from './text.ts'

type JobColumn = Column<ListedJob>
const { columns: heads, plainColumns, statuses } = jobsText
const STATUS_ORDER = { IN_PROGRESS: 0, DRAFT: 1, PLANNED: 2, DONE: 3 } as const

const Labels = ({ labels }: Pick<Job, 'labels'>) =>
  labels.length === 0
    ? EMPTY
    : labels.map((label) => (
        <span key={label} className={styles.inlineLabel}>
          {label}
        </span>
      ))

/** A day, or the year of a plan; an open job has no last day. */
const startOf = ({ event: { status, date, plannedYear } }: ListedJob): string =>
  status === 'PLANNED' && plannedYear != null ? jobsText.plannedFor(plannedYear) : formatDay(date)
const endOf = ({ event: { status, endDate } }: ListedJob): string | null =>
  status === 'PLANNED' || endDate === null ? null : formatDay(endDate)

const DATE: JobColumn = {
  id: 'date',
  header: heads.date,
  track: { width: 104, grow: 0 },
  cell: ({ days }) => days,
  // A plan has no day: it comes last, as nothing does.
  sortBy: ({ event }) => (event.status === 'PLANNED' ? null : event.date),
  plain: [
    { head: plainColumns.start, valueOf: startOf },
    { head: plainColumns.end, valueOf: endOf },
  ],
}
const FIELD: JobColumn = {
  id: 'field',
  header: heads.field,
  track: { width: 100, grow: 1.4 },
  cell: (job, tabIndex) => <FieldLink job={job} tabIndex={tabIndex} />,
  sortBy: ({ event }) => event.fieldName,
  titleOf: ({ event }) => event.fieldName,
  plain: [{ head: heads.field, valueOf: ({ event }) => event.fieldName }],
}
const CROP: JobColumn = {
  id: 'crop',
  header: heads.crop,
  track: { width: 128, grow: 0.6 },
  cell: ({ crop }) => <CropChip crop={crop} />,
  sortBy: ({ crop }) => crop && cropLook(crop).title,
  plain: [{ head: heads.crop, valueOf: ({ crop }) => (crop ? cropLook(crop).title : null) }],
}
const JOB: JobColumn = {
  id: 'job',
  header: heads.job,
  track: { width: 114, grow: 0.6 },
  cell: ({ event }) => (
    <>
      <span title={event.jobCategory.name}>{event.job.name}</span> <FertilisingChip event={event} />
    </>
  ),
  sortBy: ({ event }) => `${event.jobCategory.name} ${event.job.name}`,
  plain: [
    { head: plainColumns.category, valueOf: ({ event }) => event.jobCategory.name },
    { head: heads.job, valueOf: ({ event }) => event.job.name },
    { head: plainColumns.fertilising, valueOf: ({ event }) => (event.isFertilizing ? jobsText.yes : null) },
  ],
}
const DESCRIPTION: JobColumn = {
  id: 'description',
  header: heads.description,
  track: { width: 122, grow: 2.4 },
  cell: ({ event }) => jobDetails(event) || EMPTY,
  sortBy: ({ event }) => jobDetails(event),
  titleOf: ({ event }) => jobDetails(event) || undefined,
  plain: [{ head: heads.description, valueOf: ({ event }) => jobDetails(event) }],
}
const AREA: JobColumn = {
  id: 'area',
  header: heads.area,
  track: { width: 80, grow: 0 },
  cell: ({ event }) => formatQuantity(event.area, 'ha'),
  sortBy: ({ event }) => event.area,
  isNumeric: true,
  plain: [{ head: plainColumns.area, valueOf: ({ event }) => event.area }],
}
const STATUS: JobColumn = {
  id: 'status',
  header: heads.status,
  track: { width: 130, grow: 0 },
  cell: ({ event }) => <JobStatusChip status={event.status} />,
  sortBy: ({ event }) => STATUS_ORDER[event.status],
  titleOf: ({ event }) => statuses[event.status],
  plain: [{ head: heads.status, valueOf: ({ event }) => statuses[event.status] }],
}
const WORKER: JobColumn = {
  id: 'worker',
  header: heads.worker,
  track: { width: 84, grow: 0.9 },
  cell: ({ event }) => event.workerName ?? EMPTY,
  sortBy: ({ event }) => event.workerName,
  titleOf: ({ event }) => event.workerName ?? undefined,
  plain: [{ head: heads.worker, valueOf: ({ event }) => event.workerName }],
}
const LABELS: JobColumn = {
  id: 'labels',
  header: heads.labels,
  track: { width: 120, grow: 1 },
  cell: ({ event }) => <Labels labels={event.labels} />,
  sortBy: ({ event }) => event.labels.join(', '),
  titleOf: ({ event }) => event.labels.join(', ') || undefined,
  plain: [{ head: heads.labels, valueOf: ({ event }) => event.labels.join(', ') }],
}
const NOTES: JobColumn = {
  id: 'notes',
  header: heads.notes,
  track: { width: 150, grow: 1.6 },
  cell: ({ event }) => shortNotes(event.notes) || EMPTY,
  sortBy: ({ event }) => event.notes,
  titleOf: ({ event }) => event.notes || undefined,
  plain: [{ head: heads.notes, valueOf: ({ event }) => event.notes }],
}
const PHOTOS: JobColumn = {
  id: 'photos',
  header: heads.photos,
  track: { width: 76, grow: 0 },
  cell: ({ event }, tabIndex) =>
    event.images.length === 0 ? EMPTY : <JobPhotos event={event} tabIndex={tabIndex} />,
  sortBy: ({ event }) => event.images.length,
  isNumeric: true,
  plain: [{ head: heads.photos, valueOf: ({ event }) => event.images.length }],
}
const WARNINGS: JobColumn = {
  id: 'warnings',
  header: heads.warnings,
  track: { width: 98, grow: 0 },
  cell: ({ warnings = [] }, tabIndex = 0) => (
    <div className={styles.marks}>
      <WarningMarks warnings={warnings} tabIndex={tabIndex} />
    </div>
  ),
  sortBy: ({ warnings = [] }) => warnings.length || null,
  plain: [
    {
      head: heads.warnings,
      valueOf: ({ warnings = [] }) => warnings.map(({ title }) => title).join(', '),
    },
  ],
}

/** What a list may show of a job, each column by its name. */
export const JOB_COLUMNS = {
  date: DATE,
  field: FIELD,
  crop: CROP,
  job: JOB,
  description: DESCRIPTION,
  area: AREA,
  status: STATUS,
  worker: WORKER,
  labels: LABELS,
  notes: NOTES,
  photos: PHOTOS,
  warnings: WARNINGS,
} as const satisfies Record<string, JobColumn>
