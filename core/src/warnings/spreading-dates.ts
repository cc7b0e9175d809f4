/**
 * The days on which fertilisers may not be spread, both ends included. The newest page that quotes the act is of
 * November 2019; pages of 2021 and 2022 repeat its structure.
 */
import { dated } from './dated.ts'
import type { Limit } from './rule.ts'
import type { YearWindow } from './year-window.ts'

const SOURCE = 'Veeseadus §-d 158–159, PIKK nõuandelehtede järgi (2019–2022)'
const since = (value: string) => dated([{ since: null, value }])

/** The last banned day, the same for all. */
const LAST_DAY = since('03-20')
const fromDay = (from: YearWindow['from']): YearWindow => ({ from, to: LAST_DAY })

export const SPREADING_BANS = {
  mineral: fromDay(since('10-15')),
  /** 15 November was the rule of the earlier act; the present one is in force since 1 October 2019. */
  liquid: fromDay(
    dated([
      { since: null, value: '11-15' },
      { since: '2019-10-01', value: '11-01' },
    ]),
  ),
  liquidBroadcast: fromDay(since('09-20')),
  organic: fromDay(since('12-01')),
} as const
export type SpreadingBan = keyof typeof SPREADING_BANS

/** Solid manure in November must be worked into the soil. */
export const INCORPORATION_WINDOW: YearWindow = { from: since('11-01'), to: since('11-30') }

export const INCORPORATION_HOURS = dated([
  { since: null, value: 48 },
  { since: '2021-01-01', value: 24 },
])

const firstDay = (what: string, { from }: YearWindow, source = SOURCE): Limit => ({
  what: `Keeluaja esimene päev (KK-PP): ${what}`,
  unit: '',
  values: from,
  source,
})

export const spreadingLimits: readonly Limit[] = [
  firstDay('lämmastikku sisaldav mineraalväetis', SPREADING_BANS.mineral),
  firstDay(
    'vedelsõnnik, virts ja vedel kääritusjääk',
    SPREADING_BANS.liquid,
    `${SOURCE}; enne 2019. aasta sügist ajakirjanduse järgi (2016)`,
  ),
  firstDay('vedelsõnniku paisklaotamine', SPREADING_BANS.liquidBroadcast),
  firstDay('muu orgaaniline väetis', SPREADING_BANS.organic),
  { what: 'Keeluaja viimane päev (KK-PP)', unit: '', values: LAST_DAY, source: SOURCE },
]

export const incorporationLimits: readonly Limit[] = [
  {
    what: 'Esimene päev (KK-PP), mil sõnnik tuleb mulda viia',
    unit: '',
    values: INCORPORATION_WINDOW.from,
    source: SOURCE,
  },
  {
    what: 'Viimane päev (KK-PP), mil sõnnik tuleb mulda viia',
    unit: '',
    values: INCORPORATION_WINDOW.to,
    source: SOURCE,
  },
  {
    what: 'Novembris laotatud sõnniku mulda viimine, pikim aeg',
    unit: 'tundi',
    values: INCORPORATION_HOURS,
    source: SOURCE,
  },
]
