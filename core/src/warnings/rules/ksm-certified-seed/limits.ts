import { dated } from '../../dated.ts'
import type { Limit } from '../../rule.ts'

const SOURCE = '21.12.2022 määrus nr 75 § 13'

/** Least per cent of the cereal area that is sown with certified seed. */
export const MIN_CERTIFIED_PERCENT = dated([{ since: '2023-01-01', value: 15 }])

/** Classes that are certified; of the others but own seed the label tells. */
export const CERTIFIED: ReadonlySet<string> = new Set(['C', 'C1', 'C2', 'C3', 'E', 'SE'])

export const certifiedSeedLimits: readonly Limit[] = [
  {
    what: 'Sertifitseeritud teraviljaseemnega külvatud osa teravilja külvipinnast (eelmise aasta sügis ja selle aasta kevad), vähemalt',
    unit: '%',
    values: MIN_CERTIFIED_PERCENT,
    source: SOURCE,
  },
]
