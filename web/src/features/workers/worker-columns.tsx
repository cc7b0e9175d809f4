import { IconClock } from '@tabler/icons-react'
import type { Worker } from '@vagu/core/workers/schema'
import { certificateState } from '../../entities/workers/certificate.ts'
import { workersText } from '../../entities/workers/text.ts'
import { workerKind } from '../../entities/workers/worker-kind.ts'
import { formatQuantity } from '../../lib/format.ts'
import { menuColumn, nameColumn, notesColumn, type RowActions, Wide } from '../../records/record-columns.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { CertificateMark } from './CertificateMark.tsx'
import { workersPageText } from './text.ts'

export interface ColumnContext extends RowActions<Worker> {
  readonly today: string
  /** Whether the role lets him see what people are paid. */
  readonly seesMoney: boolean
  /** Opens the form of his hours. */
  readonly onHours: (worker: Worker) => void
}
const { nameOf } = workerKind

const RATE: Column<Worker> = {
  id: 'hourlyRate',
  header: workersPageText.columns.hourlyRate,
  isNumeric: true,
  sortBy: ({ hourlyRate }) => hourlyRate,
  cell: ({ hourlyRate }) => formatQuantity(hourlyRate, workersText.perHour),
}

/** The columns of the list of workers; certificates are sorted by their last day. */
export const workerColumns = ({ today, seesMoney, onHours, ...actions }: ColumnContext): Column<Worker>[] => [
  nameColumn({
    header: workersPageText.columns.name,
    nameOf,
    labelOf: ({ name }) => workersPageText.editOf(name),
    onOpen: actions.onEdit,
  }),
  {
    id: 'certificate',
    header: workersPageText.columns.certificate,
    sortBy: (row) =>
      certificateState(row, today) === 'none' ? undefined : (row.chemicalWorkerLicenceEndDate ?? '0'),
    cell: (row) => (
      <Wide>
        <CertificateMark worker={row} today={today} />
      </Wide>
    ),
  },
  ...(seesMoney ? [RATE] : []),
  notesColumn(workersPageText.columns.notes),
  menuColumn({
    nameOf,
    ...actions,
    more: (worker) => [
      {
        label: workersPageText.addHours,
        icon: <IconClock size={18} aria-hidden />,
        onClick: () => onHours(worker),
        needs: 'enter',
      },
    ],
  }),
]
