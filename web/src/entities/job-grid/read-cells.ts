/** Values of a row's cells; what cannot be read stays as it was typed and is told to be wrong. */
import type { JobStatus } from '@vagu/core/jobs/schema'
import { isDay } from '@vagu/core/time/day'
import { cropYearOf } from '@vagu/core/time/season'
import type { ApplicationUnit } from '@vagu/core/units/schema'
import { formatDay, formatForEditing } from '../../lib/format.ts'
import { parseDay } from '../../lib/parse-day.ts'
import { parseDecimal } from '../../lib/parse-decimal.ts'
import type { ColumnId } from './columns.ts'
import { type FarmNames, isStatus, isUnit, type NamedColumn } from './farm-names.ts'
import type { Match } from './find-name.ts'
import { findJob } from './find-job.ts'
import type { Cells } from './grid-row.ts'
import { splitNames } from './split-names.ts'
import { addJobGridText } from './text.ts'

export interface CellReader {
  readonly names: FarmNames
  /** The crop year that a day without a year falls into. */
  readonly year: number
}
/** A material of the job; without an id where its name is not known. */
export interface ReadMaterial {
  readonly requisiteId: string | null
  readonly amount: number | null
  readonly unit: ApplicationUnit | null
}
export interface ReadCells {
  readonly date: string | null
  readonly endDate: string | null
  readonly status: JobStatus
  readonly plannedYear: number | null
  /** `category/job`. */
  readonly jobId: string | null
  readonly fieldIds: readonly string[]
  readonly area: number | null
  /** In the order of their cell. */
  readonly materials: readonly ReadMaterial[]
  readonly workerId: string | null
  readonly machineId: string | null
  readonly labels: readonly string[]
  readonly errors: ReadonlyMap<ColumnId, string>
  /** The same cells as they are best written. */
  readonly tidy: Partial<Cells>
}

/** Sign between several materials, amounts or units; names and numbers have commas of their own. */
const SEVERAL = /[;\n]/

