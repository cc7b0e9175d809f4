import type { RuleResult } from './evaluate.ts'
import type { Finding, Missing } from './rule.ts'
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

const isUnwritten = (id: string, { missing = [] }: Finding): boolean =>
  OF_WRITING.has(id) || (missing.length > 0 && missing.every((each) => TYPED.has(each)))

/** Weight that a result alone would give a field; undefined for advice. */
export function kindOfResult({ rule, finding }: RuleResult): FoundRule['kind'] | undefined {
  if (finding.outcome === 'broken') return markOf({ key: rule.id, level: finding.level ?? rule.level })
  return finding.outcome === 'unknown' ? 'unknown' : undefined
}

const later = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one

/** Results of one rule as one: what is really wrong goes before what is not written yet. */
function foundOf(results: readonly RuleResult[]): FoundRule[] {
  const weighed = results.flatMap((result) => {
    const kind = kindOfResult(result)
    return kind ? [{ kind, result, isUnwritten: isUnwritten(result.rule.id, result.finding) }] : []
  })
  const real = weighed.filter((each) => !each.isUnwritten)
  const told = real.length > 0 ? real : weighed
  const [first] = told
  if (!first) return []
  const { id, title } = first.result.rule
  return [
    {
      id,
      title,
      words: SHORT_WORDS[id] ?? title,
      kind: KINDS.find((kind) => told.some((each) => each.kind === kind)) ?? first.kind,
      isUnwritten: real.length === 0,
      nextAllowed: told.reduce<string | null>(
        (last, { result }) => later(last, result.finding.nextAllowed),
        null,
      ),
    },
  ]
}

/** The rules that have something to tell, gravest first; those with only unwritten parts come after the others of their weight. */
export const foundRules = (byRule: readonly (readonly RuleResult[])[]): FoundRule[] =>
  byRule
    .flatMap(foundOf)
    .toSorted(
      (one, other) =>
        KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
        Number(one.isUnwritten) - Number(other.isUnwritten),
    )
