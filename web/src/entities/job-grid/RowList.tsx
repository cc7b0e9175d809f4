import { Button, Group } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { Column } from '../../ui/data-table-columns.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { take } from '../../ui/grid/grid-steps.ts'
import type { CheckedRow } from './check-row.ts'
import { Foot, type OpenedRow, RowForm } from './SheetPart.tsx'
import { addJobGridText as text } from './text.ts'
import type { Table } from './use-table.ts'

interface Steps {
  readonly open: (row: CheckedRow) => void
  readonly leaveOut: (id: string) => void
}

const faultOf = ({ errors, needs }: CheckedRow): string =>
  [...errors.values(), ...(needs.length > 0 ? [text.needsFormWhy(needs)] : [])].join(' ')
const nameOf = ({ row: { cells } }: CheckedRow): string =>
  [cells.date, cells.job, cells.fields].filter(Boolean).join(', ')

const columnsOf = ({ open, leaveOut }: Steps): Column<CheckedRow>[] => [
  { id: 'job', header: text.listColumns.job, isTitle: true, cell: ({ row }) => row.cells.job },
  { id: 'day', header: text.listColumns.day, cell: ({ row }) => row.cells.date },
  { id: 'fields', header: text.listColumns.fields, cell: ({ row }) => row.cells.fields },
  { id: 'material', header: text.listColumns.material, cell: ({ row }) => row.cells.material },
  { id: 'fault', header: text.listColumns.fault, cell: faultOf },
  {
    id: 'steps',
    header: text.listColumns.steps,
    cell: (checked) => (
      <Group gap="xs">
        <Button
          size="sm"
          variant="default"
          aria-label={text.toFormOf(nameOf(checked))}
          onClick={() => open(checked)}
        >
          {text.toForm}
        </Button>
        <Button
          size="sm"
          variant="subtle"
          aria-label={text.leaveOutOf(nameOf(checked))}
          onClick={() => leaveOut(checked.row.id)}
        >
          {text.leaveOut}
        </Button>
      </Group>
    ),
  },
]

/** The rows of the table one below the other, where the screen is too narrow for the sheet: mended in the form, or left out. */
export function RowList({ table }: { readonly table: Table }) {
  const [opened, setOpened] = useState<OpenedRow>()
  const { grid, jobs } = table
  const columns = useMemo(
    () =>
      columnsOf({
        open: ({ row, form }) => setOpened({ id: row.id, form }),
        leaveOut: (id) => grid.apply(take(new Set([id]))),
      }),
    [grid],
  )
  return (
    <>
      <DataTable label={text.listOf} rows={jobs} columns={columns} keyOf={({ row }) => row.id} />
      <Foot table={table} />
      {opened && <RowForm table={table} opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
