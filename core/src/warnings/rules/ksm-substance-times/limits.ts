import { dated } from '../../dated.ts'
import type { Limit } from '../../rule.ts'
import { usageLimits } from '../../lib/uses/use-tolerance.ts'

/** Times that one substance may be used on a field in a calendar year. */
export const MAX_SUBSTANCE_TIMES = dated([{ since: '2023-01-01', value: 2 }])

export const substanceTimesLimits: readonly Limit[] = [
  {
    what: 'Sama toimeaine samal põllul ühe kalendriaasta jooksul, kõige rohkem',
    unit: 'korda',
    values: MAX_SUBSTANCE_TIMES,
    source: '21.12.2022 määrus nr 75 § 17',
  },
  ...usageLimits,
]
