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
import { cropYearOfEvent, type EventFacts, type FieldFacts, isWhatIf, type MaterialUse } from '../../facts.ts'
import type { Finding } from '../../rule.ts'
import type { WarningLevel } from '../../schema.ts'
import type { AsTyped } from '../as-typed.ts'
import { grouped } from '../grouped.ts'
import { allowedUnits } from './use-tolerance.ts'
import { type Use, type UsePlace, usesInOrder, usesOf } from './uses.ts'

interface YearEnd {
  readonly until: string
  readonly nextAllowed: string
}

/** A field in one crop year; areas in whole numbers of 0.0001 ha. */
interface FieldYear {
  readonly field: FieldFacts
  readonly year: number
  readonly units: number
  /** When the year ends, once somebody has asked for it: a prepared rule asks at every key. */
  end: YearEnd | undefined
}

function endOf(at: FieldYear): YearEnd {
  if (at.end) return at.end
  const until = seasonOf(at.year, at.field.yearInfo).end
  at.end = { until, nextAllowed: addDays(until, 1) }
  return at.end
}

/** Uses that count together; those of one job stand side by side. */
export interface UseGroup {
  readonly uses: readonly Use[]
}

export const limitOf = (uses: readonly Use[]): number =>
  uses.reduce((min, { limit }) => Math.min(min, limit ?? min), Number.POSITIVE_INFINITY)

/** A job of a group with a limit, whatever the areas. */
export interface JobInGroup<G extends UseGroup = UseGroup> {
  /** The first use of the job in the group, with the job as it was when the group was put together. */
  readonly use: Use
  /** In order of day. */
  readonly group: G
  readonly at: FieldYear
  readonly times: number
  readonly allowed: number
}

/** The same as it was counted last. */
interface CountedJob<G extends UseGroup> extends JobInGroup<G> {
  readonly onlyWhatIf: boolean
  readonly telling: Telling<G>
  /** Once they have been asked for. */
  cause: string | undefined
  isTold: boolean | undefined
  /** The job as it is typed now, and what the group comes to with it. */
  event: EventFacts
  totalUnits: number
}

/** How a rule puts uses together, and what it says of a job above the limit. */
export interface Telling<G extends UseGroup> {
  /** When it differs from that of the rule. */
  readonly level?: WarningLevel
  /** Uses of one crop year, in whatever order they come. */
  groupsOf: (uses: readonly Use[], focus: UsePlace['focus']) => readonly G[]
  /** Whether it says anything of a job that is above the limit. */
  tells?: (job: JobInGroup<G>) => boolean
  /** Tells what was used too often; it is part of the cause. */
  keyOf: (job: JobInGroup<G>) => string
  messageOf: (excess: Excess<G>) => string
}

const causeOf = <G extends UseGroup>(job: CountedJob<G>): string =>
  (job.cause ??= `${job.at.field._id}|${job.at.year}|${job.telling.keyOf(job).slice(0, 100)}|${job.allowed}`)

const dateOf = (event: EventFacts): string | null => (event.status === 'PLANNED' ? null : event.date)

/** A job with which a group comes above its limit. */
export class Excess<G extends UseGroup = UseGroup> implements Finding {
  readonly outcome = 'broken'
  readonly level: WarningLevel | undefined
  readonly event: EventFacts
  readonly related = null
  readonly material: MaterialUse
  readonly cause: string
  readonly date: string | null
  readonly until: string
  readonly nextAllowed: string
  readonly totalUnits: number
  readonly #job: CountedJob<G>

  constructor(job: CountedJob<G>) {
    const { until, nextAllowed } = endOf(job.at)
    this.level = job.telling.level
    this.event = job.event
    this.material = job.use.material
    this.cause = causeOf(job)
    this.date = dateOf(job.event)
    this.until = until
    this.nextAllowed = nextAllowed
    this.totalUnits = job.totalUnits
    this.#job = job
  }
  get counted(): JobInGroup<G> {
    return this.#job
  }
  get judged(): string {
    return String(this.totalUnits)
  }
  get message(): () => string {
    return () => this.#job.telling.messageOf(this)
  }
}

/** Hectares of the group's jobs, each once. */
function unitsOf(uses: readonly Use[], now: AsTyped): number {
  let sum = 0
  let last: EventFacts | undefined
  for (const { event } of uses) {
    if (event !== last) sum += areaUnits(now(event).area)
    last = event
  }
  return sum
}

/** A group with its limit: few come above it. */
interface Counting<G extends UseGroup> {
  readonly summed: G
  readonly at: FieldYear
  readonly times: number
  /** The least that is allowed on a day of its jobs. */
  readonly min: number
  /** Whether only those jobs are told that are not done yet. */
  readonly onlyWhatIf: boolean
  /** In the order in which they count, once one is above the limit. */
  jobs: readonly CountedJob<G>[] | undefined
}

