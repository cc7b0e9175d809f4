import { BOOK_TABLES, type BookPeriod, type BookTableKey, BookWish } from '@vagu/core/book/schema'
import { isDay } from '@vagu/core/time/day'

/** A wish as it is being chosen; an empty list of fields means all of them. */
export interface TypedWish {
  readonly period: BookPeriod
  readonly year: number
  readonly fieldIds: readonly string[]
  readonly tables: readonly BookTableKey[]
  readonly asOf: string | null
}

export const firstWish = (year: number): TypedWish => ({
  period: 'SEASON',
  year,
  fieldIds: [],
  tables: BOOK_TABLES,
  asOf: null,
})

/** Whether the day of the records is left out, or one up to today. */
export const isDayRight = ({ asOf }: TypedWish, today: string): boolean =>
  asOf === null || (isDay(asOf) && asOf <= today)

/** The wish as it is sent; undefined while something in it is wrong. */
export function wishOf(typed: TypedWish, today: string): BookWish | undefined {
  if (typed.tables.length === 0 || !isDayRight(typed, today)) return undefined
  return BookWish.safeParse({
    ...typed,
    tables: [...typed.tables],
    fieldIds: typed.fieldIds.length === 0 ? null : [...typed.fieldIds],
  }).data
}
