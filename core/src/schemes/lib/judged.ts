/** Requirements that a warning rule judges: its own check is asked, never a second formula. */
import { CATEGORY } from '../../settings/table.ts'
import { counted } from '../../text/counted.ts'
import { cropYearOfEvent, type EventFacts, type Facts, isWhatIf } from '../../warnings/facts.ts'
import { calendarYearOf } from '../../warnings/lib/fertilizing/nutrient-doses.ts'
import type { Finding as RuleFinding, Rule } from '../../warnings/rule.ts'
import type { SchemeFacts, SchemeField } from '../facts.ts'
import type { Finding, Requirement } from '../requirement.ts'
import type { Line, State } from '../schema.ts'
import { lineOf } from './land.ts'
import { gravest, way } from './say.ts'

/** Work that a requirement is about. */
interface Work {
  /** Jobs that the rules look at. */
  readonly looksAt: (event: EventFacts) => boolean
  /** Estonian: of how many jobs, as in „14 pritsimist“. */
  readonly jobs: (count: number) => string
  /** Fields that are asked of; all where left out. */
  readonly fields?: (facts: SchemeFacts) => readonly SchemeField[]
  /** Whether jobs count to the crop year, as sowings of autumn do; to the calendar year where left out. */
  readonly isByCropYear?: boolean
}

export const SPRAYINGS: Work = {
  looksAt: ({ category }) => category.key === CATEGORY.plantProtection,
  jobs: (count) => counted(count, 'pritsimine', 'pritsimist'),
}
export const FERTILIZINGS: Work = {
  looksAt: ({ materials }) => materials.some(({ type }) => type === 'fertilizer'),
  jobs: (count) => counted(count, 'väetamine', 'väetamist'),
}

interface Judged {
  readonly rules: readonly Rule[]
  readonly work: Work
}

const yearOfJob = (event: EventFacts, { field }: SchemeField, isByCropYear: boolean): number =>
  isByCropYear ? cropYearOfEvent(event, field) : calendarYearOf(event)

const stateOf = ({ outcome, level }: RuleFinding, rule: Rule): State => {
  if (outcome === 'unknown') return 'unknown'
  if (outcome === 'advice') return 'attention'
  return (level ?? rule.level) === 'ERROR' ? 'violation' : 'attention'
}
const IS: Readonly<Record<State, Line['is']>> = {
  ok: 'counts',
  attention: 'against',
  violation: 'against',
  unknown: 'unknown',
}

interface Asked {
  readonly facts: Facts
  readonly found: Map<Rule, readonly RuleFinding[]>
}
/** Findings by the jobs of a field: planned crops change nothing that rules read, so that each is asked once for both views. */
const asked = new WeakMap<readonly EventFacts[], Asked>()

/** All that a rule finds in a field, also of other years and of what is planned. */
function findingsOf(rule: Rule, { today, products, year }: SchemeFacts, of: SchemeField) {
  const { field, events, samples } = of
  let known = asked.get(events)
  const isSame =
    known?.facts.field === field &&
    known.facts.samples === samples &&
    known.facts.products === products &&
    known.facts.today === today &&
    known.facts.ksmYears?.[0] === year
  if (known === undefined || !isSame) {
    known = { facts: { today, field, events, products, samples, ksmYears: [year] }, found: new Map() }
    asked.set(events, known)
  }
  const found = known.found.get(rule) ?? rule.check?.(known.facts) ?? []
  known.found.set(rule, found)
  return found
}

/** Finding over all fields: each job that breaks a rule, or of which too little is told. */
function judgedFinding(facts: SchemeFacts, { rules, work }: Judged): Finding {
  const { looksAt, jobs, fields, isByCropYear = false } = work
  const { year, withPlan } = facts
  let looked = 0
  const found = (fields?.(facts) ?? facts.fields).flatMap((each) => {
    const isOfYear = (event: EventFacts): boolean =>
      yearOfJob(event, each, isByCropYear) === year && (withPlan || !isWhatIf(event))
    const own = each.events.filter((event) => looksAt(event) && isOfYear(event))
    looked += own.length
    if (own.length === 0) return []
    return rules.flatMap((rule) =>
      findingsOf(rule, facts, each)
        .filter(({ event, outcome }) => outcome !== 'advice' && isOfYear(event))
        .map((finding) => {
          const state = stateOf(finding, rule)
          const note = finding.message()
          return { state, line: lineOf(each, { is: IS[state], note, jobId: finding.event._id }) }
        }),
    )
  })
  const state = gravest(found.map((each) => each.state))
  const says =
    found.length === 0
      ? `Vaadatud ${jobs(looked)}: kõik on korras.`
      : `Vaadatud ${jobs(looked)}, tähelepanu vajab ${found.length}.`
  return {
    state,
    says,
    lines: found.map(({ line }) => line),
    ways: found.length === 0 ? [] : [way('jobs', 'Vaadake nimetatud tööd üle')],
  }
}

/** A requirement with the limits of the rules that judge it. */
export const judged = ({
  rules,
  work,
  ...requirement
}: Omit<Requirement, 'limits' | 'check'> & Judged): Requirement => ({
  ...requirement,
  limits: rules.flatMap((rule) => rule.limits ?? []),
  check: (facts) => judgedFinding(facts, { rules, work }),
})
