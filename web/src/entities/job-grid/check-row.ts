/** A row as it would be saved: what is wrong stands at its cell, what has no cell needs the form. */
import type { Field } from '@vagu/core/fields/schema'
import { totalAreaOf } from '../job-form/model/build-drafts.ts'
import type { FarmSnapshot } from '../farm/farm.ts'
import { findErrors } from '../job-form/model/find-errors.ts'
import type { JobForm } from '../job-form/model/job-form.ts'
import { type ColumnId, COLUMNS } from './columns.ts'
import { type FarmNames, farmNames } from './farm-names.ts'
import type { GridRow } from './grid-row.ts'
import { type CellReader, type ReadCells, readCells } from './read-cells.ts'
import { formOfRow } from './row-form.ts'
import { addJobGridText } from './text.ts'

export interface RowReader extends CellReader {
  readonly farm: FarmSnapshot
  readonly today: string
}
export interface CheckedRow {
  readonly row: GridRow
  readonly read: ReadCells
  readonly form: JobForm
  readonly fields: readonly Field[]
  readonly errors: ReadonlyMap<ColumnId, string>
  /** Inputs that only the form has and that must be filled, in the farmer's words. */
  readonly needs: readonly string[]
  /** Hectares that are worked where no area is typed. */
  readonly area: number
}

export const readerOf = (
  farm: FarmSnapshot,
  { today, year }: { readonly today: string; readonly year: number },
  names: FarmNames = farmNames(farm, year),
): RowReader => ({ farm, today, year, names })

const CELL_OF: Readonly<Record<string, ColumnId>> = {
  date: 'date',
  plannedYear: 'date',
  endDate: 'endDate',
  status: 'status',
  jobCategory: 'job',
  job: 'job',
  fields: 'fields',
  worker: 'worker',
  machine: 'machine',
  notes: 'notes',
}

const OF_REQUISITE = /^requisites\.\d+\.(name|amount|unit)$/

/** The cell of an input of the form; undefined for what the table has no column for. */
export function columnOf(input: string): ColumnId | undefined {
  const [, part] = OF_REQUISITE.exec(input) ?? []
  if (part !== undefined) return part === 'amount' || part === 'unit' ? part : 'material'
  if (input.startsWith('area.')) return 'area'
  if (input === 'labels' || input.startsWith('labels.')) return 'labels'
  return CELL_OF[input]
}

export const needOf = (input: string): string =>
  addJobGridText.inputs[input] ??
  addJobGridText.inputs[input.split('.')[0] ?? ''] ??
  addJobGridText.otherInput

/** Wrong inputs of the form as wrong cells, and as what needs the form. */
export function placeErrors(inputs: Iterable<readonly [input: string, message: string]>) {
  const errors = new Map<ColumnId, string>()
  const needs = new Set<string>()
  for (const [input, message] of inputs) {
    const column = columnOf(input)
    if (column === undefined) needs.add(needOf(input))
    else if (!errors.has(column)) errors.set(column, message)
  }
  return { errors, needs: [...needs] }
}

const OF_MATERIAL = ['amount', 'unit'] as const

function check(row: GridRow, reader: RowReader): CheckedRow {
  const read = readCells(row.cells, reader)
  const form = formOfRow(row, read, reader)
  const byId = new Map(reader.farm.fields.map((field) => [field._id, field]))
  const fields = form.fieldIds.flatMap((id) => byId.get(id) ?? [])
  const found = placeErrors(findErrors(form, fields, reader.farm))
  // What is asked of a material that cannot be read may well stand there.
  if (read.errors.has('material')) for (const column of OF_MATERIAL) found.errors.delete(column)
  const all = new Map([...found.errors, ...read.errors])
  const ordered = COLUMNS.flatMap((column) => {
    const message = all.get(column)
    return message === undefined ? [] : [[column, message] as const]
  })
  const area = totalAreaOf(form, fields, reader.farm.customAreas)
  // What is missing beside a cell that cannot be read may be in that cell.
  const needs = read.errors.size > 0 ? [] : found.needs
  return { row, read, form, fields, errors: new Map(ordered), needs, area }
}

const checked = new WeakMap<RowReader, WeakMap<GridRow, CheckedRow>>()

/** Checks a row once: it is data, and another row after each change. */
export function checkRow(row: GridRow, reader: RowReader): CheckedRow {
  const known = checked.get(reader) ?? new WeakMap<GridRow, CheckedRow>()
  checked.set(reader, known)
  const found = known.get(row) ?? check(row, reader)
  known.set(row, found)
  return found
}

export const isValidRow = ({ errors, needs }: CheckedRow): boolean => errors.size === 0 && needs.length === 0
