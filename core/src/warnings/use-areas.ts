/**
 * What the two rules of usage times have in common: areas add up over a field and crop year in order of date, and may
 * come to the least number of uses x the field's area, with a tolerance. What is done is added up among itself; drafts,
 * then plans, are added to all of it.
 */
import { areaOfYear } from '../fields/rules.ts'
import { numberText } from '../text/format.ts'
import { addDays } from '../time/day.ts'
import { seasonOf } from '../time/season.ts'
import { areaUnits, hectaresOf } from '../units/rounding.ts'
import { countText } from './delay-text.ts'
import { cropYearOfEvent, type EventFacts, type FieldFacts, isWhatIf } from './facts.ts'
import type { Finding } from './rule.ts'
import { allowedUnits } from './use-tolerance.ts'
import { inOrder, type Use, type UsePlace, usesOf } from './uses.ts'

/** A field in one crop year; areas in whole numbers of 0.0001 ha. */
interface FieldYear {
  readonly field: FieldFacts
  readonly year: number
  readonly units: number
  readonly lastDay: string
  readonly nextYear: string
}

function fieldYearOf(field: FieldFacts, year: number): FieldYear {
  const { end } = seasonOf(year, field.yearInfo)
  return { field, year, units: areaUnits(areaOfYear(field, year)), lastDay: end, nextYear: addDays(end, 1) }
}

/** Uses that count together; those of one job stand side by side. */
export interface UseGroup {
  readonly uses: readonly Use[]
}

export const limitOf = (uses: readonly Use[]): number =>
  uses.reduce((least, { limit }) => Math.min(least, limit ?? least), Number.POSITIVE_INFINITY)

/** A job with which a group comes above its limit. */
export interface Excess<G extends UseGroup = UseGroup> extends Use {
  readonly group: G
  readonly at: FieldYear
  readonly times: number
  readonly totalUnits: number
  readonly allowed: number
}

/** The job that passes the lowest limit, and each after it; a job that uses the group twice counts once. */
function excessesOf<G extends UseGroup>(group: G, at: FieldYear): Excess<G>[] {
  const times = limitOf(group.uses)
  if (!Number.isFinite(times)) return []
  const excesses: Excess<G>[] = []
  let totalUnits = 0
  for (const [i, use] of group.uses.entries()) {
    const { event } = use
    if (group.uses[i - 1]?.event === event) continue
    totalUnits += areaUnits(event.area)
    const allowed = allowedUnits(times, at.units, event.date)
    if (totalUnits > allowed) excesses.push({ ...use, group, at, times, totalUnits, allowed })
  }
  return excesses
}

/** How the uses of one crop year, in order, are put together. */
type Grouping<G extends UseGroup> = (uses: readonly Use[], focus: UsePlace['focus']) => readonly G[]

function excessesAmong<G extends UseGroup>(
  events: readonly EventFacts[],
  place: UsePlace,
  groupsOf: Grouping<G>,
): Excess<G>[] {
  const byYear = Map.groupBy(inOrder(events), (event) => cropYearOfEvent(event, place.field))
  const { focus } = place
  return [...byYear].flatMap(([year, inYear]) => {
    if (focus && !inYear.some(({ _id }) => focus.has(_id))) return []
    const at = fieldYearOf(place.field, year)
    return groupsOf(usesOf(inYear, place), focus).flatMap((group) => excessesOf(group, at))
  })
}

/** Every job above a limit; `events` are those of the field that use what the rule counts. */
export function findExcesses<G extends UseGroup>(
  events: readonly EventFacts[],
  place: UsePlace,
  groupsOf: Grouping<G>,
): Excess<G>[] {
  if (events.length === 0) return []
  const done = events.filter((event) => !isWhatIf(event))
  const onDone = excessesAmong(done, place, groupsOf)
  if (done.length === events.length) return onDone
  const onAll = excessesAmong(events, place, groupsOf)
  return [...onDone, ...onAll.filter(({ event }) => isWhatIf(event))]
}

const haText = (units: number): string => `${numberText(hectaresOf(units))} ha`

interface ExcessTexts {
  /** After the field and the year. */
  readonly used: string
  readonly allowed: string
  readonly again: string
}

/** The sentence with its arithmetic. */
export const excessText = ({ at, times, totalUnits, allowed }: Excess, texts: ExcessTexts): string =>
  `Põld „${at.field.name}“, saagiaasta ${at.year}: ${texts.used} ${numberText(hectaresOf(totalUnits))} hektaril. ${texts.allowed} ` +
  `${countText(times, 'kasutuskord', 'kasutuskorda')} x ${haText(at.units)}, ` +
  `5% varuga ${haText(allowed)}. ${texts.again}`

/** `key` tells what was used too often; it is part of the cause. */
export const excessFinding = (excess: Excess, key: string, message: () => string): Finding => ({
  outcome: 'broken',
  event: excess.event,
  related: null,
  material: excess.material,
  cause: `${excess.at.field._id}|${excess.at.year}|${key.slice(0, 100)}|${excess.allowed}`,
  date: excess.event.status === 'PLANNED' ? null : excess.event.date,
  judged: String(excess.totalUnits),
  until: excess.at.lastDay,
  nextAllowed: excess.at.nextYear,
  message,
})
