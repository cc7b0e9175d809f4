/**
 * Logic that the two rules of usage times have in common: areas add up over a field and crop year in order of date,
 * and may come to the least number of uses x the field's area, with a tolerance. What is done is added up among
 * itself; drafts, then plans, are added to all of it.
 */
import { areaOfYear } from '../../../fields/rules.ts'
import { numberText } from '../../../text/format.ts'
import { addDays } from '../../../time/day.ts'
import { seasonOf } from '../../../time/season.ts'
import { areaUnits, hectaresOf } from '../../../units/rounding.ts'
import { counted } from '../../../text/counted.ts'
import { cropYearOfEvent, type EventFacts, type FieldFacts, isWhatIf } from '../../facts.ts'
import type { Finding } from '../../rule.ts'
import type { AsTyped } from '../as-typed.ts'
import { grouped } from '../grouped.ts'
import { allowedUnits } from './use-tolerance.ts'
import { type Use, type UsePlace, usesInOrder, usesOf } from './uses.ts'

/** A field in one crop year; areas in whole numbers of 0.0001 ha. */
interface FieldYear {
  readonly field: FieldFacts
  readonly year: number
  readonly units: number
}

interface YearEnd {
  readonly until: string
  readonly nextAllowed: string
}
/** A prepared rule asks it of the same year at every key. */
const ends = new WeakMap<FieldYear, YearEnd>()

function endOf(at: FieldYear): YearEnd {
  const known = ends.get(at)
  if (known) return known
  const until = seasonOf(at.year, at.field.yearInfo).end
  const found = { until, nextAllowed: addDays(until, 1) }
  ends.set(at, found)
  return found
}

/** Uses that count together; those of one job stand side by side. */
export interface UseGroup {
  readonly uses: readonly Use[]
}

export const limitOf = (uses: readonly Use[]): number =>
  uses.reduce((min, { limit }) => Math.min(min, limit ?? min), Number.POSITIVE_INFINITY)

/** A job with which a group comes above its limit. */
export interface Excess<G extends UseGroup = UseGroup> extends Use {
  /** In order of day; its jobs as they were when it was put together. */
  readonly group: G
  readonly at: FieldYear
  readonly times: number
  readonly totalUnits: number
  readonly allowed: number
}

/** Hectares of the group's jobs, each once. */
const unitsOf = (uses: readonly Use[], now: AsTyped): number =>
  uses.reduce(
    (sum, { event }, i) => (uses[i - 1]?.event === event ? sum : sum + areaUnits(now(event).area)),
    0,
  )

/** A group with areas that may be others than when it was put together: few come above what is allowed. */
interface Counting<G extends UseGroup> {
  readonly isAbove: (now: AsTyped) => boolean
  readonly addTo: (excesses: Excess<G>[], now: AsTyped) => void
}

/** Jobs that are counted, and whether only those are told that are not done yet. */
interface Counted {
  readonly events: readonly EventFacts[]
  readonly onlyWhatIf: boolean
}

/** The job that passes the lowest limit, and each after it; a job that uses the group twice counts once. */
function countingOf<G extends UseGroup>(
  summed: G,
  at: FieldYear,
  onlyWhatIf: boolean,
): Counting<G> | undefined {
  const times = limitOf(summed.uses)
  if (!Number.isFinite(times)) return undefined
  const allowedAt = ({ event }: Use) => allowedUnits(times, at.units, event.date)
  let min = Number.POSITIVE_INFINITY
  for (const use of summed.uses) min = Math.min(min, allowedAt(use))
  let group: G | undefined
  const isAbove = (now: AsTyped) => unitsOf(summed.uses, now) > min
  const addTo = (excesses: Excess<G>[], now: AsTyped) => {
    group ??= { ...summed, uses: usesInOrder(summed.uses) }
    let totalUnits = 0
    let last: EventFacts | undefined
    for (const use of group.uses) {
      if (use.event === last) continue
      last = use.event
      const event = now(use.event)
      totalUnits += areaUnits(event.area)
      const allowed = allowedAt(use)
      if (totalUnits <= allowed || (onlyWhatIf && !isWhatIf(event))) continue
      const { material, limit } = use
      excesses.push({ event, material, limit, group, at, times, totalUnits, allowed })
    }
  }
  return { isAbove, addTo }
}

/** How the uses of one crop year are put together, in whatever order they come. */
type Grouping<G extends UseGroup> = (uses: readonly Use[], focus: UsePlace['focus']) => readonly G[]

function countingsAmong<G extends UseGroup>(
  { events, onlyWhatIf }: Counted,
  place: UsePlace,
  groupsOf: Grouping<G>,
): Counting<G>[] {
  const { field, focus } = place
  const countings: Counting<G>[] = []
  for (const [year, inYear] of grouped(events, (event) => cropYearOfEvent(event, field))) {
    if (focus && !inYear.some(({ _id }) => focus.has(_id))) continue
    const uses = usesOf(inYear, place)
    if (uses.every(({ limit }) => limit === null)) continue
    const at = { field, year, units: areaUnits(areaOfYear(field, year)) }
    for (const group of groupsOf(uses, focus)) {
      const counting = countingOf(group, at, onlyWhatIf)
      if (counting) countings.push(counting)
    }
  }
  return countings
}

const NONE: readonly never[] = []

/** Every job above a limit; `events` are those of the field that use what the rule counts. */
export function prepareExcesses<G extends UseGroup>(
  events: readonly EventFacts[],
  place: UsePlace,
  groupsOf: Grouping<G>,
): (now: AsTyped) => readonly Excess<G>[] {
  const done = events.filter((event) => !isWhatIf(event))
  const countings = countingsAmong({ events: done, onlyWhatIf: false }, place, groupsOf)
  if (done.length < events.length)
    countings.push(...countingsAmong({ events, onlyWhatIf: true }, place, groupsOf))
  return (now) => {
    let excesses: Excess<G>[] | undefined
    for (const counting of countings) if (counting.isAbove(now)) counting.addTo((excesses ??= []), now)
    return excesses ?? NONE
  }
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
  `${counted(times, 'kasutuskord', 'kasutuskorda')} x ${haText(at.units)}, ` +
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
  ...endOf(excess.at),
  message,
})
