import type { ReactNode } from 'react'
import { CropChip } from '../../entities/crops/CropChip.tsx'
import { cropLook } from '../../entities/crops/crop-look.ts'
import { EMPTY, formatQuantity } from '../../lib/format.ts'
import type { Column } from '../../ui/data-table-columns.ts'
import { jobDetails } from '../../entities/jobs/describe-job.ts'
import { WarningMarks } from '../../entities/jobs/EventWarnings.tsx'
import { FertilisingChip } from '../../entities/jobs/FertilisingChip.tsx'
import { JobStatusChip } from '../../entities/jobs/JobStatusChip.tsx'
import { JobPhotos } from '../../entities/photos/first/JobPhotos.tsx'
import { words as jobs } from '../../entities/jobs/text.ts'
import type { ColumnId } from './column-choice.ts'
import { FieldLink } from './FieldLink.tsx'
import styles from './JobsGrid.module.css'
import { shortNotes } from './short-notes.ts'
import type { SeenJob } from './seen-job.ts'
import { words } from './text.ts'

/** `tabIndex` is that of whatever can be pressed inside: only the row one stands on is gone through by Tab. */
export interface JobColumn extends Omit<Column<SeenJob>, 'width'> {
  readonly id: ColumnId
  readonly cell: (job: SeenJob, tabIndex?: 0 | -1) => ReactNode
  /** The least width in pixels, and the share of what is left over. */
  readonly width: number
  readonly grow: number
}
const { columns: heads } = words
const STATUS_ORDER = { IN_PROGRESS: 0, DRAFT: 1, PLANNED: 2, DONE: 3 } as const

const Labels = ({ labels }: { readonly labels: readonly string[] }) =>
  labels.length === 0
    ? EMPTY
    : labels.map((label) => (
        <span key={label} className={styles['label']}>
          {label}
        </span>
      ))

const columns: Readonly<Record<ColumnId, Omit<JobColumn, 'id' | 'header'>>> = {
  date: {
    width: 116,
    grow: 0,
    cell: ({ days }) => days,
    // A plan has no day: it comes last, as nothing does.
    sortBy: ({ event }) => (event.status === 'PLANNED' ? null : event.date),
  },
  field: {
    width: 92,
    grow: 1.4,
    cell: (job, tabIndex) => <FieldLink job={job} tabIndex={tabIndex} />,
    sortBy: ({ event }) => event.fieldName,
  },
  crop: {
    width: 136,
    grow: 0.6,
    cell: ({ crop }) => <CropChip crop={crop} />,
    sortBy: ({ crop }) => crop && cropLook(crop).title,
  },
  job: {
    width: 114,
    grow: 0.6,
    cell: ({ event }) => (
      <>
        <span title={event.jobCategory.name}>{event.job.name}</span> <FertilisingChip event={event} />
      </>
    ),
    sortBy: ({ event }) => `${event.jobCategory.name} ${event.job.name}`,
  },
  description: {
    width: 100,
    grow: 2.4,
    cell: ({ event }) => jobDetails(event) || EMPTY,
    sortBy: ({ event }) => jobDetails(event),
  },
  area: {
    width: 74,
    grow: 0,
    cell: ({ event }) => formatQuantity(event.area, 'ha'),
    sortBy: ({ event }) => event.area,
    isNumeric: true,
  },
  status: {
    width: 130,
    grow: 0,
    cell: ({ event }) => <JobStatusChip status={event.status} />,
    sortBy: ({ event }) => STATUS_ORDER[event.status],
  },
  worker: {
    width: 76,
    grow: 0.9,
    cell: ({ event }) => event.workerName ?? EMPTY,
    sortBy: ({ event }) => event.workerName,
  },
  labels: {
    width: 120,
    grow: 1,
    cell: ({ event }) => <Labels labels={event.labels} />,
    sortBy: ({ event }) => event.labels.join(', '),
  },
  notes: {
    width: 150,
    grow: 1.6,
    cell: ({ event }) => shortNotes(event.notes) || EMPTY,
    sortBy: ({ event }) => event.notes,
  },
  photos: {
    width: 76,
    grow: 0,
    cell: ({ event }, tabIndex) =>
      event.images.length === 0 ? EMPTY : <JobPhotos event={event} tabIndex={tabIndex} />,
    sortBy: ({ event }) => event.images.length,
    isNumeric: true,
  },
  warnings: {
    width: 84,
    grow: 0,
    cell: ({ warnings }, tabIndex) => (
      <div className={styles['marks']}>
        <WarningMarks warnings={warnings} tabIndex={tabIndex ?? 0} />
      </div>
    ),
    sortBy: ({ warnings }) => warnings.length || null,
  },
}

/** What can be told of a column by its texts alone: what is shown when the pointer rests on it. */
export const titleOf = (id: ColumnId, { event }: SeenJob): string | undefined => {
  if (id === 'description') return jobDetails(event) || undefined
  if (id === 'field') return event.fieldName
  if (id === 'worker') return event.workerName ?? undefined
  if (id === 'notes') return event.notes || undefined
  if (id === 'status') return jobs.statuses[event.status]
  return id === 'labels' ? event.labels.join(', ') || undefined : undefined
}

/** The columns of a choice, in its order. */
export const jobColumns = (ids: readonly ColumnId[]): JobColumn[] =>
  ids.map((id) => ({ id, header: heads[id], ...columns[id] }))
