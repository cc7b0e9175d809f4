import { dayText, numberText } from '../../../text/format.ts'
import { addDays } from '../../../time/day.ts'
import type { Facts } from '../../facts.ts'
import { hoursUntilWorkedIn, isManureOf, isTilledAfter } from '../../lib/fertilizing/incorporation.ts'
import type { Finding, Missing, Rule } from '../../rule.ts'
import { type SpreadFertilizer, spreadFertilizers, spreadText } from '../../lib/fertilizing/spreading.ts'
import {
  INCORPORATION_HOURS,
  INCORPORATION_WINDOW,
  incorporationLimits,
  SPREADING_BANS,
} from '../../lib/fertilizing/spreading-dates.ts'
import { INCORPORATION } from '../../lib/law/water-sources.ts'
import { firstDayWithin, spanOf } from '../../lib/year-window.ts'

interface November {
  readonly spread: SpreadFertilizer
  readonly day: string
  readonly limit: number
  readonly hours: number | null
  readonly field: string
}

/** When it may be spread on a crop again without working it in: after the ban that follows November. */
function nextAllowedAfter(day: string): string {
  const { to } = spanOf(INCORPORATION_WINDOW, day)
  return addDays(spanOf(SPREADING_BANS.organic, addDays(to, 1)).to, 1)
}

const dutyText = ({ day, limit }: November): string => {
  const { from, to } = spanOf(INCORPORATION_WINDOW, day)
  return `${dayText(from)} kuni ${dayText(to)} tohib sõnnikut laotada ainult siis, kui see viiakse mulda ${limit} tunni jooksul`
}

const brokenText = (november: November): string =>
  `${spreadText(november.spread, november.field)}: sõnnik viidi mulda ${numberText(november.hours ?? 0)} tunni jooksul. ` +
  `${dutyText(november)}, et lämmastik ei lenduks ega jõuaks vette. Ilma mulda viimata tohib laotada alates ` +
  `${dayText(nextAllowedAfter(november.day))} ja ainult põllule, millel kasvab kultuur.`

const WHY = {
  incorporation: 'mulda viimise aeg on märkimata. Märkige, mitme tunni jooksul sõnnik mulda viidi.',
  nutrient: 'orgaanilise väetise liik on märkimata. Märkige, kas see on sõnnik.',
} as const satisfies Partial<Record<Missing, string>>

const unknownText = (november: November, why: keyof typeof WHY): string =>
  `${spreadText(november.spread, november.field)}: ${dutyText(november)}, aga ${WHY[why]}`

const base = ({ spread, day, limit }: November) => ({
  event: spread.event,
  related: null,
  material: spread.material,
  cause: `${spread.material.key.slice(0, 100)}|${day.slice(0, 4)}|${limit}`,
  until: spanOf(INCORPORATION_WINDOW, day).to,
  nextAllowed: nextAllowedAfter(day),
})

const unknown = (november: November, why: keyof typeof WHY): Finding => ({
  ...base(november),
  outcome: 'unknown',
  date: null,
  missing: [why],
  message: () => unknownText(november, why),
})

function judge(spread: SpreadFertilizer, facts: Facts): Finding[] {
  // Liquid manure has a ban of its own in November.
  const isManure = isManureOf(spread, ({ isLiquid }) => !isLiquid)
  if (isManure === false) return []
  const day = firstDayWithin(INCORPORATION_WINDOW, spread.from, spread.to)
  const limit = day && INCORPORATION_HOURS.at(day)?.value
  if (!day || !limit) return []
  const hours = hoursUntilWorkedIn(spread)
  const november: November = { spread, day, limit, hours, field: facts.field.name }
  if (hours === null) return isTilledAfter(facts, spread) ? [] : [unknown(november, 'incorporation')]
  if (hours <= limit) return []
  if (isManure === undefined) return [unknown(november, 'nutrient')]
  return [{ ...base(november), outcome: 'broken', date: day, message: () => brokenText(november) }]
}

/** Solid manure spread in November that was not worked into the soil in time. */
export const novemberIncorporation: Rule = {
  id: 'NOVEMBER_INCORPORATION',
  title: 'Sõnnik novembris mulda viimata',
  level: 'ERROR',
  summary:
    'Novembris tohib tahe-, poolvedel-, sügavallapanu- ja linnusõnnikut laotada ainult siis, kui see viiakse mulda ' +
    '24 tunni jooksul, ka siis, kui põllul kasvab kultuur (alates 2021. aastast). Vedelsõnniku laotamine on novembris ' +
    'keelatud ja selle kohta on teine reegel. Kui mulda viimise aeg on märkimata, loeb mulda viimiseks harimine hiljemalt ' +
    'järgmisel päeval; muidu küsitakse aega vormil.',
  sources: INCORPORATION,
  ignoresPlantProtection: true,
  limits: incorporationLimits,
  quantities: [],
  check: (facts) => spreadFertilizers(facts).flatMap((spread) => judge(spread, facts)),
}
