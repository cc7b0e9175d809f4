import type { Job } from '@vagu/core/jobs/schema'
import { cropStyle } from '../crops/crop-style.ts'
import { CropChip } from '../crops/CropChip.tsx'
import { JobPhotos } from '../photos/photo-status/JobPhotos.tsx'
import { EMPTY, formatDay, formatQuantity } from '../../lib/format.ts'
import type { Column } from '../../ui/data-table-columns.ts'
import { jobDetails } from './describe-job.ts'
import { WarningMarks } from './JobWarnings.tsx'
import { FertilizingChip } from './FertilizingChip.tsx'
import { FieldLink } from './FieldLink.tsx'
import { JobStatusChip } from './JobStatusChip.tsx'
import styles from './JobTable.module.css'
import type { ListedJob } from './listed-job.ts'
import { shortNotes } from './short-notes.ts'
import { jobsText } from './text.ts'

type JobColumn = Column<ListedJob>
const { columns: headers, plainColumns, statuses } = jobsText
const STATUS_ORDER = { IN_PROGRESS: 0, DRAFT: 1, PLANNED: 2, DONE: 3 } as const

const labelsOf = ({ labels }: Pick<Job, 'labels'>) =>
  labels.length === 0
    ? EMPTY
    : labels.map((label) => (
        <span key={label} className={styles.inlineLabel}>
          {label}
        </span>
      ))

/** A day, or the year of a plan; an open job has no last day. */
const startOf = ({ job: { status, date, plannedYear } }: ListedJob): string =>
  status === 'PLANNED' && plannedYear != null ? jobsText.plannedFor(plannedYear) : formatDay(date)
const endOf = ({ job: { status, endDate } }: ListedJob): string | null =>
  status === 'PLANNED' || endDate === null ? null : formatDay(endDate)

const DATE: JobColumn = {
  id: 'date',
  header: headers.date,
  track: { width: 96, grow: 0 },
  cell: ({ days }) => days,
  // A plan has no day: it comes last, as nothing does.
  sortBy: ({ job }) => (job.status === 'PLANNED' ? null : job.date),
  plain: [
    { head: plainColumns.start, valueOf: startOf },
    { head: plainColumns.end, valueOf: endOf },
  ],
}
const FIELD: JobColumn = {
  id: 'field',
  header: headers.field,
  track: { width: 100, grow: 1.2 },
  cell: (job, tabIndex) => <FieldLink job={job} tabIndex={tabIndex} />,
  sortBy: ({ job }) => job.fieldName,
  titleOf: ({ job }) => job.fieldName,
  plain: [{ head: headers.field, valueOf: ({ job }) => job.fieldName }],
}
const CROP: JobColumn = {
  id: 'crop',
  header: headers.crop,
  track: { width: 124, grow: 0.4, gives: 4 },
  cell: ({ crop }) => <CropChip crop={crop} />,
  sortBy: ({ crop }) => crop && cropStyle(crop).title,
  plain: [{ head: headers.crop, valueOf: ({ crop }) => (crop ? cropStyle(crop).title : null) }],
}
const JOB: JobColumn = {
  id: 'job',
  header: headers.job,
  track: { width: 114, grow: 0.4 },
  cell: ({ job }) => (
    <>
      <span title={job.jobCategory.name}>{job.job.name}</span> <FertilizingChip job={job} />
    </>
  ),
  sortBy: ({ job }) => `${job.jobCategory.name} ${job.job.name}`,
  plain: [
    { head: plainColumns.category, valueOf: ({ job }) => job.jobCategory.name },
    { head: headers.job, valueOf: ({ job }) => job.job.name },
    { head: plainColumns.fertilising, valueOf: ({ job }) => (job.isFertilizing ? jobsText.yes : null) },
  ],
}
const DESCRIPTION: JobColumn = {
  id: 'description',
  header: headers.description,
  track: { width: 140, grow: 3.2, gives: 1 },
  cell: ({ job }) => jobDetails(job) || EMPTY,
  sortBy: ({ job }) => jobDetails(job),
  titleOf: ({ job }) => jobDetails(job) || undefined,
  plain: [{ head: headers.description, valueOf: ({ job }) => jobDetails(job) }],
}
const AREA: JobColumn = {
  id: 'area',
  header: headers.area,
  track: { width: 80, grow: 0, gives: 2 },
  cell: ({ job }) => formatQuantity(job.area, 'ha'),
  sortBy: ({ job }) => job.area,
  isNumeric: true,
  plain: [{ head: plainColumns.area, valueOf: ({ job }) => job.area }],
}
const STATUS: JobColumn = {
  id: 'status',
  header: headers.status,
  track: { width: 126, grow: 0, gives: 3 },
  cell: ({ job }) => <JobStatusChip status={job.status} />,
  sortBy: ({ job }) => STATUS_ORDER[job.status],
  titleOf: ({ job }) => statuses[job.status],
  plain: [{ head: headers.status, valueOf: ({ job }) => statuses[job.status] }],
}
const WORKER: JobColumn = {
  id: 'worker',
  header: headers.worker,
  track: { width: 96, grow: 0.4, gives: 5 },
  cell: ({ job }) => job.workerName ?? EMPTY,
  sortBy: ({ job }) => job.workerName,
  titleOf: ({ job }) => job.workerName ?? undefined,
  plain: [{ head: headers.worker, valueOf: ({ job }) => job.workerName }],
}
const LABELS: JobColumn = {
  id: 'labels',
  header: headers.labels,
  track: { width: 120, grow: 1, gives: 6 },
  cell: ({ job }) => labelsOf(job),
  sortBy: ({ job }) => job.labels.join(', '),
  titleOf: ({ job }) => job.labels.join(', ') || undefined,
  plain: [{ head: headers.labels, valueOf: ({ job }) => job.labels.join(', ') }],
}
const NOTES: JobColumn = {
  id: 'notes',
  header: headers.notes,
  track: { width: 150, grow: 1.6, gives: 7 },
  cell: ({ job }) => shortNotes(job.notes) || EMPTY,
  sortBy: ({ job }) => job.notes,
  titleOf: ({ job }) => job.notes || undefined,
  plain: [{ head: headers.notes, valueOf: ({ job }) => job.notes }],
}
const PHOTOS: JobColumn = {
  id: 'photos',
  header: headers.photos,
  track: { width: 76, grow: 0, gives: 8 },
  cell: ({ job }, tabIndex) =>
    job.images.length === 0 ? EMPTY : <JobPhotos job={job} tabIndex={tabIndex} />,
  sortBy: ({ job }) => job.images.length,
  isNumeric: true,
  plain: [{ head: headers.photos, valueOf: ({ job }) => job.images.length }],
}
const WARNINGS: JobColumn = {
  id: 'warnings',
  header: headers.warnings,
  track: { width: 98, grow: 0 },
  cell: ({ warnings = [] }, tabIndex = 0) => <WarningMarks warnings={warnings} tabIndex={tabIndex} />,
  sortBy: ({ warnings = [] }) => warnings.length || null,
  plain: [
    {
      head: headers.warnings,
      valueOf: ({ warnings = [] }) => warnings.map(({ title }) => title).join(', '),
    },
  ],
}

/** Columns of lists of jobs, by name. */
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
