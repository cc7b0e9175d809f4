import type { Finding, Missing, Rule } from './rule.ts'
import { SHORT_WORDS } from './short-words.ts'
import { markOf } from './shown-level.ts'

/** In the order of gravity. */
const KINDS = ['violation', 'attention', 'unknown'] as const

/** Rules of which each finding is that something is not written into the job. */
const OF_WRITING: ReadonlySet<string> = new Set(['MISSING_INSPECTIONS', 'MISSING_CROP_AMOUNT'])
/** Facts that the form of a job asks for; others belong to the field or the material. */
const TYPED: ReadonlySet<Missing> = new Set<Missing>([
  'amount',
  'area',
  'end',
  'growthStage',
  'heap',
  'incorporation',
  'spreading',
  'startTime',
])

const isUnwritten = (rule: Rule, { missing }: Finding): boolean =>
  OF_WRITING.has(rule.id) ||
  (missing !== undefined && missing.length > 0 && missing.every((each) => TYPED.has(each)))

/** Weight that a finding alone would give a field; undefined for advice. */
export function kindOfFinding(rule: Rule, { outcome, level }: Finding): FoundRule['kind'] | undefined {
  if (outcome === 'broken') return markOf({ key: rule.id, level: level ?? rule.level })
  return outcome === 'unknown' ? 'unknown' : undefined
}

const later = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one

function isAnyReal(rule: Rule, findings: readonly Finding[]): boolean {
  for (const finding of findings)
    if (kindOfFinding(rule, finding) !== undefined && !isUnwritten(rule, finding)) return true
  return false
}

class RuleAsOne {
  readonly id: string
  readonly title: string
  /** Estonian, at most three words. */
  readonly words: string
  readonly kind: (typeof KINDS)[number]
  /** Every finding is of a part that the farmer can still type into the job. */
  readonly isUnwritten: boolean
  /** The first day on which it would be silent; null when there is no such day. */
  readonly nextAllowed: string | null

  constructor({ id, title }: Rule, found: Pick<FoundRule, 'kind' | 'isUnwritten' | 'nextAllowed'>) {
    this.id = id
    this.title = title
    this.words = SHORT_WORDS[id] ?? title
    this.kind = found.kind
    this.isUnwritten = found.isUnwritten
    this.nextAllowed = found.nextAllowed
  }
}

/** A rule that has something to tell of a field: what it tells, and not how it was made, so that it may be spread. */
export type FoundRule = Readonly<RuleAsOne>

/**
 * Findings of one rule as one: what is really wrong goes before what is not written yet; undefined where all is advice. Asked for
 * each rule of a hundred fields at a key: no lists are made on the way, and where the findings come to what they came to
 * `before`, it is that.
 */
export function foundRuleOf(
  rule: Rule,
  findings: readonly Finding[],
  before?: FoundRule,
): FoundRule | undefined {
  const isReal = isAnyReal(rule, findings)
  let kind: FoundRule['kind'] | undefined
  let nextAllowed: string | null = null
  for (const finding of findings) {
    const own = kindOfFinding(rule, finding)
    if (!own || (isReal && isUnwritten(rule, finding))) continue
    if (!kind || KINDS.indexOf(own) < KINDS.indexOf(kind)) kind = own
    nextAllowed = later(nextAllowed, finding.nextAllowed)
  }
  if (!kind) return undefined
  const isSame = before?.kind === kind && before.isUnwritten === !isReal && before.nextAllowed === nextAllowed
  if (isSame) return before
  return new RuleAsOne(rule, { kind, isUnwritten: !isReal, nextAllowed })
}

const WEIGHTS = KINDS.flatMap((kind) => [false, true].map((isLater) => ({ kind, isLater })))

/** The gravest first; those with only unwritten parts come after the others of their weight. */
export function gravestFirst(found: readonly FoundRule[]): readonly FoundRule[] {
  if (found.length < 2) return found
  const inOrder: FoundRule[] = []
  for (const { kind, isLater } of WEIGHTS)
    for (const each of found) if (each.kind === kind && each.isUnwritten === isLater) inOrder.push(each)
  return inOrder
}
