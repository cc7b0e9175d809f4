import { dated } from '../../dated.ts'
import type { Limit } from '../../rule.ts'

const SOURCE =
  'Komisjoni rakendusmäärus (EL) 2023/564, teisese allika järgi; Eesti rakendamise algus on kontrollimata'
const from2026 = (value: string) => dated([{ since: '2026-01-01', value }])

/** Parts that a record must hold, from the day on which the regulation applies. */
export const RECORD_DUTY = from2026('nõutav')

export const recordLimits: readonly Limit[] = [
  { what: 'Taimekaitsevahendi loa number kandes', unit: '', values: RECORD_DUTY, source: SOURCE },
  {
    what: 'Kultuuri EPPO-kood kandes',
    unit: '',
    values: RECORD_DUTY,
    source: `${SOURCE}. Vagu kultuuritabeli EPPO-koodid on üldteadmisel põhinevad ja kontrollimata, seega soovituslikud`,
  },
  { what: 'Kogus ja ühik kandes', unit: '', values: RECORD_DUTY, source: SOURCE },
  {
    what: 'Kasvufaas (BBCH) kandes',
    unit: '',
    values: from2026('nõutav, kui luba piirab kasvufaasi'),
    source: SOURCE,
  },
  {
    what: 'Algusaeg kandes',
    unit: '',
    values: from2026('nõutav, kui luba piirab kellaaega'),
    source: SOURCE,
  },
]
