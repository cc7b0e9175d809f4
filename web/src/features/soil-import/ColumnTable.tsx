import { Select } from '@mantine/core'
import {
  type ColumnChoice,
  type ColumnUnit,
  type ImportColumn,
  MEANINGS,
} from '@vagu/core/soil-samples/import/schema'
import { unitsOf } from '@vagu/core/soil-samples/import/units'
import { type Figure, FIGURES } from '@vagu/core/soil-samples/schema'
import { type ReactNode, useMemo } from 'react'
import { EMPTY } from '../../lib/format.ts'
import type { Column } from '../../ui/data-table-columns.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import styles from './SoilImport.module.css'
import { soilImportText as text } from './text.ts'

interface Props {
  readonly label: string
  readonly columns: readonly ImportColumn[]
  readonly said: readonly ColumnChoice[]
  readonly onChange: (column: ColumnChoice) => void
}

const MEANING_CHOICES = MEANINGS.map((value) => ({ value, label: text.meanings[value] }))
const figureOf = (meaning: string): Figure | undefined => FIGURES.find((figure) => figure === meaning)

function unitText(unit: ColumnUnit, figure: Figure): string {
  const words = text.units[unit]
  return typeof words === 'string' ? words : words[figure === 'k' ? 'k' : 'p']
}

/** Header as the file has it, else its place. */
const headerOf = ({ header, index }: ImportColumn): string =>
  header === '' ? text.noHeader(index + 1) : header

interface CellProps {
  readonly column: ImportColumn
  readonly said: ColumnChoice
  readonly onChange: Props['onChange']
}

const MeaningCell = ({ column, said, onChange }: CellProps) => (
  <Select
    aria-label={text.meaningOf(headerOf(column))}
    data={MEANING_CHOICES}
    value={said.meaning}
    searchable
    allowDeselect={false}
    maxDropdownHeight={320}
    onChange={(value) => {
      const meaning = MEANINGS.find((each) => each === value)
      if (!meaning) return
      const figure = figureOf(meaning)
      onChange({ ...said, meaning, unit: (figure && unitsOf(figure)[0]) ?? null })
    }}
  />
)

function UnitCell({ column, said, onChange }: CellProps) {
  const figure = figureOf(said.meaning)
  const units = figure ? unitsOf(figure) : []
  if (!figure || units.length === 0) return <span className={styles.none} />
  const isUnsure = !column.isUnitStated && said.unit === column.unit
  return (
    <Select
      aria-label={text.unitOf(headerOf(column))}
      data={units.map((unit) => ({ value: unit, label: unitText(unit, figure) }))}
      value={said.unit}
      allowDeselect={false}
      description={isUnsure ? text.unitMissing : undefined}
      inputWrapperOrder={['input', 'description']}
      onChange={(value) => onChange({ ...said, unit: units.find((unit) => unit === value) ?? null })}
    />
  )
}

const keyOf = ({ index }: ImportColumn): string => String(index)

/** On a phone these stand in a line of their own; what is empty does not. */
const wide = (content: ReactNode) => <div className={styles.wide}>{content}</div>

interface Context {
  readonly said: readonly ColumnChoice[]
  readonly onChange: Props['onChange']
}

/** A column as it is said to be by now. */
const saidOf = ({ table, index, meaning, unit }: ImportColumn, said: readonly ColumnChoice[]): ColumnChoice =>
  said.find((each) => each.table === table && each.index === index) ?? { table, index, meaning, unit }

const columnsOf = ({ said, onChange }: Context): Column<ImportColumn>[] => [
  {
    id: 'header',
    header: text.columns.header,
    isTitle: true,
    cell: (column) => (
      <span>
        {headerOf(column)}
        {column.isRemembered && <span className={styles.quiet}>{text.remembered}</span>}
      </span>
    ),
  },
  {
    id: 'examples',
    header: text.columns.examples,
    cell: ({ examples }) => wide(<span className={styles.examples}>{examples.join(' · ') || EMPTY}</span>),
  },
  {
    id: 'meaning',
    header: text.columns.meaning,
    width: 240,
    cell: (column) => wide(<MeaningCell column={column} said={saidOf(column, said)} onChange={onChange} />),
  },
  {
    id: 'unit',
    header: text.columns.unit,
    width: 220,
    cell: (column) => wide(<UnitCell column={column} said={saidOf(column, said)} onChange={onChange} />),
  },
]

/** Columns of a table with their meaning and unit; empty ones are not shown. */
export function ColumnTable({ label, columns, said, onChange }: Props) {
  const shown = useMemo(
    () => columns.filter(({ header, examples }) => header !== '' || examples.length > 0),
    [columns],
  )
  const tableColumns = useMemo(() => columnsOf({ said, onChange }), [said, onChange])
  return <DataTable label={label} rows={shown} columns={tableColumns} keyOf={keyOf} />
}
