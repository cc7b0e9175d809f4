/**
 * The days on which fertilizers may not be spread, both ends included. Read in the text of the act.
 */
import { dated } from '../../dated.ts'
import { COVER_DAYS } from './ground-cover.ts'
import type { Limit } from '../../rule.ts'
import type { YearWindow } from '../year-window.ts'

const SOURCE = 'Veeseadus § 158 lg 4, § 159 lg 1-4'
const since = <T>(value: T) => dated([{ since: null, value }])

/** The last banned day, the same for all. */
const LAST_DAY = since('03-20')
const fromDay = (from: YearWindow['from']): YearWindow => ({ from, to: LAST_DAY })

export const SPREADING_BANS = {
  mineral: fromDay(since('10-15')),
  /**
   * The earlier act said 1 December (from 6 January 2017), and 15 November first in the autumn of 2018, as the press had
   * it; on which day it changed is not known. The present act is in force since 1 October 2019.
   */
  liquid: fromDay(
    dated([
      { since: null, value: '12-01' },
      { since: '2018-09-01', value: '11-15' },
      { since: '2019-10-01', value: '11-01' },
    ]),
  ),
  liquidBroadcast: fromDay(since('09-20')),
  organic: fromDay(since('12-01')),
} as const
export type SpreadingBan = keyof typeof SPREADING_BANS

/** Solid manure in November must be worked into the soil, also where a crop grows. */
export const INCORPORATION_WINDOW: YearWindow = { from: since('11-01'), to: since('11-30') }

/** § 159 (6) came into force with the year 2021; nothing was asked before. */
export const INCORPORATION_HOURS = dated([{ since: '2021-01-01', value: 24 }])

/** § 159 (5) on a field without a growing crop, all year; § 278 (1) left 48 hours until the end of 2020. */
export const BARE_FIELD_HOURS = dated([
  { since: '2019-10-01', value: 48 },
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
    `${SOURCE}; enne 1.10.2019 varasem veeseadus (RT I, 27.12.2016, 2) ja ajakirjandus, muutmise täpne päev teadmata`,
  ),
  firstDay('vedelsõnniku paisklaotamine', SPREADING_BANS.liquidBroadcast),
  firstDay('muu orgaaniline väetis', SPREADING_BANS.organic),
  { what: 'Keeluaja viimane päev (KK-PP)', unit: '', values: LAST_DAY, source: SOURCE },
]

const GROWING = 'Veeseadus § 159 lg 6'

export const bareFieldLimits: readonly Limit[] = [
  {
    what: 'Sõnniku mulda viimine kasvava kultuurita põllul, pikim aeg pärast laotamise lõppu',
    unit: 'tundi',
    values: BARE_FIELD_HOURS,
    source: 'Veeseadus § 159 lg 5; 48 tundi kuni 31.12.2020: § 278 lg 1',
  },
  {
    what: 'Kui kaua pärast külvi, koristust või harimist ütleb see töö, kas põllul kasvab kultuur',
    unit: 'päeva',
    values: since(COVER_DAYS),
    source: 'Vagu valik: augusti algusest novembri lõpuni; ei tulene seadusest',
  },
]

export const incorporationLimits: readonly Limit[] = [
  {
    what: 'Esimene päev (KK-PP), mil sõnnik tuleb mulda viia',
    unit: '',
    values: INCORPORATION_WINDOW.from,
    source: GROWING,
  },
  {
    what: 'Viimane päev (KK-PP), mil sõnnik tuleb mulda viia',
    unit: '',
    values: INCORPORATION_WINDOW.to,
    source: GROWING,
  },
  {
    what: 'Novembris laotatud sõnniku mulda viimine, pikim aeg',
    unit: 'tundi',
    values: INCORPORATION_HOURS,
    source: GROWING,
  },
]
