/**
 * Errors of a change: stored values may stay as they are, only what the change makes worse is refused. Forms
 * and server ask here for every noun, so that nobody has to write something untrue to get a record saved.
 */
import type { FieldError } from './errors.ts'

/** A record beside the wrong places that were found in it. */
export interface Judged {
  readonly record: unknown
  readonly errors: readonly FieldError[]
}

/** Members that tell which row of a list is meant: rows move when one of them is taken out. */
const NAMES = ['type', 'name', 'animalType', 'inspectionType', 'target'] as const

const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const rowName = (row: unknown): string =>
  typeof row === 'object' && row !== null
    ? JSON.stringify(NAMES.map((key) => memberOf(row, key) ?? null))
    : String(row)

interface FoundError {
  readonly error: FieldError
  /** The path, with the rows of lists by what they are called. */
  readonly place: string
  readonly value: unknown
}

function errorIn(record: unknown, error: FieldError): FoundError {
  let value = record
  const names = error.path.split('.').map((part) => {
    const isRow = Array.isArray(value)
    value = memberOf(value, part)
    return isRow ? rowName(value) : part
  })
  return { error, place: names.join('.'), value }
}

/** Nothing is nothing, however it is written. */
const written = (value: unknown): string => JSON.stringify(value === '' ? null : (value ?? null))

/** The same value is no worse; nor is a smaller number, because numbers are refused where they are too large. */
const isNoWorse = (now: unknown, was: unknown): boolean =>
  written(now) === written(was) || (typeof now === 'number' && typeof was === 'number' && now < was)

/** The sentence is compared too: it names the limit that was overstepped. */
const isSame = (now: FoundError, was: FoundError): boolean =>
  now.place === was.place &&
  now.error.code === was.error.code &&
  now.error.message === was.error.message &&
  isNoWorse(now.value, was.value)

/** Of what is wrong after a change, what the change brought; each fault of before excuses one of after. */
export function addedErrors(after: Judged, before: Judged): FieldError[] {
  const left = before.errors.map((error) => errorIn(before.record, error))
  return after.errors.filter((error) => {
    const now = errorIn(after.record, error)
    const known = left.findIndex((was) => isSame(now, was))
    if (known >= 0) left.splice(known, 1)
    return known < 0
  })
}
