import { addDays } from '../../../time/day.ts'
import type { Finding, Outcome, Rule } from '../../rule.ts'
import { type SpreadFertilizer, spreadFertilizers } from '../../lib/fertilizing/spreading.ts'
import { SPREADING_BANS, type SpreadingBan, spreadingLimits } from '../../lib/fertilizing/spreading-dates.ts'
import { SPREADING } from '../../lib/law/water-sources.ts'
import { firstDayWithin, spanOf } from '../../lib/year-window.ts'
import { bansOf, MISSING } from './bans.ts'
import { bannedText, maybeText, type Met } from './words.ts'

/** The ban that the job meets first, on the first of its days that lies in it. */
function firstMet(spread: SpreadFertilizer, bans: readonly SpreadingBan[], field: string): Met | undefined {
  let first: { ban: SpreadingBan; day: string } | undefined
  for (const ban of bans) {
    const day = firstDayWithin(SPREADING_BANS[ban], spread.from, spread.to)
    if (day !== undefined && (first === undefined || day < first.day)) first = { ban, day }
  }
  if (first === undefined) return undefined
  const until = spanOf(SPREADING_BANS[first.ban], first.day).to
  return { spread, ...first, until, nextAllowed: addDays(until, 1), field }
}

const findingOf = (met: Met, outcome: Outcome) => ({
  outcome,
  event: met.spread.event,
  related: null,
  material: met.spread.material,
  cause: `${met.spread.material.key.slice(0, 100)}|${met.ban}|${met.until}`,
  until: met.until,
  nextAllowed: met.nextAllowed,
})

function judge(spread: SpreadFertilizer, field: string): Finding[] {
  const { sure, possible, untold } = bansOf(spread)
  const banned = firstMet(spread, sure, field)
  if (banned) return [{ ...findingOf(banned, 'broken'), date: banned.day, message: () => bannedText(banned) }]
  const maybe = firstMet(spread, possible, field)
  if (!maybe || !untold) return []
  const message = () => maybeText(maybe, untold)
  return [{ ...findingOf(maybe, 'unknown'), date: null, missing: MISSING[untold], message }]
}

/** Fertilizer spread on a day on which its kind may not be spread. */
export const noFertilizationAllowed: Rule = {
  id: 'NO_FERTILIZATION_ALLOWED',
  title: 'Lämmastiku kasutamise rikkumine',
  level: 'ERROR',
  summary:
    'Lämmastikku sisaldavat mineraalväetist, vedelsõnnikut ja muud orgaanilist väetist ei tohi laotada keeluajal; ' +
    'mõlemad otsapäevad on keelatud ja rikub ka töö, mille mõni päev jääb keeluaega. Virts ja vedel kääritusjääk on ' +
    'vedelsõnnik, silomahl muu orgaaniline väetis; lubiväetist ja lämmastikuta mineraalväetist keeluaeg ei puuduta. ' +
    'Ilma reegel ei tea: külmunud, lumega kaetud, üleujutatud või veega küllastunud maale ei tohi väetist laotada ' +
    'kunagi ja Keskkonnaamet võib vedelsõnniku laotamise keelata juba 15. oktoobrist.',
  isOfOneJob: true,
  sources: SPREADING,
  limits: spreadingLimits,
  quantities: [],
  check: (facts) => spreadFertilizers(facts).flatMap((spread) => judge(spread, facts.field.name)),
}
