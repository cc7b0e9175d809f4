import type { RuleResult } from './evaluate.ts'
import type { Missing } from './rule.ts'
import { SHORT_WORDS } from './short-words.ts'
import { markOf } from './shown-level.ts'

/** In the order of gravity. */
const KINDS = ['violation', 'attention', 'unknown'] as const

/** A rule that has something to tell of a field. */
export interface FoundRule {
  readonly id: string
  readonly title: string
  /** Estonian, at most three words. */
  readonly words: string
  readonly kind: (typeof KINDS)[number]
  /** Every finding is of a part that the farmer can still type into the job. */
  readonly isUnwritten: boolean
  /** The first day on which it would be silent; null when there is no such day. */
  readonly nextAllowed: string | null
}

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

const isUnwritten = ({ rule, finding: { missing } }: RuleResult): boolean =>
  OF_WRITING.has(rule.id) ||
  (missing !== undefined && missing.length > 0 && missing.every((each) => TYPED.has(each)))

/** Weight that a result alone would give a field; undefined for advice. */
export function kindOfResult({ rule, finding }: RuleResult): FoundRule['kind'] | undefined {
  if (finding.outcome === 'broken') return markOf({ key: rule.id, level: finding.level ?? rule.level })
  return finding.outcome === 'unknown' ? 'unknown' : undefined
}

const later = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one

const isReal = (result: RuleResult): boolean => kindOfResult(result) !== undefined && !isUnwritten(result)

/**
 * Results of one rule as one: what is really wrong goes before what is not written yet; undefined where all is advice. Asked for
 * each rule of a hundred fields at a key: no lists are made on the way.
 */
export function foundRuleOf(results: readonly RuleResult[]): FoundRule | undefined {
  const [first] = results
  if (!first) return undefined
  const isAnyReal = results.some(isReal)
  let kind: FoundRule['kind'] | undefined
  let nextAllowed: string | null = null
  for (const result of results) {
    const own = kindOfResult(result)
    if (!own || (isAnyReal && isUnwritten(result))) continue
    if (!kind || KINDS.indexOf(own) < KINDS.indexOf(kind)) kind = own
    nextAllowed = later(nextAllowed, result.finding.nextAllowed)
  }
  if (!kind) return undefined
  const { id, title } = first.rule
  return { id, title, words: SHORT_WORDS[id] ?? title, kind, isUnwritten: !isAnyReal, nextAllowed }
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
