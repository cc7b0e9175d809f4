/** Sentences and states that requirements share. */
import { dayText } from '../../text/format.ts'
import { roundTo } from '../../units/rounding.ts'
import type { SchemeFacts } from '../facts.ts'
import type { Finding } from '../requirement.ts'
import type { State, Way, WAY_PAGES } from '../schema.ts'

/** Estonian: a number with a comma, at most two decimals. */
export const num = (value: number): string => String(roundTo(value, 2)).replace('.', ',')

export const way = (page: (typeof WAY_PAGES)[number], text: string): Way => ({ page, text })

/** State of a thing that is not done yet: a matter of attention up to its day, broken after it. */
export const notDoneBy = (due: string, { year, today }: Pick<SchemeFacts, 'year' | 'today'>): State =>
  today <= `${year}-${due}` ? 'attention' : 'violation'

/** Estonian: the day and whether it is past. */
export const dueText = (due: string, { year, today }: Pick<SchemeFacts, 'year' | 'today'>): string => {
  const day = `${year}-${due}`
  return today <= day ? `Tähtaeg on ${dayText(day)}.` : `Tähtaeg oli ${dayText(day)}.`
}

/** Finding where the farm has nothing of the kind. */
export const nothingOf = (says: string): Finding => ({ state: 'ok', says })

/** Of several findings the gravest: what is broken before what nobody knows, before what wants attention. */
const GRAVEST: readonly State[] = ['violation', 'unknown', 'attention', 'ok']
export const gravest = (states: readonly State[]): State =>
  GRAVEST.find((state) => states.includes(state)) ?? 'ok'
