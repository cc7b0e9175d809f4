import { useQuery } from '@tanstack/react-query'
import type { JobReceipt } from '@vagu/core/job-import/schema'
import { formatInstant } from '../../lib/format.ts'
import { Card } from '../../ui/Card.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { importsQuery } from './api.ts'
import { jobImportText as text } from './text.ts'

const COLUMNS: readonly Column<JobReceipt>[] = [
  { id: 'file', header: text.importColumns.file, isTitle: true, cell: ({ fileName }) => fileName },
  { id: 'day', header: text.importColumns.day, width: 180, cell: ({ storedAt }) => formatInstant(storedAt) },
  { id: 'jobs', header: text.importColumns.jobs, width: 100, cell: ({ jobIds }) => jobIds.length },
]
const keyOf = ({ importId }: JobReceipt): string => importId

/** Tables that were stored last, so that one sees which is done. */
export function LastImports() {
  const { data = [] } = useQuery(importsQuery)
  if (data.length === 0) return null
  return (
    <Card title={text.lastImports}>
      <DataTable label={text.lastImports} rows={data} columns={COLUMNS} keyOf={keyOf} />
    </Card>
  )
}
