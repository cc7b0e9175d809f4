import type { EventFacts } from '../../facts.ts'

/** The day of a job that is said to be there, and is yet to come; undefined where none is. */
export function dayAhead(
  { status, date, endDate }: Pick<EventFacts, 'status' | 'date' | 'endDate'>,
  today: string,
): string | undefined {
  if (status !== 'DONE' && status !== 'IN_PROGRESS') return undefined
  if (date > today) return date
  return status === 'DONE' && endDate !== null && endDate > today ? endDate : undefined
}
