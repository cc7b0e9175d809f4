import type { Heaped } from '../../../jobs/schema.ts'
import { type Dated, dated } from '../../dated.ts'
import type { Limit } from '../../rule.ts'
import type { YearWindow } from '../../lib/year-window.ts'

const SOURCE = 'Veeseadus § 165'
const since = <T>(value: T) => dated([{ since: '2019-10-01', value }])

/** Calendar months from the first day of stacking, to the day, within which a stack must be spread. */
export const STACK_MONTHS: Readonly<Record<Heaped, Dated<number>>> = {
  TAHESONNIK: since(2),
  SUGAVALLAPANUSONNIK: since(8),
  KOMPOST: since(24),
}

/** Within so many months even deep litter needs no notice. */
export const MONTHS_WITHOUT_NOTICE = since(2)

/** Days before stacking by which the authority must know, where more than 5 livestock units are kept. */
export const NOTICE_DAYS = dated([{ since: '2019-10-05', value: 14 }])

/** Days before the last one on which a stack that still stands is told of. */
export const TOLD_DAYS = dated([{ since: null, value: 14 }])

/** The days on which nothing may be stacked. */
export const STACKING_BAN: YearWindow = { from: since('11-01'), to: since('12-31') }

export const stackLimits: readonly Limit[] = [
  {
    what: 'Tahesõnnik aunas enne laotamist, kõige kauem',
    unit: 'kuud',
    values: STACK_MONTHS.TAHESONNIK,
    source: SOURCE,
  },
  {
    what: 'Sügavallapanusõnnik aunas enne laotamist, kõige kauem',
    unit: 'kuud',
    values: STACK_MONTHS.SUGAVALLAPANUSONNIK,
    source: SOURCE,
  },
  {
    what: 'Kompostitav sügavallapanusõnnik aunas, kõige kauem',
    unit: 'kuud',
    values: STACK_MONTHS.KOMPOST,
    source: 'Veeseadus § 166',
  },
  { what: 'Aunastamise keelu esimene päev (KK-PP)', unit: '', values: STACKING_BAN.from, source: SOURCE },
  { what: 'Aunastamise keelu viimane päev (KK-PP)', unit: '', values: STACKING_BAN.to, source: SOURCE },
  {
    what: 'Teatis Keskkonnaametile enne sügavallapanusõnniku aunastamist (üle 5 loomühiku)',
    unit: 'päeva',
    values: NOTICE_DAYS,
    source: '01.10.2019 määrus nr 47 § 2 lg 1 (RT I, 21.01.2022, 18), väljavõtte järgi',
  },
  {
    what: 'Laotamata aunast öeldakse enne tähtaega',
    unit: 'päeva',
    values: TOLD_DAYS,
    source: 'Vagu enda arv, ei tulene seadusest',
  },
]
