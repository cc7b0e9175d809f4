/** Payroll file: a row for each worker and rate of a period, keyed by personal code. */
import type { FileValue } from '../text/csv-writer.ts'
import { compareNames } from '../text/order.ts'
import { roundTo } from '../units/rounding.ts'
import { nightMinutesOf } from './hints.ts'
import { payLines } from './pay.ts'
import type { Times } from './clock.ts'

export interface PayrollWorker {
  readonly _id: string
  readonly name: string
  readonly personalCode: string | null
}
export interface PayrollEntry extends Times {
  readonly workerId: string
  readonly minutes: number
  readonly hourlyRate: number | null
}
export interface PayrollRow {
  readonly personalCode: string | null
  readonly name: string
  readonly entries: number
  readonly minutes: number
  /** Of these from 22:00 to 6:00, breaks included. */
  readonly nightMinutes: number
  readonly hourlyRate: number | null
  readonly cents: number | null
}

/** Hours with two decimals: 695 min are 11.58. */
export const hoursOf = (minutes: number): number => roundTo(minutes / 60, 2)

/** Rows by name and rate; entries of workers who are not given are left out. */
export function payrollRows(
  entries: readonly PayrollEntry[],
  workers: readonly PayrollWorker[],
): PayrollRow[] {
  return workers
    .toSorted((a, b) => compareNames(a.name, b.name))
    .flatMap(({ _id, name, personalCode }) => {
      const own = entries.filter(({ workerId }) => workerId === _id)
      return payLines(own).map(({ hourlyRate, minutes, cents, entries: count }) => {
        const ofRate = own.filter((entry) => entry.hourlyRate === hourlyRate)
        const nightMinutes = ofRate.reduce((sum, entry) => sum + nightMinutesOf(entry), 0)
        return { personalCode, name, entries: count, minutes, nightMinutes, hourlyRate, cents }
      })
    })
}

export interface Period {
  readonly start: string
  readonly end: string
}

/** The rows as a table, its headings first; money in euros. */
export const payrollTable = (
  rows: readonly PayrollRow[],
  { start, end }: Period,
  headings: readonly string[],
): (readonly FileValue[])[] => [
  headings,
  ...rows.map(({ personalCode, name, minutes, nightMinutes, hourlyRate, cents }) => [
    personalCode ?? '',
    name,
    { day: start },
    { day: end },
    minutes,
    hoursOf(minutes),
    hoursOf(nightMinutes),
    hourlyRate,
    cents === null ? null : cents / 100,
  ]),
]