const allowedAt = ({ times, at }: Pick<JobInGroup, 'times' | 'at'>, { event }: Use): number =>
  allowedUnits(times, at.units, event.date)

function countingOf<G extends UseGroup>(
  summed: G,
  at: FieldYear,
  onlyWhatIf: boolean,
): Counting<G> | undefined {
  const times = limitOf(summed.uses)
  if (!Number.isFinite(times)) return undefined
  let min = Number.POSITIVE_INFINITY
  for (const use of summed.uses) min = Math.min(min, allowedAt({ times, at }, use))
  return { summed, at, times, min, onlyWhatIf, jobs: undefined }
}

/** Jobs that are counted, and whether only those are told that are not done yet. */
interface Counted {
  readonly events: readonly EventFacts[]
  readonly onlyWhatIf: boolean
}

function countingsAmong<G extends UseGroup>(
  { events, onlyWhatIf }: Counted,
  place: UsePlace,
  { groupsOf }: Telling<G>,
): Counting<G>[] {
  const { field, focus } = place
  const countings: Counting<G>[] = []
  for (const [year, inYear] of grouped(events, (event) => cropYearOfEvent(event, field))) {
    if (focus && !inYear.some(({ _id }) => focus.has(_id))) continue
    const uses = usesOf(inYear, place)
    if (uses.every(({ limit }) => limit === null)) continue
    const at = { field, year, units: areaUnits(areaOfYear(field, year)), end: undefined }
    for (const group of groupsOf(uses, focus)) {
      const counting = countingOf(group, at, onlyWhatIf)
      if (counting) countings.push(counting)
    }
  }
  return countings
}

/** The jobs of a group in the order in which they count; one that uses the group twice counts once. */
function jobsOf<G extends UseGroup>(
  { summed, at, times, onlyWhatIf }: Counting<G>,
  telling: Telling<G>,
): readonly CountedJob<G>[] {
  const group = { ...summed, uses: usesInOrder(summed.uses) }
  return group.uses
    .filter(({ event }, i) => group.uses[i - 1]?.event !== event)
    .map((use) => ({
      use,
      group,
      at,
      times,
      allowed: allowedAt({ times, at }, use),
      onlyWhatIf,
      telling,
      cause: undefined,
      isTold: undefined,
      event: use.event,
      totalUnits: 0,
    }))
}

/** Adds up the areas of now; where they come to no more than is allowed, none of its jobs is above. */
function sumUp<G extends UseGroup>({ summed, min, jobs = [] }: Counting<G>, now: AsTyped): void {
  const isOver = unitsOf(summed.uses, now) > min
  let sum = 0
  for (const job of jobs) {
    job.event = now(job.use.event)
    sum += areaUnits(job.event.area)
    job.totalUnits = isOver ? sum : 0
  }
}

/** Whether it passes the limit, or comes after the one that does. */
const isAbove = <G extends UseGroup>(job: CountedJob<G>): boolean =>
  job.totalUnits > job.allowed &&
  (!job.onlyWhatIf || isWhatIf(job.event)) &&
  (job.isTold ??= job.telling.tells?.(job) ?? true)

const excessOf = <G extends UseGroup>(job: CountedJob<G>): Excess<G> => new Excess(job)

/** Every job above a limit; `events` are those of the field that use what the rule counts. */
export function prepareExcesses<G extends UseGroup>(
  events: readonly EventFacts[],
  place: UsePlace,
  telling: Telling<G>,
): (now: AsTyped) => Excess<G>[] {
  const done = events.filter((event) => !isWhatIf(event))
  const countings = countingsAmong({ events: done, onlyWhatIf: false }, place, telling)
  if (done.length < events.length)
    countings.push(...countingsAmong({ events, onlyWhatIf: true }, place, telling))
  const none: Excess<G>[] = []
  let jobs: readonly CountedJob<G>[] | undefined
  return (now) => {
    if (!countings.some(({ summed, min }) => unitsOf(summed.uses, now) > min)) return none
    jobs ??= countings.flatMap((counting) => (counting.jobs ??= jobsOf(counting, telling)))
    for (const counting of countings) sumUp(counting, now)
    return jobs.filter(isAbove).map(excessOf)
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
export const excessText = <G extends UseGroup>(
  { counted: { at, times, allowed }, totalUnits }: Excess<G>,
  texts: ExcessTexts,
): string =>
  `Põld „${at.field.name}“, saagiaasta ${at.year}: ${texts.used} ${numberText(hectaresOf(totalUnits))} hektaril. ${texts.allowed} ` +
  `${counted(times, 'kasutuskord', 'kasutuskorda')} x ${haText(at.units)}, ` +
  `5% varuga ${haText(allowed)}. ${texts.again}`
