/** One wording or figure, and the first day on which it holds; null: since ever, or not known since when. */
export interface DatedValue<T> {
  readonly since: string | null
  readonly value: T
}

export interface Dated<T> {
  /** Value on a day; undefined before the first entry. */
  readonly at: (day: string) => DatedValue<T> | undefined
  readonly entries: readonly DatedValue<T>[]
}

/** A table of what held when, oldest first. A new law is a new line, never a changed one. */
export function dated<T>(entries: readonly DatedValue<T>[]): Dated<T> {
  const outOfOrder = entries.some((entry, i) => i > 0 && (entry.since ?? '') <= (entries[i - 1]?.since ?? ''))
  if (outOfOrder) throw new RangeError('dated entries must come oldest first')
  return {
    entries,
    at: (day) => entries.findLast((entry) => entry.since === null || entry.since <= day),
  }
}
