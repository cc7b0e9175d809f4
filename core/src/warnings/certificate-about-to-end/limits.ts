import { dated } from '../dated.ts'
import type { Limit } from '../rule.ts'

/** So many days before the end (0: the last day itself) it is time to see to a new certificate. */
export const DAYS_BEFORE_END = dated([{ since: null, value: 60 }])

export const aboutToEndLimits: readonly Limit[] = [
  {
    what: 'Tunnistuse lõpuni jäänud päevi, millest alates hoiatatakse',
    unit: 'päeva',
    values: DAYS_BEFORE_END,
    source: 'Vagu enda arv, ei tulene seadusest',
  },
]
