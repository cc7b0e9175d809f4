import { dated } from '../../dated.ts'
import type { Limit } from '../../rule.ts'

/** Part of the field by which the area of a job may be above it. */
export const ROOM_PERCENT = dated([{ since: null, value: 5 }])

export const areaLimits: readonly Limit[] = [
  {
    what: 'Töö pinna varu üle põllu pindala',
    unit: '%',
    values: ROOM_PERCENT,
    source: 'Vagu enda varu mõõtmise ja ümardamise jaoks, ei tulene seadusest',
  },
]
