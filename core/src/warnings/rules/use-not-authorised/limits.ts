import { dated } from '../../dated.ts'
import type { Limit } from '../../rule.ts'

/** Days before and after the change of crop years in which either crop may be the one that was treated. */
export const CHANGING_DAYS = dated([{ since: null, value: 31 }])

export const changingLimits: readonly Limit[] = [
  {
    what: 'Aeg enne ja pärast saagiaasta vahetust, mil töö võis olla naaberaasta kultuurile',
    unit: 'päeva',
    values: CHANGING_DAYS,
    source: 'Vagu valik: taliraps külvatakse augustis, kartul koristatakse septembris; ei tulene seadusest',
  },
]
