import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReturnedRow, SoilReceipt } from '@vagu/core/soil-samples/import/schema'
import { EMPTY } from '../../lib/format.ts'
import { pathTo } from '../../navigation/paths.ts'
import { Card } from '../../ui/Card.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import shared from '../../ui/import/Import.module.css'
import { soilImportText as text } from './text.ts'

interface Props {
  readonly receipt: SoilReceipt
  readonly year: number
  readonly onAnother: () => void
}

const COLUMNS: readonly Column<ReturnedRow>[] = [
  { id: 'row', header: text.returnColumns.row, width: 80, sortBy: ({ row }) => row, cell: ({ row }) => row },
  {
    id: 'sampleNo',
    header: text.returnColumns.sampleNo,
    isTitle: true,
    sortBy: ({ sampleNo }) => sampleNo,
    cell: ({ sampleNo }) => sampleNo || EMPTY,
  },
  {
    id: 'reason',
    header: text.returnColumns.reason,
    sortBy: ({ reason }) => text.reasons[reason],
    cell: ({ reason }) => text.reasons[reason],
  },
]
const keyOf = ({ row }: ReturnedRow): string => String(row)

/** Receipt of a file: how much was stored, and why the rest was not. */
export function ReceiptStep({ receipt, year, onAnother }: Props) {
  const { read, saved, added, changed, returned } = receipt
  return (
    <Card title={text.receiptTitle(read, saved, returned.length)}>
      <p role="status" className={shared.quiet}>
        {text.receiptDetail(added, changed)}
      </p>
      {returned.length > 0 && (
        <DataTable
          label={text.returned}
          rows={returned}
          columns={COLUMNS}
          keyOf={keyOf}
          initialSort={{ id: 'row' }}
        />
      )}
      <div className={shared.buttons}>
        <Button component={Link} to={pathTo('soilSamples', { year })}>
          {text.toSamples}
        </Button>
        <Button variant="default" onClick={onAnother}>
          {text.another}
        </Button>
      </div>
    </Card>
  )
}
