/**
 * Logic that the two delays have in common. A delay of N days runs from the first day of the work with the material
 * to N-1 days after its last day (day 0); day N is free. An open job counts from its start. Of a mixture the longest
 * counts. Planned jobs have no day and take no part; nothing done is judged against a draft.
 */
import { addDays } from '../../../time/day.ts'
import { brokenText, type Closure, type DelayWords, unknownText } from './delay-text.ts'
import { type EventFacts, type Facts, isWhatIf, type MaterialUse } from '../../facts.ts'
import type { Finding } from '../../rule.ts'

export interface DelayKind {
  readonly daysOf: (material: MaterialUse, cause: EventFacts) => number | null
  /** Days of the register where they are more than those that count. */
  readonly stricterDaysOf: (material: MaterialUse, cause: EventFacts) => number | null
  /** Jobs that can break it. */
  readonly concerns: (event: EventFacts) => boolean
  /** Whether a job on a day of the work breaks it though nothing tells which came first. */
  readonly closesOwnDays: (event: EventFacts) => boolean
  readonly words: DelayWords
}

/**
 * Day of the job that breaks the delay; `order` when only the order of two jobs would tell, `open` when only the end
 * would.
 */
type Outcome = { readonly day: string } | 'order' | 'open' | undefined

export function closureOf(cause: EventFacts, daysOf: DelayKind['daysOf']): Closure | undefined {
  let longest: { material: MaterialUse; days: number } | undefined
  for (const material of cause.materials) {
    const days = Math.ceil(daysOf(material, cause) ?? 0)
    const isLonger = longest === undefined || days > longest.days
    const isFirstOfEqual =
      longest !== undefined && days === longest.days && material.key < longest.material.key
    if (days > 0 && (isLonger || isFirstOfEqual)) longest = { material, days }
  }
  if (!longest) return undefined
  const from = cause.endDate ?? cause.date
  const nextAllowed = addDays(from, longest.days)
  return { cause, ...longest, from, until: addDays(nextAllowed, -1), nextAllowed }
}

interface Closures {
  readonly closure: Closure | undefined
  /** Days that the register closes beyond the copy. */
  readonly stricter: Closure | undefined
}

function closuresOf(
  cause: EventFacts,
  kind: Pick<DelayKind, 'daysOf' | 'stricterDaysOf'>,
): Closures | undefined {
  const closure = closureOf(cause, kind.daysOf)
  const stricter = closureOf(cause, kind.stricterDaysOf)
  const isStricter = stricter !== undefined && stricter.until > (closure?.until ?? '')
  if (!closure && !isStricter) return undefined
  const copied = stricter && (kind.daysOf(stricter.material, cause) ?? 0)
  return { closure, stricter: isStricter && copied !== undefined ? { ...stricter, copied } : undefined }
}

/**
 * The first day that no done or running job closes, the days of the register counted; null where no job closes a day
 * from `today` on.
 */
export function freeFrom(
  { events, today }: Pick<Facts, 'events' | 'today'>,
  kind: Pick<DelayKind, 'daysOf' | 'stricterDaysOf'>,
): string | null {
  const days = events
    .filter((event) => !isWhatIf(event))
    .flatMap((cause) => {
      const { closure, stricter } = closuresOf(cause, kind) ?? {}
      return [closure, stricter].flatMap((each) => each?.nextAllowed ?? [])
    })
  const last = days.reduce((a, b) => (a > b ? a : b), '')
  return last > today ? last : null
}

/** Both jobs touch day 0 and the later one no other closed day. */
function onOwnDay(event: EventFacts, closure: Closure): Outcome {
  const isComparable = event.date === closure.from && closure.cause.date === closure.from
  if (!isComparable || !event.startTime || !closure.cause.startTime) return 'order'
  if (event.startTime === closure.cause.startTime) return 'order'
  return event.startTime > closure.cause.startTime ? { day: closure.from } : undefined
}

/** Of a job that does not begin after the closed days. */
function outcomeOf(event: EventFacts, closure: Closure, closesOwnDays: DelayKind['closesOwnDays']): Outcome {
  const { cause, from } = closure
  if (event.date > from) return { day: event.date }
  const isDuring = event.date >= cause.date
  if (event.endDate === null && event.date < from && !(isDuring && closesOwnDays(event))) return 'open'
  const end = event.endDate ?? event.date
  if (end < cause.date) return undefined
  if (closesOwnDays(event)) return { day: isDuring ? event.date : cause.date }
  if (end < from) return 'order'
  if (end > from && closure.until > from) return { day: addDays(from, 1) }
  return onOwnDay(event, closure)
}

/** Facts that would tell. */
const MISSING = { order: 'startTime', open: 'end' } as const

function findingOf(
  closure: Closure,
  event: EventFacts,
  context: { kind: DelayKind; field: string },
): Finding | undefined {
  const { kind, field } = context
  const outcome = outcomeOf(event, closure, kind.closesOwnDays)
  if (outcome === undefined) return undefined
  const day = typeof outcome === 'object' ? outcome.day : null
  return {
    outcome: day === null ? 'unknown' : 'broken',
    event,
    related: closure.cause,
    material: closure.material,
    cause: `${closure.cause._id}|${closure.material.key.slice(0, 100)}|${closure.nextAllowed}`,
    date: day,
    until: closure.until,
    nextAllowed: closure.nextAllowed,
    ...(closure.copied === undefined ? {} : { level: 'WARN' as const }),
    ...(typeof outcome === 'object' ? {} : { missing: [MISSING[outcome]] }),
    message: () =>
      typeof outcome === 'object'
        ? brokenText({ event, closure, field, day: outcome.day, words: kind.words })
        : unknownText({ event, closure, field, why: outcome, words: kind.words }),
  }
}

/** Findings of a job by the days that count; where these are kept, those by the register's days. */
function judgePair(
  { closure, stricter }: Closures,
  event: EventFacts,
  context: { kind: DelayKind; field: string },
): Finding[] {
  const within = (each: Closure | undefined) =>
    each && event.date <= each.until ? findingOf(each, event, context) : undefined
  const own = within(closure)
  const beyond = own?.outcome === 'broken' ? undefined : within(stricter)
  return [own, beyond?.outcome === 'broken' ? beyond : undefined].filter((each) => each !== undefined)
}

/** Every pair of jobs on the field of which the one lies in the closed days of the other. */
export function findDelays({ events, field, focus }: Facts, kind: DelayKind): Finding[] {
  const dayed = events.filter((event) => event.status !== 'PLANNED')
  const targets = dayed.filter(kind.concerns)
  const focused = focus ? targets.filter((event) => focus.has(event._id)) : targets
  const context = { kind, field: field.name }
  const findings: Finding[] = []
  for (const cause of dayed) {
    const affected = focus?.has(cause._id) ? targets : focused
    const closures = affected.length > 0 ? closuresOf(cause, kind) : undefined
    if (!closures) continue
    for (const event of affected) {
      if (event._id === cause._id || (isWhatIf(cause) && !isWhatIf(event))) continue
      findings.push(...judgePair(closures, event, context))
    }
  }
  return findings
}
