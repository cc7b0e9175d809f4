import { type Dated, dated } from '../../dated.ts'
import type { Limit } from '../../rule.ts'

const REGISTER =
  'Taimekaitsevahendite registri piirangute tekst („lubatud pritsida ajavahemikus 22:00-05:00“), väljaanne 24.05.2026'
const RULES = '29.11.2011 määrus nr 90 § 4, ameti selgituse järgi (27.05.2020)'

/** First and last growth stage (BBCH) of flowering. */
const STAGES = dated([{ since: null, value: '60-69' }])
/** On labels since the season of 2019. Start times from the one to before the other are of the night. */
const NIGHTS = dated([{ since: '2018-09-24', value: '22:00-05:00' }])
const BEEKEEPERS_KM = dated([{ since: '2011-11-29', value: 2 }])
const NOTICE_HOURS = dated([{ since: '2011-11-29', value: 48 }])

export const beeLimits: readonly Limit[] = [
  { what: 'Õitsemise kasvufaasid (BBCH)', unit: '', values: STAGES, source: 'BBCH-skaala, üldtuntud' },
  { what: 'Õitsva kultuuri pritsimise aeg', unit: '', values: NIGHTS, source: REGISTER },
  { what: 'Kui kaugel asuvatele mesinikele teatada', unit: 'km', values: BEEKEEPERS_KM, source: RULES },
  { what: 'Kui palju enne pritsimist teatada', unit: 'tundi', values: NOTICE_HOURS, source: RULES },
]

/** Value on a day; before the first entry, the first. */
const valueAt = <T>({ at, entries }: Dated<T>, day: string): T | undefined => (at(day) ?? entries[0])?.value

const rangeAt = (values: Dated<string>, day: string): readonly [from: string, to: string] => {
  const [from = '', to = ''] = valueAt(values, day)?.split('-') ?? []
  return [from, to]
}

export const floweringAt = (day: string): readonly [from: number, to: number] => {
  const [from, to] = rangeAt(STAGES, day)
  return [Number(from), Number(to)]
}
export const nightAt = (day: string): readonly [from: string, to: string] => rangeAt(NIGHTS, day)
export const noticeAt = (day: string) => ({
  km: valueAt(BEEKEEPERS_KM, day) ?? 0,
  hours: valueAt(NOTICE_HOURS, day) ?? 0,
})
