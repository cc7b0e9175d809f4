import { dayText, numberText } from '../../../text/format.ts'
import { addDays } from '../../../time/day.ts'
import type { Facts } from '../../facts.ts'
import { coverAt, coverAffectsUntil } from '../../lib/fertilizing/ground-cover.ts'
import { hoursUntilWorkedIn, isManureOf, isTilledAfter } from '../../lib/fertilizing/incorporation.ts'
import type { Finding, Missing, Rule } from '../../rule.ts'
import { type SpreadFertilizer, spreadFertilizers, spreadText } from '../../lib/fertilizing/spreading.ts'
import {
  BARE_FIELD_HOURS,
  bareFieldLimits,
  INCORPORATION_HOURS,
  INCORPORATION_WINDOW,
} from '../../lib/fertilizing/spreading-dates.ts'
import { BARE_INCORPORATION } from '../../lib/law/water-sources.ts'
import { firstDayWithin } from '../../lib/year-window.ts'

interface Duty {
  readonly spread: SpreadFertilizer
  readonly limit: number
  readonly hours: number | null
  readonly field: string
}

/** On any day of November the same hours hold whatever grows, which is another rule's. */
function isNovembers({ from, to }: SpreadFertilizer): boolean {
  const day = firstDayWithin(INCORPORATION_WINDOW, from, to)
  return day !== undefined && INCORPORATION_HOURS.at(day) !== undefined
}

const start = (text: string): string => text.charAt(0).toLocaleUpperCase('et') + text.slice(1)

const dutyText = ({ limit }: Duty): string =>
  `kasvava kultuurita põllul tuleb sõnnik mulda viia ${limit} tunni jooksul pärast laotamise lõppu`

const brokenText = (duty: Duty): string =>
  `${spreadText(duty.spread, duty.field)}: sõnnik viidi mulda ${numberText(duty.hours ?? 0)} tunni jooksul. ` +
  `${start(dutyText(duty))}, siin hiljemalt ${dayText(addDays(duty.spread.to, duty.limit / 24))}, et lämmastik ei ` +
  'lenduks ega jõuaks vette. Kui põllul kasvas kultuur, märkige selle külv.'

const WHY = {
  incorporation:
    'mulda viimise aeg on märkimata. Märkige, mitme tunni jooksul sõnnik mulda viidi, või lisage harimine.',
  crop: 'ei ole teada, kas põllul kasvas kultuur. Lisage eelmine koristus või külv või põllu kultuur.',
  nutrient: 'orgaanilise väetise liik on märkimata. Märkige, kas see on sõnnik.',
} as const satisfies Partial<Record<Missing, string>>

const base = ({ spread, limit }: Duty) => ({
  event: spread.event,
  related: null,
  material: spread.material,
  cause: `${spread.material.key.slice(0, 100)}|${spread.to.slice(0, 4)}|${limit}`,
  until: addDays(spread.to, limit / 24),
  nextAllowed: null,
})

const unknown = (duty: Duty, why: keyof typeof WHY): Finding => ({
  ...base(duty),
  outcome: 'unknown',
  date: null,
  missing: [why],
  message: () => `${spreadText(duty.spread, duty.field)}: ${dutyText(duty)}, aga ${WHY[why]}`,
})

function judge(spread: SpreadFertilizer, facts: Facts): Finding[] {
  const isManure = isManureOf(spread, () => true)
  const limit = BARE_FIELD_HOURS.at(spread.to)?.value
  if (isManure === false || limit === undefined || isNovembers(spread)) return []
  const hours = hoursUntilWorkedIn(spread)
  const isAnswered = hours === null ? isTilledAfter(facts, spread) : hours <= limit
  if (isAnswered) return []
  const cover = coverAt(facts, spread.event)
  if (cover === 'growing') return []
  const duty: Duty = { spread, limit, hours, field: facts.field.name }
  if (cover === 'unknown') return [unknown(duty, 'crop')]
  if (hours === null) return [unknown(duty, 'incorporation')]
  if (isManure === undefined) return [unknown(duty, 'nutrient')]
  return [{ ...base(duty), outcome: 'broken', date: spread.to, message: () => brokenText(duty) }]
}

/** Manure on a field without a growing crop that was not worked into the soil in time. */
export const manureIncorporation: Rule = {
  id: 'MANURE_INCORPORATION',
  title: 'Sõnnik kasvava kultuurita põllul mulda viimata',
  level: 'ERROR',
  summary:
    'Kasvava kultuurita põllule laotatud sõnnik, ka vedelsõnnik, tuleb aasta ringi mulda viia 24 tunni jooksul pärast ' +
    'laotamise lõppu (enne 2021. aastat 48 tunni jooksul). Kas põllul kasvas kultuur, öeldakse viimase külvi, ' +
    'koristuse või harimise ja põllu kultuuri järgi; kui see ei selgu, on vastus „ei tea“. Kui mulda viimise aeg on ' +
    'märkimata, loeb mulda viimiseks harimine hiljemalt järgmisel päeval. Novembri kohta on oma reegel.',
  sources: BARE_INCORPORATION,
  ignoresPlantProtection: true,
  limits: bareFieldLimits,
  affectsUntil: coverAffectsUntil,
  quantities: [],
  check: (facts) => spreadFertilizers(facts).flatMap((spread) => judge(spread, facts)),
}
