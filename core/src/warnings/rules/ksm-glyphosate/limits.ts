import { dated } from '../../dated.ts'
import type { Limit } from '../../rule.ts'

/** The growth stage (BBCH) with which a crop has come up: its first leaves break through the soil. */
export const EMERGED_STAGE = dated([{ since: '2023-01-01', value: 9 }])

export const glyphosateLimits: readonly Limit[] = [
  {
    what: 'Kasvufaas, millest alates on kultuur tärganud',
    unit: 'BBCH',
    values: EMERGED_STAGE,
    source: '21.12.2022 määrus nr 75 § 14 lg 1 p 1 räägib tärkamisest; BBCH skaalal on tärkamine 09',
  },
]
