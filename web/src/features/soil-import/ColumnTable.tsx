import { Select } from '@mantine/core'
import {
  type ColumnChoice,
  type ColumnUnit,
  type ImportColumn,
  MEANINGS,
} from '@vagu/core/soil-samples/import/schema'
import { unitsOf } from '@vagu/core/soil-samples/import/units'
import { type Figure, FIGURES } from '@vagu/core/soil-samples/schema'
import { useMemo } from 'react'
import type { Column } from '../../ui/data-table-columns.ts'
import { fileColumns, headerOf, isFilled, keyOfColumn, wide } from '../../ui/import/file-columns.tsx'
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

interface CellProps {
  readonly column: ImportColumn
  readonly said: ColumnChoice
  readonly onChange: Props['onChange']
}

const MeaningCell = ({ column, said, onChange }: CellProps) => (
  <Select
    aria-label={text.meaningOf(headerOf(column, text))}
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
      aria-label={text.unitOf(headerOf(column, text))}
      data={units.map((unit) => ({ value: unit, label: unitText(unit, figure) }))}
      value={said.unit}
      allowDeselect={false}
      description={isUnsure ? text.unitMissing : undefined}
      inputWrapperOrder={['input', 'description']}
      onChange={(value) => onChange({ ...said, unit: units.find((unit) => unit === value) ?? null })}
    />
  )
}

interface Context {
  readonly said: readonly ColumnChoice[]
  readonly onChange: Props['onChange']
}

/** A column as it is said to be by now. */
const saidOf = ({ table, index, meaning, unit }: ImportColumn, said: readonly ColumnChoice[]): ColumnChoice =>
  said.find((each) => each.table === table && each.index === index) ?? { table, index, meaning, unit }

const columnsOf = ({ said, onChange }: Context): Column<ImportColumn>[] => [
  ...fileColumns<ImportColumn>(text, (column) => (
    <MeaningCell column={column} said={saidOf(column, said)} onChange={onChange} />
  )),
  {
    id: 'unit',
    header: text.columns.unit,
    width: 220,
    cell: (column) => wide(<UnitCell column={column} said={saidOf(column, said)} onChange={onChange} />),
  },
]

/** Columns of a table with their meaning and unit; empty ones are not shown. */
export function ColumnTable({ label, columns, said, onChange }: Props) {
  const shown = useMemo(() => columns.filter(isFilled), [columns])
  const tableColumns = useMemo(() => columnsOf({ said, onChange }), [said, onChange])
  return <DataTable label={label} rows={shown} columns={tableColumns} keyOf={keyOfColumn} />
}
