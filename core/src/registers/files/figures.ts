import type { RegisterUse } from '../products.ts'
import { readNumber, readRange } from './cells.ts'
import { type ColumnOf, columnTitle } from './columns.ts'
import type { Report } from './report.ts'
import type { TableRow } from './table.ts'
import { readUnit } from './units.ts'

type UseRow = TableRow<'uses'>
export type Figures = Pick<
  RegisterUse,
  'doseMin' | 'doseMax' | 'doseUnit' | 'harvestDelayDays' | 'workDelayDays' | 'timesMax' | 'intervalDays'
>

/** A cell read by `read`; null where it is empty, and where it is wrong, which is reported. */
function figure<T>(
  row: UseRow,
  key: ColumnOf<'uses'>,
  ask: { read: (text: string) => T | undefined; report: Report },
) {
  const value = row.cell(key)
  if (value === '') return null
  const found = ask.read(value)
  if (found === undefined)
    ask.report.add({ file: 'uses', line: row.line }, 'wrongNumber', {
      column: columnTitle('uses', key),
      value: value,
    })
  return found ?? null
}

type Dose = Pick<Figures, 'doseMin' | 'doseMax' | 'doseUnit'>
const NO_DOSE: Dose = { doseMin: null, doseMax: null, doseUnit: null }

/** A single rate stands in either column, mostly in the second; the second is the greater one. */
function doseOf(row: UseRow, report: Report): Dose {
  const place = { file: 'uses', line: row.line } as const
  const ask = { read: readNumber, report }
  const doses = [figure(row, 'dose1', ask), figure(row, 'dose2', ask)].filter((dose) => dose !== null)
  if (Math.max(0, ...doses) === 0) {
    report.add(place, 'noDose', { number: row.cell('id'), crop: row.cell('crop') })
    return NO_DOSE
  }
  const doseUnit = readUnit(row.cell('unit'))
  if (doseUnit === undefined) {
    report.add(place, 'unknownUnit', { value: row.cell('unit') })
    return NO_DOSE
  }
  return { doseMin: Math.min(...doses), doseMax: Math.max(...doses), doseUnit }
}

/** 0 is stored as nothing, as in the material's own figures. */
const orNothing = (value: number | null | undefined): number | null => value || null

export function figuresOf(row: UseRow, report: Report): Figures {
  const range = { read: readRange, report }
  return {
    ...doseOf(row, report),
    harvestDelayDays: orNothing(figure(row, 'delay', range)?.[1]),
    workDelayDays: orNothing(figure(row, 'workDelay', range)?.[1]),
    timesMax: orNothing(figure(row, 'times', range)?.[1]),
    intervalDays: orNothing(figure(row, 'interval', range)?.[0]),
  }
}
