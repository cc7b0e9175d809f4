import { type EventFacts, type Facts, isWhatIf } from './facts.ts'
import { rules } from './registry.ts'
import type { Finding, Rule } from './rule.ts'
import type { EventBrief, Source, Warning } from './schema.ts'

/** What a rule could not tell: not a warning, but shown in the form. */
export interface Unknown {
  readonly type: Warning['type']
  readonly message: string
  readonly source: Source
  readonly eventId: string
  readonly relatedId: string | null
}

export interface Evaluation {
  readonly warnings: Warning[]
  readonly unknowns: Unknown[]
}

/**
 * Rule, event and cause. What would happen has a name of its own: who hides it has not hidden what happens when the
 * job is done.
 */
const idOf = (rule: Rule, { event, cause }: Finding): string =>
  `${rule.id}|${event._id}|${cause}${isWhatIf(event) ? '|if' : ''}`

/** A finding with its rule; `_id` names rule, event and cause. */
export interface Ruling {
  readonly _id: string
  readonly rule: Rule
  readonly finding: Finding
}

/** What every rule finds on one field, each rule, event and cause once, not yet put into words. */
export function rulingsOf(facts: Facts): Map<string, Ruling> {
  const rulings = new Map<string, Ruling>()
  for (const rule of rules)
    for (const finding of rule.check(facts)) {
      const _id = idOf(rule, finding)
      rulings.set(_id, { _id, rule, finding })
    }
  return rulings
}

const briefOf = (event: EventFacts): EventBrief => ({
  _id: event._id,
  fieldId: event.fieldId,
  date: event.date,
  endDate: event.endDate,
  job: event.job,
})

function sourceOf(rule: Rule, day: string): Source {
  const entry = rule.sources.at(day)
  return entry ? { ...entry.value, since: entry.since } : { title: '' }
}

const typeOf = (rule: Rule): Warning['type'] => ({ key: rule.id, title: rule.title, level: rule.level })

const warningOf = ({ rule, finding, _id }: Ruling, facts: Facts): Warning => ({
  _id,
  type: typeOf(rule),
  title: rule.title,
  message: finding.message(),
  targetId: finding.event._id,
  fieldId: facts.field._id,
  fieldName: facts.field.name,
  date: finding.date,
  until: finding.until,
  nextAllowed: finding.nextAllowed,
  source: sourceOf(rule, finding.date ?? finding.event.date),
  event: briefOf(finding.event),
  related: finding.related && briefOf(finding.related),
  requisite: finding.material && {
    name: finding.material.name,
    requisiteId: finding.material.requisiteId,
  },
  isWhatIf: isWhatIf(finding.event),
})

const unknownOf = ({ rule, finding }: Ruling): Unknown => ({
  type: typeOf(rule),
  message: finding.message(),
  source: sourceOf(rule, finding.event.date),
  eventId: finding.event._id,
  relatedId: finding.related?._id ?? null,
})

const orderOf = (warning: Warning) => `${warning.date ?? '9999'}|${warning.type.level}|${warning._id}`

/** By day, the grave ones of a day first; those without a day last. */
const sorted = (warnings: readonly Warning[]): Warning[] =>
  warnings
    .map((warning) => ({ warning, order: orderOf(warning) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
    .map(({ warning }) => warning)

/** Rulings in words. */
export function putIntoWords(rulings: readonly Ruling[], facts: Facts): Evaluation {
  const isBroken = ({ finding }: Ruling) => finding.outcome === 'broken'
  return {
    warnings: sorted(rulings.filter(isBroken).map((ruling) => warningOf(ruling, facts))),
    unknowns: rulings.filter((ruling) => !isBroken(ruling)).map(unknownOf),
  }
}

/**
 * Every rule on one field: warnings, one per rule, event and cause, sorted by day; and what could not be told.
 * The same facts in any order give the same answer.
 */
export const evaluate = (facts: Facts): Evaluation => putIntoWords([...rulingsOf(facts).values()], facts)
