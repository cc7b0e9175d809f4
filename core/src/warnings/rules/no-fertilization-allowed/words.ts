/** The sentences of the rule. */
import { dayText, numberText } from '../../../text/format.ts'
import { addDays } from '../../../time/day.ts'
import { type SpreadFertilizer, spreadText } from '../../lib/fertilizing/spreading.ts'
import { SPREADING_BANS, type SpreadingBan } from '../../lib/fertilizing/spreading-dates.ts'
import { isWithin, spanOf } from '../../lib/year-window.ts'
import type { Untold } from './bans.ts'

/** A fertilizer on the first day that lies in a ban. */
export interface Met {
  readonly spread: SpreadFertilizer
  readonly ban: SpreadingBan
  readonly day: string
  readonly until: string
  readonly nextAllowed: string
  readonly field: string
}

const WHAT: Readonly<Record<SpreadingBan, string>> = {
  mineral: 'Lämmastikku sisaldavat mineraalväetist ei tohi laotada',
  liquid: 'Vedelsõnnikut, virtsa ja vedelat kääritusjääki ei tohi laotada',
  liquidBroadcast: 'Vedelsõnnikut, virtsa ja vedelat kääritusjääki ei tohi laotada paisklaotusega',
  organic: 'Orgaanilist väetist ei tohi laotada',
}

/** From 1 December on all kinds are banned. */
const ANY_WITH_NITROGEN = 'Lämmastikku sisaldavat väetist ei tohi laotada'

/** Sentences for unknown facts, and what to do about them. */
const UNTOLD: Readonly<Record<Untold, string>> = {
  kind: 'on märkimata, kas väetis on mineraalne või orgaaniline. Märkige see väetise andmetesse.',
  nitrogen:
    'väetise lämmastikusisaldus on märkimata. Märkige see; lämmastikuta väetist (0% N) keeluaeg ei puuduta.',
  organicType: 'orgaanilise väetise liik on märkimata ja vedelsõnniku keeluaeg algab varem. Märkige liik.',
  spreading: 'laotusviis on märkimata. Märkige, kas see oli paisklaotus, lintlaotus või muldaviimine.',
}

const hasNoKind = ({ material }: SpreadFertilizer): boolean =>
  material.fertilizerKind === null && material.organicType === null

const banText = ({ spread, ban, day }: Met): string => {
  const { from, to } = spanOf(SPREADING_BANS[ban], day)
  const what = ban === 'organic' && hasNoKind(spread) ? ANY_WITH_NITROGEN : WHAT[ban]
  return `${what} ${dayText(from)} kuni ${dayText(to)} (mõlemad päevad kaasa arvatud)`
}

const contentText = ({ ban, spread }: Met): string =>
  ban === 'mineral' ? ` (${numberText(spread.material.nutrient?.N ?? 0)}% N)` : ''

/** Slurry that is not thrown may still be spread until its own ban begins. */
function otherWayText({ ban, day }: Met): string {
  if (ban !== 'liquidBroadcast' || isWithin(SPREADING_BANS.liquid, day)) return ''
  const { to } = spanOf(SPREADING_BANS.liquidBroadcast, day)
  const { from } = spanOf(SPREADING_BANS.liquid, to)
  return ` Lintlaotusega või mulda viies tohib laotada kuni ${dayText(addDays(from, -1))}.`
}

export const bannedText = (met: Met): string =>
  `${spreadText(met.spread, met.field)}${contentText(met)} jääb keeluaega. ${banText(met)}.${otherWayText(met)} ` +
  `Laotada tohib alates ${dayText(met.nextAllowed)}.`

export const maybeText = (met: Met, untold: Untold): string =>
  `${spreadText(met.spread, met.field)} võib jääda keeluaega. ${banText(met)}, aga ${UNTOLD[untold]}`
