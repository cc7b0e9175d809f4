import { dated } from '../../dated.ts'
import type { Limit } from '../../rule.ts'
import type { YearWindow } from '../../lib/year-window.ts'

const SOURCE = 'Veeseadus § 160'
const since = (value: string) => dated([{ since: '2019-10-01', value }])

/** The days on which nothing may be spread on the surface of a slope of 5 to 10 %. */
export const SLOPE_WINDOW: YearWindow = { from: since('10-01'), to: since('03-20') }

/** Steeper than that, nothing may be spread on the surface at any time; per cent. */
export const STEEP_PERCENT = dated([{ since: '2019-10-01', value: 10 }])

export const slopeLimits: readonly Limit[] = [
  {
    what: '5–10% kalle: pinnale laotamise keelu esimene päev (KK-PP)',
    unit: '',
    values: SLOPE_WINDOW.from,
    source: SOURCE,
  },
  {
    what: '5–10% kalle: pinnale laotamise keelu viimane päev (KK-PP)',
    unit: '',
    values: SLOPE_WINDOW.to,
    source: SOURCE,
  },
  {
    what: 'Kalle, millest järsemal maal ei tohi väetist pinnale laotada ühelgi ajal',
    unit: '%',
    values: STEEP_PERCENT,
    source: SOURCE,
  },
]
