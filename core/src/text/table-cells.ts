/** Cells of tables that come from other programs: plain texts, numbers, days. */
import { addDays, isDay } from '../time/day.ts'

const NUMBER = /^-?(?:\d{1,3}(?: \d{3})+|\d+)(?:[.,]\d+)?$/

/** Text of a cell with one kind of blank, and none at its ends. */
export const plainCell = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

export const numberIn = (text: string): number | undefined =>
  NUMBER.test(text) ? Number(text.replaceAll(' ', '').replace(',', '.')) : undefined

/** Days that a workbook counts from the last of 1899, between 1990 and 2100. */
const [FIRST_SERIAL, LAST_SERIAL] = [32_874, 73_050]
const EPOCH = '1899-12-30'
const ESTONIAN = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b/
const WORDED = /^(\d{1,2})\.? ?([a-zä]{3,9})\.? (\d{4})\b/i
const ISO = /^(\d{4})[-/.](\d\d)[-/.](\d\d)/
/** Beginnings of the names of months, in Estonian. */
const MONTHS = ['jaa', 'vee', 'mär', 'apr', 'mai', 'juun', 'juul', 'aug', 'sep', 'okt', 'nov', 'det'] as const

function partsOf(text: string): readonly [year: string, month: string, date: string] | undefined {
  const [, dd, mm, yyyy] = ESTONIAN.exec(text) ?? []
  if (dd !== undefined && mm !== undefined && yyyy !== undefined) return [yyyy, mm, dd]
  const [, date, word, ofYear] = WORDED.exec(text) ?? []
  const month = MONTHS.findIndex((name) => word?.toLowerCase().startsWith(name)) + 1
  if (date !== undefined && ofYear !== undefined && month > 0) return [ofYear, String(month), date]
  const [, year, isoMonth, isoDate] = ISO.exec(text) ?? []
  return year !== undefined && isoMonth !== undefined && isoDate !== undefined
    ? [year, isoMonth, isoDate]
    : undefined
}

/**
 * A day as files write it (3.5.2026, 3. mai 2026, 2026-05-03, with a time behind it or without), one of a workbook
 * that lost its format too; undefined for anything else.
 */
export function dayIn(cell: string): string | undefined {
  const text = plainCell(cell)
  const parts = partsOf(text)
  if (parts !== undefined) {
    const [year, month, date] = parts
    const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    return isDay(day) ? day : undefined
  }
  const serial = numberIn(text)
  return serial !== undefined && serial >= FIRST_SERIAL && serial <= LAST_SERIAL
    ? addDays(EPOCH, Math.floor(serial))
    : undefined
}
