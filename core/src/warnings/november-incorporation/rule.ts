import { organicByKey } from '../../nutrients/organic.ts'
import { dayText, numberText } from '../../text/format.ts'
import { addDays } from '../../time/day.ts'
import type { Finding, Missing, Rule } from '../rule.ts'
import { type SpreadFertilizer, spreadFertilizers, spreadText } from '../spreading.ts'
import {
  INCORPORATION_HOURS,
  INCORPORATION_WINDOW,
  incorporationLimits,
  SPREADING_BANS,
} from '../spreading-dates.ts'
import { WATER_ACT } from '../water-sources.ts'
import { firstDayWithin, spanOf } from '../year-window.ts'

/** Solid manure; undefined while nobody has said what kind of organic fertiliser it is. Liquid manure has a ban of its own. */
function isSolidManure({ material }: SpreadFertilizer): boolean | undefined {
  const isOrganic = material.fertilizerKind === 'ORGANIC_FERTILIZER' || material.organicType !== null
  if (!isOrganic || material.fertilizerKind === 'MINERAL_FERTILIZER') return false
  const kind = organicByKey(material.organicType)
  return kind && kind.isManure && !kind.isLiquid
}

interface November {
  readonly spread: SpreadFertilizer
  readonly day: string
  readonly limit: number
  readonly hours: number | null
  readonly field: string
}

/** When it may be spread again without working it in: after the ban that follows November. */
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
  `${dutyText(november)}. Ilma mulda viimata tohib laotada alates ${dayText(nextAllowedAfter(november.day))}.`

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

function judge(spread: SpreadFertilizer, field: string): Finding[] {
  const isManure = isSolidManure(spread)
  if (isManure === false) return []
  const day = firstDayWithin(INCORPORATION_WINDOW, spread.from, spread.to)
  const limit = day && INCORPORATION_HOURS.at(day)?.value
  if (!day || !limit) return []
  const hours = spread.event.fertilization?.incorporatedWithinHours ?? null
  const november: November = { spread, day, limit, hours, field }
  if (hours === null) return [unknown(november, 'incorporation')]
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
    '24 tunni jooksul (enne 2021. aastat 48 tunni jooksul). Vedelsõnniku laotamine on novembris keelatud ja selle ' +
    'kohta on teine reegel. Kui mulda viimise aeg on märkimata, küsitakse seda vormil.',
  isOfOneJob: true,
  sources: WATER_ACT,
  limits: incorporationLimits,
  check: (facts) => spreadFertilizers(facts).flatMap((spread) => judge(spread, facts.field.name)),
}
