import { Button } from '@mantine/core'
import { useMemo } from 'react'
import type { Column } from '../../ui/data-table-columns.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import shared from '../../ui/import/Import.module.css'
import styles from './JobImport.module.css'
import { jobImportText as text } from './text.ts'
import type { KnownRow } from './use-review.ts'

interface Props {
  readonly rows: readonly KnownRow[]
  readonly onAdd: (row: KnownRow) => void
}

const columnsOf = (onAdd: Props['onAdd']): Column<KnownRow>[] => [
  {
    id: 'line',
    header: text.knownColumns.line,
    width: 110,
    sortBy: ({ told }) => told.lines[0] ?? 0,
    cell: ({ told }) => text.lines(told.lines),
  },
  { id: 'day', header: text.knownColumns.day, width: 110, cell: ({ row }) => row.cells.date },
  { id: 'job', header: text.knownColumns.job, isTitle: true, cell: ({ row }) => row.cells.job },
  { id: 'fields', header: text.knownColumns.fields, cell: ({ row }) => row.cells.fields },
  { id: 'material', header: text.knownColumns.material, cell: ({ row }) => row.cells.material },
  {
    id: 'state',
    header: text.knownColumns.state,
    sortBy: ({ state }) => text.states[state],
    cell: ({ state }) => text.states[state],
  },
  {
    id: 'add',
    header: text.addAnyway,
    width: 140,
    cell: (known) => (
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={text.addAnywayOf(text.lines(known.told.lines))}
        onClick={() => onAdd(known)}
      >
        {text.addAnyway}
      </Button>
    ),
  },
]

/** Rows of the table that are in the book; each can be added all the same. */
export function KnownRows({ rows, onAdd }: Props) {
  const columns = useMemo(() => columnsOf(onAdd), [onAdd])
  return (
    <section className={styles.known}>
      <h3>{text.knownTitle(rows.length)}</h3>
      <p className={shared.quiet}>{text.knownHint}</p>
      <DataTable
        label={text.knownTitle(rows.length)}
        rows={rows}
        columns={columns}
        keyOf={({ row }) => row.id}
        initialSort={{ id: 'line' }}
      />
    </section>
  )
}
