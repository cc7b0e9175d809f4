import type { Worker } from '@vagu/core/workers/schema'
import { IconDots, IconEdit, IconHistory, IconTrash } from '@tabler/icons-react'
import { certificateState } from '../../entities/workers/certificate.ts'
import { cutText, EMPTY, formatQuantity } from '../../lib/format.ts'
import { words as worker } from '../../entities/workers/text.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { CertificateMark } from './CertificateMark.tsx'
import { words as history } from '../../entities/history/text.ts'
import { words } from './text.ts'
import styles from './Workers.module.css'

export interface ColumnContext {
  readonly today: string
  readonly onEdit: (worker: Worker) => void
  readonly onHistory: (worker: Worker) => void
  readonly onRemove: (worker: Worker) => void
}
/** Letters of the notes that stand in the list. */
const PREVIEW = 55

const WorkerMenu = ({ row, context }: { readonly row: Worker; readonly context: ColumnContext }) => (
  <ActionMenu
    label={words.menuOf(row.name)}
    icon={<IconDots size={20} aria-hidden />}
    actions={[
      { label: words.edit, icon: <IconEdit size={18} aria-hidden />, onClick: () => context.onEdit(row) },
      {
        label: history.open,
        icon: <IconHistory size={18} aria-hidden />,
        onClick: () => context.onHistory(row),
      },
      {
        label: words.delete,
        icon: <IconTrash size={18} aria-hidden />,
        onClick: () => context.onRemove(row),
        isDangerous: true,
      },
    ]}
  />
)

/** The columns of the list of workers; certificates are sorted by their last day. */
export const workerColumns = (context: ColumnContext): Column<Worker>[] => [
  {
    id: 'name',
    header: words.columns.name,
    isTitle: true,
    sortBy: ({ name }) => name,
    cell: (row) => (
      <button
        type="button"
        className={styles['name']}
        aria-label={words.editOf(row.name)}
        onClick={() => context.onEdit(row)}
      >
        {row.name}
      </button>
    ),
  },
  {
    id: 'certificate',
    header: words.columns.certificate,
    sortBy: (row) =>
      certificateState(row, context.today) === 'none' ? undefined : (row.chemicalWorkerLicenceEndDate ?? '0'),
    cell: (row) => (
      <div className={styles['wide']}>
        <CertificateMark worker={row} today={context.today} />
      </div>
    ),
  },
  {
    id: 'hourlyRate',
    header: words.columns.hourlyRate,
    isNumeric: true,
    sortBy: ({ hourlyRate }) => hourlyRate,
    cell: ({ hourlyRate }) => formatQuantity(hourlyRate, worker.perHour),
  },
  {
    id: 'notes',
    header: words.columns.notes,
    cell: ({ notes }) => (
      <span
        className={`${styles['notes'] ?? ''} ${(notes ? styles['wide'] : styles['empty']) ?? ''}`}
        title={notes}
      >
        {notes ? cutText(notes, PREVIEW) : EMPTY}
      </span>
    ),
  },
  {
    id: 'menu',
    header: words.columns.menu,
    isActions: true,
    width: 56,
    cell: (row) => (
      <div className={styles['menu']}>
        <WorkerMenu row={row} context={context} />
      </div>
    ),
  },
]
