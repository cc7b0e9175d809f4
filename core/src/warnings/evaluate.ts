import { distinctFindings, idOf } from './distinct.ts'
import { type EventFacts, type Facts, isWhatIf } from './facts.ts'
import type { FarmFacts } from './farm.ts'
import { fingerprint } from './fingerprint.ts'
import { rules } from './registry.ts'
import type { FarmFinding, Finding, Missing, Rule } from './rule.ts'
import type { EventBrief, Source, Warning } from './schema.ts'

/** Remark of a rule: it cannot tell, or advises to look. No warning, but shown in the form. */
export interface Remark {
  readonly type: Warning['type']
  readonly message: string
  readonly source: Source
  readonly eventId: string
  readonly relatedId: string | null
  /** Facts that are missing to tell. */
  readonly missing: readonly Missing[]
}

export interface Evaluation {
  readonly warnings: Warning[]
  readonly unknowns: Remark[]
  readonly advices: Remark[]
}

/** A finding with its rule; `_id` names rule, event and cause. */
export interface RuleResult {
  readonly _id: string
  readonly rule: Rule
  readonly finding: Finding
}

/** The jobs that a rule of one job has to judge: of another one it would say what it said. */
const focusedJobs = ({ events, focus }: Facts): readonly EventFacts[] =>
  focus ? events.filter(({ _id }) => focus.has(_id)) : events

/** The facts of one field, and the same for rules of one job. */
export interface RuleInputs {
  readonly all: Facts
  readonly alone: Facts
}
export const factsForRules = (facts: Facts): RuleInputs => ({
  all: facts,
  alone: facts.focus ? { ...facts, events: focusedJobs(facts) } : facts,
})

const NO_RESULTS: readonly RuleResult[] = []

/** The facts that a rule is asked of. */
export const factsFor = (rule: Rule, { all, alone }: RuleInputs): Facts => (rule.isOfOneJob ? alone : all)

/** Its name is long, and most results are found anew at the next key before anybody has asked for it. */
class Result implements RuleResult {
  readonly rule: Rule
  readonly finding: Finding

  constructor(rule: Rule, finding: Finding) {
    this.rule = rule
    this.finding = finding
  }
  get _id(): string {
    return idOf(this.rule, this.finding)
  }
}

/** Results of a rule on one field, each event and cause once, not yet in sentences. */
export const ruleResultsFrom = (rule: Rule, findings: readonly Finding[]): readonly RuleResult[] =>
  findings.length === 0
    ? NO_RESULTS
    : distinctFindings(rule, findings).map((finding) => new Result(rule, finding))

/** Results of a rule on one field; a rule of the KSM support is silent where the farm takes none. */
export function resultsOfRule(rule: Rule, selected: RuleInputs): readonly RuleResult[] {
  if (rule.isOfKsm && !selected.all.ksmYears?.length) return NO_RESULTS
  return ruleResultsFrom(rule, rule.check?.(factsFor(rule, selected)) ?? [])
}

/** Results of every rule on one field, by rule, event and cause. */
export function ruleResultsOf(facts: Facts, selected: readonly Rule[] = rules): Map<string, RuleResult> {
  const ruleResults = new Map<string, RuleResult>()
  const question = factsForRules(facts)
  for (const rule of selected)
    for (const ruleResult of resultsOfRule(rule, question)) ruleResults.set(ruleResult._id, ruleResult)
  return ruleResults
}

const briefOf = (event: EventFacts): EventBrief => ({
  _id: event._id,
  fieldId: event.fieldId,
  date: event.date,
  endDate: event.endDate,
  job: event.job,
})

type Entry = NonNullable<ReturnType<Rule['sources']['at']>>
const sources = new WeakMap<Entry, Source>()
const NO_SOURCE: Source = { title: '' }

/** Source that held on the day; every finding of a rule shares it. */
export function sourceOf(rule: Pick<Rule, 'sources'>, day: string): Source {
  const entry = rule.sources.at(day)
  if (!entry) return NO_SOURCE
  const source = sources.get(entry) ?? { ...entry.value, since: entry.since }
  sources.set(entry, source)
  return source
}

type WarningType = Warning['type']
const types = new WeakMap<Rule, WarningType>()

/** Findings of a rule share it, but for those of another level. */
function typeOf(rule: Rule, { level = rule.level }: Pick<Finding, 'level'>): WarningType {
  const known = types.get(rule)
  if (known?.level === level) return known
  const type = { key: rule.id, title: rule.title, level }
  if (level === rule.level) types.set(rule, type)
  return type
}

/** A finding that holds until a day rests on the days of its jobs; any may rest on more. */
function judgedOf(
  { until, judged }: Finding | FarmFinding,
  jobs: readonly (EventFacts | null | undefined)[],
) {
  if (until === null && judged === undefined) return {}
  const days = until === null ? [] : jobs.map((job) => job && [job.date, job.endDate])
  return { judged: fingerprint(JSON.stringify([until, days, judged])) }
}

type Words = Pick<Warning, 'type' | 'title' | 'date' | 'until' | 'nextAllowed'>

const wordsOf = (rule: Rule, finding: Finding | FarmFinding): Words => ({
  type: typeOf(rule, finding),
  title: rule.title,
  date: finding.date,
  until: finding.until,
  nextAllowed: finding.nextAllowed,
})

