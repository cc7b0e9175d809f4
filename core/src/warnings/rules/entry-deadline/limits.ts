import { dated } from '../../dated.ts'
import type { Limit } from '../../rule.ts'

/** Days after the last day of a job within which it must stand in the field book; day 10 is still in time. */
export const ENTRY_DAYS = dated([{ since: null, value: 10 }])

export const entryLimits: readonly Limit[] = [
  {
    what: 'Töö kandmine põlluraamatusse pärast töö lõppu',
    unit: 'päeva',
    values: ENTRY_DAYS,
    source: 'Põlluraamatu pidamise kord (määrus nr 52), agri.ee selgituse järgi',
  },
]
