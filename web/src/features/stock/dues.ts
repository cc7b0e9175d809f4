/** Days that the farmer must not miss of what is left of a material: its expiry, its last day of use, its authorisation. */
import type { StockItem } from '@vagu/core/stock/schema'
import { addDays } from '@vagu/core/time/day'
import { formatDay } from '../../lib/format.ts'
import { dueText as text } from './text.ts'

/** Days before which an end is told as coming. */
const SOON_DAYS = 90

export interface Due {
  readonly kind: 'expiry' | 'useUp' | 'authorisation'
  readonly day: string
  readonly state: 'over' | 'soon' | 'later'
  readonly text: string
}

const WORDS = {
  expiry: [text.expiry, text.expired],
  useUp: [text.useUp, text.useUpOver],
  authorisation: [text.authorisation, text.authorisationOver],
} as const

function dueOf(kind: Due['kind'], day: string | null, today: string): Due[] {
  if (day === null) return []
  const state = day < today ? 'over' : day <= addDays(today, SOON_DAYS) ? 'soon' : 'later'
  const [coming, over] = WORDS[kind]
  return [{ kind, day, state, text: (state === 'over' ? over : coming)(formatDay(day)) }]
}

type Ends = Pick<StockItem, 'nextExpiry' | 'useUpBy' | 'authorisedUntil' | 'balance'>

/** The ends of what is left, the nearest first; of nothing left there are none. */
export function duesOf({ nextExpiry, useUpBy, authorisedUntil, balance }: Ends, today: string): Due[] {
  if (balance <= 0) return []
  return [
    ...dueOf('expiry', nextExpiry, today),
    ...dueOf('useUp', useUpBy, today),
    ...dueOf('authorisation', authorisedUntil, today),
  ].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
