import { countedFields } from '@vagu/core/text/counted'
import { Button } from '@mantine/core'
import { IconArrowsSplit2, IconChevronRight, IconDotsVertical, IconRepeat } from '@tabler/icons-react'
import { FertilizingChip } from '../../../entities/jobs/FertilizingChip.tsx'
import { FieldLink } from '../../../entities/jobs/FieldLink.tsx'
import { JobActions, type JobHandlers } from '../../../entities/jobs/JobActions.tsx'
import { JobMarks } from '../../../entities/jobs/JobMarks.tsx'
import { JobStatusChip } from '../../../entities/jobs/JobStatusChip.tsx'
import { PendingJob } from '../../../entities/jobs/PendingJob.tsx'
import { jobsText } from '../../../entities/jobs/text.ts'
import { JobPhotos } from '../../../entities/photos/photo-status/JobPhotos.tsx'
import { formatQuantity } from '../../../lib/format.ts'
import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import type { Column } from '../../../ui/data-table-columns.ts'
import { useMay } from '../../../ui/may.tsx'
import { areaOf, daysOf, describeEntry, type Entry, type RecentRow } from './entries.ts'
import marks from '../../../entities/jobs/JobTable.module.css'
import styles from './Recent.module.css'

export interface EntryColumnOptions {
  /** Records that the server does not have yet. */
  readonly pendingIds: ReadonlySet<string>
  readonly handlers: JobHandlers
  /** Jobs that were just added: their rows say so. */
  readonly addedIds: ReadonlySet<string>
  readonly today: string
  readonly onToggle: (key: string) => void
}

/** The field of an entry; of many their number, which opens them. */
function Fields({ row, onToggle }: { readonly row: RecentRow } & Pick<EntryColumnOptions, 'onToggle'>) {
  const { entry, isOpen, isPart } = row
  const { key, first, jobs } = entry
  if (jobs.length === 1)
    return (
      <span className={isPart ? styles.part : undefined}>
        <FieldLink job={{ job: first, days: '' }} />
      </span>
    )
  return (
    <button
      type="button"
      className={styles.open}
      aria-expanded={isOpen}
      title={jobs.map(({ fieldName }) => fieldName).join(', ')}
      onClick={() => onToggle(key)}
    >
      {countedFields(jobs.length)}
      <IconChevronRight size={18} aria-hidden />
    </button>
  )
}

interface RowProps {
  readonly row: RecentRow
  readonly handlers: JobHandlers
}

/** An entry as buttons are named after it. */
const nameOf = ({ first, jobs }: Entry): string =>
  `${first.job.name}, ${jobs.length > 1 ? countedFields(jobs.length) : first.fieldName}`

function Repeat({ row, handlers }: RowProps) {
  const mayEnter = useMay('enter')
  const { first } = row.entry
  const { onRepeat } = handlers
  if (!mayEnter || !onRepeat) return null
  return (
    <Button
      variant="default"
      leftSection={<IconRepeat size={18} aria-hidden />}
      aria-label={jobsText.repeatJob(nameOf(row.entry))}
      onClick={() => onRepeat(first, 'same')}
    >
      {jobsText.repeat}
    </Button>
  )
}

/** The actions of an entry of many jobs beside its repetition. */
function EntryMenu({ row, handlers }: RowProps) {
  const { onRepeat } = handlers
  return (
    <ActionMenu
      label={jobsText.more(nameOf(row.entry))}
      icon={<IconDotsVertical size={20} aria-hidden />}
      actions={
        onRepeat
          ? [
              {
                label: jobsText.sameJob,
                icon: <IconArrowsSplit2 size={18} aria-hidden />,
                onClick: () => onRepeat(row.entry.first, 'others'),
                needs: 'enter',
              },
            ]
          : []
      }
    />
  )
}

/** Changing and deleting is done to one job: an entry of many is opened for it. */
function Actions({ row, pendingIds, handlers }: RowProps & Pick<EntryColumnOptions, 'pendingIds'>) {
  const { first, jobs } = row.entry
  if (jobs.some(({ _id }) => pendingIds.has(_id))) return <PendingJob />
  return (
    <div className={styles.actions}>
      {!row.isPart && <Repeat row={row} handlers={handlers} />}
      {jobs.length > 1 ? (
        <EntryMenu row={row} handlers={handlers} />
      ) : (
        <JobActions job={first} handlers={handlers} hasRepeatButton={false} />
      )}
    </div>
  )
}

function What({ row, addedIds }: { readonly row: RecentRow } & Pick<EntryColumnOptions, 'addedIds'>) {
  const { first, jobs } = row.entry
  return (
    <span className={styles.what}>
      {describeEntry(row.entry)} <FertilizingChip job={first} />{' '}
      {first.status !== 'DONE' && <JobStatusChip status={first.status} />}{' '}
      {!row.isPart && jobs.some(({ _id }) => addedIds.has(_id)) && (
        <span className={marks.mark}>{jobsText.justAdded}</span>
      )}
      {first.labels.map((label) => (
        <span key={label} className={styles.label}>
          {label}
        </span>
      ))}
      {jobs.length === 1 && <JobPhotos job={first} />}
    </span>
  )
}

const { columns: headers } = jobsText

/** Columns of the last entries. */
export const entryColumns = ({
  pendingIds,
  handlers,
  addedIds,
  today,
  onToggle,
}: EntryColumnOptions): Column<RecentRow>[] => [
  { id: 'what', header: headers.what, isTitle: true, cell: (row) => <What row={row} addedIds={addedIds} /> },
  { id: 'field', header: headers.field, cell: (row) => <Fields row={row} onToggle={onToggle} /> },
  {
    id: 'area',
    header: headers.area,
    isNumeric: true,
    cell: ({ entry }) => formatQuantity(areaOf(entry), 'ha'),
  },
  {
    id: 'date',
    header: headers.date,
    cell: ({ entry }) => <span className={styles.days}>{daysOf(entry, today)}</span>,
  },
  {
    id: 'marks',
    header: headers.marks,
    cell: ({ entry }) => (
      <div className={styles.rules}>
        <JobMarks jobs={entry.jobs} hasWords />
      </div>
    ),
  },
  {
    id: 'actions',
    header: headers.actions,
    isActions: true,
    cell: (row) => <Actions row={row} pendingIds={pendingIds} handlers={handlers} />,
  },
]