const warningOf = ({ rule, finding, _id }: RuleResult, field: Facts['field']): Warning => ({
  _id,
  ...wordsOf(rule, finding),
  message: finding.message(),
  targetKind: 'job',
  targetId: finding.event._id,
  fieldId: field._id,
  fieldName: field.name,
  source: sourceOf(rule, finding.date ?? finding.event.date),
  ...judgedOf(finding, [finding.event, finding.related]),
  event: briefOf(finding.event),
  related: finding.related && briefOf(finding.related),
  requisite: finding.material && {
    name: finding.material.name,
    requisiteId: finding.material.requisiteId,
    type: finding.material.type,
  },
  seed: finding.material?.type === 'seed' ? finding.material.name : null,
  isWhatIf: isWhatIf(finding.event),
})

const remarkOf = ({ rule, finding }: RuleResult): Remark => ({
  type: typeOf(rule, finding),
  message: finding.message(),
  source: sourceOf(rule, finding.event.date),
  eventId: finding.event._id,
  relatedId: finding.related?._id ?? null,
  missing: finding.missing ?? [],
})

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** By day, the grave ones of a day first; those without a day last. */
export const inOrderOfDays = (warnings: readonly Warning[]): Warning[] =>
  warnings.toSorted(
    (a, b) =>
      inOrder(a.date ?? '9999', b.date ?? '9999') ||
      inOrder(a.type.level, b.type.level) ||
      inOrder(a._id, b._id),
  )

/** Warnings for broken rules: all that is stored. */
const warningsAmong = (broken: readonly RuleResult[], field: Facts['field']): Warning[] =>
  broken.length === 0 ? [] : inOrderOfDays(broken.map((ruleResult) => warningOf(ruleResult, field)))

/** The results of rules as warnings and remarks, in words. */
export function toWarnings(ruleResults: readonly RuleResult[], field: Facts['field']): Evaluation {
  const {
    broken = [],
    unknown = [],
    advice = [],
  } = Object.groupBy(ruleResults, ({ finding }) => finding.outcome)
  return {
    warnings: warningsAmong(broken, field),
    unknowns: unknown.map(remarkOf),
    advices: advice.map(remarkOf),
  }
}

/**
 * Every rule on one field: warnings, one per rule, event and cause, sorted by day; what could not be told; and what to
 * look at. The same facts in any order give the same answer.
 */
export const evaluate = (facts: Facts, selected: readonly Rule[] = rules): Evaluation =>
  toWarnings([...ruleResultsOf(facts, selected).values()], facts.field)

/** The warnings of `evaluate` alone: a rule tells each of its results once, and no two rules tell the same. */
export function evaluateWarnings(facts: Facts, selected: readonly Rule[] = rules): Warning[] {
  const question = factsForRules(facts)
  const broken: RuleResult[] = []
  for (const rule of selected)
    for (const ruleResult of resultsOfRule(rule, question))
      if (ruleResult.finding.outcome === 'broken') broken.push(ruleResult)
  return warningsAmong(broken, facts.field)
}

const farmWarningOf = (rule: Rule, finding: FarmFinding, today: string): Warning => {
  const { kind, id, event, field, material, workerId } = finding.target
  return {
    _id: `${rule.id}|${id}|${finding.cause}`,
    ...wordsOf(rule, finding),
    message: finding.message(),
    targetKind: kind,
    targetId: id,
    fieldId: field?._id ?? null,
    fieldName: field?.name ?? null,
    source: sourceOf(rule, finding.date ?? today),
    ...judgedOf(finding, [event]),
    event: event ? briefOf(event) : null,
    related: null,
    requisite: material ?? null,
    seed: material?.type === 'seed' ? material.name : null,
    workerId: workerId ?? null,
    isWhatIf: event !== undefined && isWhatIf(event),
  }
}

/** Every rule on the farm's records: warnings, one per rule, record and cause, sorted by day. */
export function evaluateFarm(farm: FarmFacts, selected: readonly Rule[] = rules): Warning[] {
  const warnings = selected.flatMap((rule) =>
    (rule.checkFarm?.(farm) ?? [])
      .filter(({ outcome }) => outcome === 'broken')
      .map((finding) => farmWarningOf(rule, finding, farm.today)),
  )
  return inOrderOfDays([...new Map(warnings.map((warning) => [warning._id, warning])).values()])
}

/**
 * Rank by which one of several warnings is shown; `place` is the same for those of one type on one record.
 */
export interface Rank {
  readonly place: string
  readonly level: string
  readonly nextAllowed: string | null
}

const isGraver = (a: Rank, b: Rank): boolean =>
  a.level === b.level ? (a.nextAllowed ?? '') > (b.nextAllowed ?? '') : a.level === 'ERROR'

/**
 * The same type stands once on the same record: of several causes an error before a warning, then the one that lasts
 * longest. Those that are hidden must be gone before, or a hidden one would hide another.
 */
export function oneOfEachPlace<T>(list: readonly T[], rankOf: (each: T) => Rank): T[] {
  if (list.length < 2) return [...list]
  const chosen = new Map<string, { readonly each: T; readonly rank: Rank }>()
  for (const each of list) {
    const rank = rankOf(each)
    const best = chosen.get(rank.place)
    if (!best || isGraver(rank, best.rank)) chosen.set(rank.place, { each, rank })
  }
  const retained = new Set(Array.from(chosen.values(), ({ each }) => each))
  return list.filter((each) => retained.has(each))
}

export const oneOfEachType = (warnings: readonly Warning[]): Warning[] =>
  oneOfEachPlace(warnings, ({ type, targetId, isWhatIf: whatIf, nextAllowed }) => ({
    place: `${type.key}|${targetId}|${whatIf}`,
    level: type.level,
    nextAllowed,
  }))
