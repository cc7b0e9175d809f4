/** Stacks of manure on one field, and how long they stood before they were spread. */
import { isHeaping } from '../../../jobs/job-kinds.ts'
import type { Heaped } from '../../../jobs/schema.ts'
import { organicByKey } from '../../../nutrients/organic.ts'
import { CATEGORY, JOB } from '../../../settings/table.ts'
import { monthsAfter } from '../../../time/day.ts'
import { type EventFacts, isWhatIf } from '../../facts.ts'
import { STACK_MONTHS } from './limits.ts'

/** Longer after its stacking no job is taken for the one that spread a stack: who keeps one so long has other trouble. */
const MAX_MONTHS = 36

export interface Stack {
  readonly event: EventFacts
  readonly manure: Heaped
  readonly months: number
  /** Last day on which it may still be spread. */
  readonly until: string
}

/** A stack and the day on which it was spread. */
export interface SpreadStack {
  readonly stack: Stack
  readonly day: string
  /** The job that spread it; the stacking itself when its record tells the day. */
  readonly by: EventFacts
}

export const isStacking = ({ category, job, status }: EventFacts): boolean =>
  isHeaping(category, job) && status !== 'PLANNED'

export function stackOf(event: EventFacts): Stack | undefined {
  const manure = event.heap?.manure ?? null
  const months = manure && STACK_MONTHS[manure].at(event.date)?.value
  if (!manure || !months || !isStacking(event)) return undefined
  return { event, manure, months, until: monthsAfter(event.date, months) }
}

const isSolid = (organicType: string | null): boolean => {
  const kind = organicByKey(organicType)
  return kind !== undefined && !kind.isLiquid && (kind.isManure || kind.key === 'KOMPOST')
}

/** Takes a stack off the field: it is carried away, or solid manure is spread. */
const isClosing = ({ category, job, status, materials }: EventFacts): boolean =>
  status !== 'PLANNED' &&
  ((category.key === CATEGORY.manureHeap && job.key === JOB.heapRemoval) ||
    (category.key !== CATEGORY.manureHeap &&
      materials.some(({ type, organicType }) => type === 'fertilizer' && isSolid(organicType))))

export const lastDayOf = ({ date, endDate }: EventFacts): string => endDate ?? date

/** The last day on which a job may bear on a stack, or a stack on a job. */
export const stackAffectsUntil = (event: EventFacts): string | null =>
  isStacking(event) || isClosing(event) ? monthsAfter(lastDayOf(event), MAX_MONTHS) : null

const inOrder = (a: EventFacts, b: EventFacts): number =>
  a.date === b.date ? (a._id < b._id ? -1 : 1) : a.date < b.date ? -1 : 1

/** The first job that spreads a stack; what is not done yet, only where nothing done has spread it before. */
function closingsOf(stack: Stack, closings: readonly EventFacts[]): EventFacts[] {
  const last = monthsAfter(stack.event.date, MAX_MONTHS)
  const after = closings.filter(({ date }) => date >= stack.event.date && date <= last)
  const done = after.find((event) => !isWhatIf(event))
  const mightBe = after.filter((event) => isWhatIf(event) && (!done || event.date < done.date))
  return done ? [...mightBe, done] : mightBe
}

/** Stacks that still stand: no day of spreading is told, and nothing done on the field has ended them. */
export function standingStacks(events: readonly EventFacts[]): Stack[] {
  const done = events.filter((event) => !isWhatIf(event))
  const stacks = done.flatMap((event) => stackOf(event) ?? [])
  const closings = stacks.length > 0 ? done.filter(isClosing) : []
  return stacks.filter(
    ({ event: { date, heap } }) =>
      heap?.spreadOn == null && !closings.some((closing) => closing.date >= date),
  )
}

/** When each stack was spread, as far as its own record or another job of the field tells. */
export function spreadStacks(events: readonly EventFacts[]): SpreadStack[] {
  const stacks = events.flatMap((event) => stackOf(event) ?? [])
  if (stacks.length === 0) return []
  const closings = events.filter(isClosing).toSorted(inOrder)
  return stacks.flatMap((stack): SpreadStack[] => {
    const own = stack.event.heap?.spreadOn ?? null
    if (own !== null) return [{ stack, day: own, by: stack.event }]
    // what a draft would stack, no other job is held against
    if (isWhatIf(stack.event)) return []
    return closingsOf(stack, closings).map((by) => ({ stack, day: lastDayOf(by), by }))
  })
}
