/**
 * What the two delays have in common. A delay of N days counts from the last day of the work with the material
 * (day 0): days 0 to N-1 are closed, day N is free. An open job counts from its start. Of a mixture the longest counts.
 * Planned jobs have no day and take no part; nothing done is judged against a draft.
 */
import { addDays } from '../time/day.ts'
import { brokenText, type Closure, type DelayWords, unknownText } from './delay-text.ts'
import { type EventFacts, type Facts, isWhatIf, type MaterialUse } from './facts.ts'
import type { Finding } from './rule.ts'

export interface DelayKind {
  readonly daysOf: (material: MaterialUse, cause: EventFacts) => number | null
  /** Which jobs can break it. */
  readonly concerns: (event: EventFacts) => boolean
  /** Whether a job on the very day breaks it though nothing tells which came first. */
  readonly closesOwnDay: (event: EventFacts) => boolean
  readonly words: DelayWords
}

/** Which of its days breaks the delay; `order` when only the order of two jobs would tell, `open` when only the end would. */
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

/** Both jobs touch day 0 and the later one no other closed day. */
function onOwnDay(event: EventFacts, closure: Closure): Outcome {
  const isComparable = event.date === closure.from && closure.cause.date === closure.from
  if (!isComparable || !event.startTime || !closure.cause.startTime) return 'order'
  if (event.startTime === closure.cause.startTime) return 'order'
  return event.startTime > closure.cause.startTime ? { day: closure.from } : undefined
}

/** Of a job that does not begin after the closed days. */
function outcomeOf(event: EventFacts, closure: Closure, closesOwnDay: DelayKind['closesOwnDay']): Outcome {
  if (event.date > closure.from) return { day: event.date }
  if (event.endDate === null && event.date < closure.from) return 'open'
  const end = event.endDate ?? event.date
  if (end < closure.from) return end >= closure.cause.date ? 'order' : undefined
  if (closesOwnDay(event)) return { day: closure.from }
  if (end > closure.from && closure.until > closure.from) return { day: addDays(closure.from, 1) }
  return onOwnDay(event, closure)
}

/** What would tell. */
const MISSING = { order: 'startTime', open: 'end' } as const

function findingOf(
  closure: Closure,
  event: EventFacts,
  context: { kind: DelayKind; field: string },
): Finding | undefined {
  const { kind, field } = context
  const outcome = outcomeOf(event, closure, kind.closesOwnDay)
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
    ...(typeof outcome === 'object' ? {} : { missing: [MISSING[outcome]] }),
    message: () =>
      typeof outcome === 'object'
        ? brokenText({ event, closure, field, day: outcome.day, words: kind.words })
        : unknownText({ event, closure, field, why: outcome, words: kind.words }),
  }
}

/** Every pair of jobs on the field of which the one lies in the closed days of the other. */
export function findDelays({ events, field, focus }: Facts, kind: DelayKind): Finding[] {
  const dayed = events.filter((event) => event.status !== 'PLANNED')
  const targets = dayed.filter(kind.concerns)
  const focused = focus ? targets.filter((event) => focus.has(event._id)) : targets
  const context = { kind, field: field.name }
  const findings: Finding[] = []
  for (const cause of dayed) {
    const asked = focus?.has(cause._id) ? targets : focused
    const closure = asked.length > 0 ? closureOf(cause, kind.daysOf) : undefined
    if (!closure) continue
    for (const event of asked) {
      if (event.date > closure.until || event._id === cause._id) continue
      if (isWhatIf(cause) && !isWhatIf(event)) continue
      const finding = findingOf(closure, event, context)
      if (finding) findings.push(finding)
    }
  }
  return findings
}
