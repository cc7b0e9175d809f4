import { monthsBefore } from '../../../time/day.ts'
import { dated } from '../../dated.ts'
import type { Limit } from '../../rule.ts'

/** The course is taken this many calendar months before the certificate ends. */
export const MONTHS_BEFORE_END = dated([{ since: null, value: 3 }])

/** The first day on which it is time for the course: the same date three months earlier, or the last of a shorter month. */
export const courseDueFrom = (end: string): string => monthsBefore(end, MONTHS_BEFORE_END.at(end)?.value ?? 0)

export const aboutToEndLimits: readonly Limit[] = [
  {
    what: 'Täienduskoolituse aeg enne tunnistuse lõppu; sellest alates hoiatatakse',
    unit: 'kuud',
    values: MONTHS_BEFORE_END,
    source: 'Taimekaitseseadus § 79 lg 3',
  },
]
