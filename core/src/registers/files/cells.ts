import { isDay } from '../../time/day.ts'

/** A number with a comma or a dot, spaces between thousands; undefined for what is none or below 0. */
export function readNumber(text: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00A0]/g, '').replace(',', '.')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

/** Numbers of a range such as "1-2" or "10 - 14", or of a single number; undefined for anything else. */
export function readRange(text: string): readonly [least: number, greatest: number] | undefined {
  const numbers = text.split(/[-–]/).map(readNumber)
  const [from, to = from] = numbers
  if (numbers.length > 2 || from === undefined || to === undefined) return undefined
  return numbers.includes(undefined) ? undefined : [Math.min(from, to), Math.max(from, to)]
}

/** A day as 2026-05-04 or 04.05.2026, a time of day after it passed over; undefined for what is none. */
export function readDay(text: string): string | undefined {
  const [date = ''] = text.trim().split(/[T\s]/)
  const estonian = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(date)
  const [, day = '', month = '', year = ''] = estonian ?? []
  const iso = estonian ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : date
  return isDay(iso) ? iso : undefined
}

export const isYes = (text: string): boolean => /^(true|jah|1)$/i.test(text.trim())

/** Values of a cell that holds several, as the register joins them. */
export const listOf = (text: string): string[] =>
  text
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean)

const TARGET = /^(?<name>.*?)\s*\((?<eppo>[A-Z0-9]{5,6})\s*\)$/
/** A pest as the register writes it: the name and its EPPO code in brackets, which a few lack. */
export function readTarget(text: string): { name: string; eppo: string | null } {
  const { name = text, eppo = null } = TARGET.exec(text)?.groups ?? {}
  return { name: name.replaceAll(/\s+/g, ' ').trim(), eppo }
}
