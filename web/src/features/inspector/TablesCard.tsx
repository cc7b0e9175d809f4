import { Select } from '@mantine/core'
import { cellLines, cellText, isUnitColumn } from '@vagu/core/book/cell-text'
import type { InspectedTable } from '@vagu/core/inspector/schema'
import { useMemo, useState } from 'react'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import layout from '../../ui/layout.module.css'
import { EvidenceButton } from './EvidenceDialog.tsx'
import styles from './inspector.module.css'
import { inspectorText as text } from './text.ts'

type Row = InspectedTable['rows'][number]
type BookColumn = InspectedTable['columns'][number]
type Placed = BookColumn & { readonly place: number }

const valueOf = ({ cells }: Row, { place, kind }: Placed): string => cellText(cells[place] ?? null, { kind })

/** A value with those that stand below it, units behind their figures. */
function Values({ row, column, below }: Readonly<{ row: Row; column: Placed; below: readonly Placed[] }>) {
  const [main, ...rest] = cellLines(
    valueOf(row, column),
    below.map((each) => ({
      head: each.head,
      text: valueOf(row, each),
      isUnit: isUnitColumn(each),
      isBare: each.isBare === true,
    })),
  )
  return (
    <div>
      {main}
      {rest.map((line) => (
        <div key={line} className={layout.quiet}>
          {line}
        </div>
      ))}
    </div>
  )
}

/** Columns that hold anything, or that an act asks for. */
const placedColumns = ({ columns, rows }: InspectedTable): Placed[] =>
  columns
    .map((column, place) => ({ ...column, place }))
    .filter(({ law, place }) => law !== '' || rows.some(({ cells }) => cells[place] != null))

function columnsOf(table: InspectedTable): Column<Row>[] {
  const placed = placedColumns(table)
  const keys = new Set(placed.map(({ key }) => key))
  const isBelow = ({ under }: Placed): boolean => under !== undefined && keys.has(under)
  const under = ({ key }: Placed): Placed[] => placed.filter((below) => isBelow(below) && below.under === key)
  return placed
    .filter((column) => !isBelow(column))
    .map((column, i) => ({
      id: column.key,
      header: column.head,
      ...(i === 0 && { isTitle: true }),
      ...(column.kind === 'number' && { isNumeric: true }),
      sortBy: ({ cells }: Row) => cells[column.place],
      cell: (row: Row) => <Values row={row} column={column} below={under(column)} />,
    }))
}

const jobOf = ({ id }: Row): string => id.split('.')[0] ?? ''

/** The first values of a row, by which its evidence is named. */
const aboutOf = (row: Row, { columns }: InspectedTable): string =>
  columns
    .slice(0, 3)
    .map((column, place) => valueOf(row, { ...column, place }))
    .filter((value) => value !== '')
    .join(', ')

const evidenceColumn = (table: InspectedTable): Column<Row> => ({
  id: 'evidence',
  header: text.evidence,
  isActions: true,
  cell: (row) => <EvidenceButton jobId={jobOf(row)} about={aboutOf(row, table)} />,
})

const keyOf = ({ id }: Row): string => id

function Sums({ columns, sums }: Pick<InspectedTable, 'columns' | 'sums'>) {
  const summed = columns.flatMap((column, place) => {
    const value = cellText(sums?.[place] ?? null, column)
    return value === '' ? [] : [`${column.head} ${value}`]
  })
  if (summed.length === 0) return null
  return (
    <p className={styles.verdict}>
      {text.sums}: {summed.join(', ')}
    </p>
  )
}

/** Tables whose rows are jobs. */
const OF_JOBS: ReadonlySet<string> = new Set([
  'diary',
  'sowing',
  'fertilizing',
  'liming',
  'protection',
  'harvest',
  'grazing',
  'stacks',
])

function Table({ table }: { readonly table: InspectedTable }) {
  const columns = useMemo(
    () => [...columnsOf(table), ...(OF_JOBS.has(table.key) ? [evidenceColumn(table)] : [])],
    [table],
  )
  if (table.rows.length === 0) return <p className={layout.quiet}>{text.noRows}</p>
  return (
    <>
      <DataTable label={table.title} rows={table.rows} columns={columns} keyOf={keyOf} />
      <Sums columns={table.columns} sums={table.sums} />
      {table.notes.map((note) => (
        <p key={note} className={layout.quiet}>
          {note}
        </p>
      ))}
    </>
  )
}

/** The tables of the book, one at a time. */
export function TablesCard({ tables }: { readonly tables: readonly InspectedTable[] }) {
  const [key, setKey] = useState<string>('protection')
  const table = tables.find((each) => each.key === key) ?? tables[0]
  if (table === undefined) return null
  return (
    <Card title={text.tables}>
      <div className={layout.columnXl}>
        <Select
          className={styles.choice}
          label={text.table}
          data={tables.map(({ key: value, title, rows }) => ({
            value,
            label: text.tableOf(title, rows.length),
          }))}
          value={table.key}
          allowDeselect={false}
          onChange={(chosen) => chosen && setKey(chosen)}
        />
        <Table key={table.key} table={table} />
      </div>
    </Card>
  )
}