class Reading {
  readonly errors = new Map<ColumnId, string>()
  readonly tidy: Partial<Record<ColumnId, string>> = {}
  readonly #cells: Cells
  readonly #reader: CellReader
  constructor(cells: Cells, reader: CellReader) {
    this.#cells = cells
    this.#reader = reader
  }
  text(column: ColumnId): string {
    return this.#cells[column].trim()
  }
  day(column: 'date' | 'endDate'): string | null {
    const text = this.text(column)
    const typed = parseDay(text, { year: this.#reader.year })
    if (!typed.ok) this.errors.set(column, addJobGridText.noDay(text))
    else if (typed.value !== null) this.tidy[column] = formatDay(typed.value)
    return typed.ok ? typed.value : null
  }
  number(column: 'area' | 'amount', text: string): number | null {
    const typed = parseDecimal(text)
    if (!typed.ok) this.errors.set(column, addJobGridText.noNumber(text))
    else if (typed.value !== null) this.tidy[column] = formatForEditing(typed.value)
    return typed.ok ? typed.value : null
  }
  /** Several materials stand in one cell, as do their amounts and units; one unit is that of all. */
  materials(): ReadMaterial[] {
    const [names, amounts, units] = [this.#parts('material'), this.#parts('amount'), this.#parts('unit')]
    const count = Math.max(names.length, amounts.length, units.length)
    const read = Array.from({ length: count }, (_, i) => {
      const unit = this.#partNamed('unit', units[units.length === 1 ? 0 : i] ?? '')
      return {
        material: this.#partNamed('material', names[i] ?? ''),
        amount: this.number('amount', amounts[i] ?? ''),
        unit,
      }
    })
    const isOne = count === 1
    if (!this.errors.has('amount'))
      this.tidy.amount = read.map(({ amount }) => formatForEditing(amount)).join(isOne ? '' : '; ')
    if (read.every(({ material }) => material !== null))
      this.tidy.material = read.map(({ material }) => material?.label ?? '').join('; ')
    if (units.length === 1) this.tidy.unit = read[0]?.unit?.label ?? this.text('unit')
    return read.map(({ material, amount, unit }) => ({
      requisiteId: material?.id ?? null,
      amount,
      unit: unit !== null && isUnit(unit.id) ? unit.id : null,
    }))
  }
  #parts(column: 'material' | 'amount' | 'unit'): string[] {
    const text = this.text(column)
    return text === '' ? [] : text.split(SEVERAL).map((part) => part.trim())
  }
  #partNamed(column: 'material' | 'unit', text: string): { id: string; label: string } | null {
    return text === '' ? null : this.#idOf(column, text)
  }
  #match(column: NamedColumn, text: string): Match {
    const { find, lists } = this.#reader.names
    return column === 'job' ? findJob(text, find.job, lists.job) : find[column](text)
  }
  #idOf(column: NamedColumn, text: string): { id: string; label: string } | null {
    const match = this.#match(column, text)
    if (match.is === 'one') return match.named
    if (!this.errors.has(column))
      this.errors.set(
        column,
        match.is === 'several'
          ? addJobGridText.several(text, match.labels)
          : addJobGridText.unknown[column](text),
      )
    return null
  }
  named(column: NamedColumn): string | null {
    const text = this.text(column)
    const found = text === '' ? null : this.#idOf(column, text)
    if (found) this.tidy[column] = found.label
    return found?.id ?? null
  }
  /** Several fields of one row: nothing is tidied while one of them is not known. */
  fields(): string[] {
    const text = this.text('fields')
    const isName = (part: string): boolean => this.#match('fields', part).is === 'one'
    const found = splitNames(text, isName).map((part) => this.#idOf('fields', part))
    const known = found.flatMap((each) => each ?? [])
    if (known.length === found.length && known.length > 0)
      this.tidy.fields = [...new Set(known.map(({ label }) => label))].join(', ')
    return [...new Set(known.map(({ id }) => id))]
  }
}

const YEAR = /^20\d\d$/

/** A planned job has a crop year; a day stands for the one that it falls into. */
function readPlanned(reading: Reading, { year }: CellReader): number | null {
  const text = reading.text('date')
  if (YEAR.test(text)) return Number(text)
  if (text === '') return year
  const day = reading.day('date')
  if (day === null || !isDay(day)) return null
  reading.tidy.date = String(cropYearOf(day))
  return cropYearOf(day)
}

function readDays(reading: Reading, reader: CellReader) {
  const found = reading.named('status')
  const status = found !== null && isStatus(found) ? found : 'DONE'
  if (status === 'PLANNED')
    return { status, plannedYear: readPlanned(reading, reader), date: null, endDate: null }
  const date = reading.day('date')
  const endDate = reading.day('endDate')
  if (status === 'IN_PROGRESS' && endDate !== null) reading.errors.set('endDate', addJobGridText.endOfOpen)
  return { status, plannedYear: null, date, endDate }
}

const labelsOf = (text: string): string[] => [
  ...new Set(text.split(/[,;]/).flatMap((label) => label.trim() || [])),
]

export function readCells(cells: Cells, reader: CellReader): ReadCells {
  const reading = new Reading(cells, reader)
  const read = {
    ...readDays(reading, reader),
    jobId: reading.named('job'),
    fieldIds: reading.fields(),
    area: reading.number('area', reading.text('area')),
    materials: reading.materials(),
    workerId: reading.named('worker'),
    machineId: reading.named('machine'),
    labels: labelsOf(reading.text('labels')),
  }
  const isAmountAlone = (reading.text('amount') || reading.text('unit')) && reading.text('material') === ''
  if (isAmountAlone) reading.errors.set('material', addJobGridText.amountAlone)
  return { ...read, errors: reading.errors, tidy: reading.tidy }
}
