/** Requirements that a warning rule judges: its own check is asked, never a second formula. */
import { type EventFacts, isWhatIf } from '../../warnings/facts.ts'
import { calendarYearOf } from '../../warnings/lib/fertilizing/nutrient-doses.ts'
import type { Finding as RuleFinding, Rule } from '../../warnings/rule.ts'
import type { SchemeFacts, SchemeField } from '../facts.ts'
import type { Finding } from '../requirement.ts'
import type { Line, State } from '../schema.ts'
import { lineOf } from './land.ts'
import { gravest, way } from './say.ts'

interface Judged {
  readonly rules: readonly Rule[]
  /** Jobs that the rules look at. */
  readonly looksAt: (event: EventFacts) => boolean
  /** Estonian: of how many jobs, as in „14 pritsimist“. */
  readonly jobs: (count: number) => string
  /** Fields that are asked of; all where left out. */
  readonly fields?: (facts: SchemeFacts) => readonly SchemeField[]
}

const isOfYear = (event: EventFacts, { year, withPlan }: SchemeFacts): boolean =>
  calendarYearOf(event) === year && (withPlan || !isWhatIf(event))

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

const factsOf = ({ today, products, year }: SchemeFacts, { field, events, samples }: SchemeField) => ({
  today,
  field,
  events,
  products,
  samples,
  ksmYears: [year],
})

/** Finding over all fields: each job that breaks a rule, or of which too little is told. */
export function judgedFinding(facts: SchemeFacts, { rules, looksAt, jobs, fields }: Judged): Finding {
  let looked = 0
  const found = (fields?.(facts) ?? facts.fields).flatMap((each) => {
    const own = each.events.filter((event) => isOfYear(event, facts) && looksAt(event))
    looked += own.length
    if (own.length === 0) return []
    return rules.flatMap((rule) =>
      (rule.check?.(factsOf(facts, each)) ?? [])
        .filter(({ event, outcome }) => isOfYear(event, facts) && outcome !== 'advice')
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
