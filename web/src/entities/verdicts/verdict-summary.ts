import type { Verdict } from '@vagu/core/warnings/verdicts'
import { GRAVEST_FIRST, ruleGroups } from './rule-groups.ts'
import type { ShownKind } from './shown-verdict.ts'
import { verdictsText } from './text.ts'
import type { ShownVerdict } from './use-verdicts.ts'

export interface VerdictSummary {
  /** The gravest of all. */
  readonly kind: ShownKind
  readonly text: string
}

/** Progress of what is on its way: what the rules need, or the verdicts of what was just typed. */
export interface Progress {
  readonly isLoading: boolean
  readonly isChecking: boolean
}

/** Titles of the rules that broke off, each once. */
export const failedRules = (verdicts: readonly Pick<Verdict, 'failures'>[]): string[] => [
  ...new Set(verdicts.flatMap(({ failures }) => failures.map(({ title }) => title))),
]

/** Rules that the line names; of others it says how many there are. */
const NAMED = 2

/** The gravest rules in words, each with the number of its fields where it is not on all of them. */
function namedRules(verdicts: readonly ShownVerdict[]): (string | false)[] {
  const groups = ruleGroups(verdicts)
  const [first] = groups
  if (!first) return []
  const alike = groups.filter(({ kind }) => kind === first.kind)
  const others = groups.length - Math.min(alike.length, NAMED)
  const { summary } = verdictsText
  const named = alike
    .slice(0, NAMED)
    .map(({ rule, verdicts: own }) =>
      own.length < verdicts.length ? summary.on(rule.words, own.length) : rule.words,
    )
    .join(', ')
  return [first.kind === 'unfinished' ? summary.unfinished(named) : named, others > 0 && summary.more(others)]
}

/** One line over all fields: the worst in words, and how many are right. Undefined without fields. */
export function summaryOf(
  verdicts: readonly ShownVerdict[],
  { isLoading, isChecking }: Progress,
): VerdictSummary | undefined {
  const kind = GRAVEST_FIRST.find((candidate) => verdicts.some((verdict) => verdict.kind === candidate))
  const { summary } = verdictsText
  if (!kind) return isChecking ? { kind: 'unknown', text: summary.first } : undefined
  const count = (isCounted: (verdict: ShownVerdict) => boolean): number => verdicts.filter(isCounted).length
  const ok = count((verdict) => verdict.kind === 'ok')
  const unknown = count((verdict) => verdict.kind === 'unknown' && verdict.found.length === 0)
  const lacksMaterial = verdicts.some((verdict) => verdict.lacksMaterial === true)
  const parts = [
    ...namedRules(verdicts),
    lacksMaterial && summary.noMaterial,
    unknown > 0 && (isLoading ? summary.checking : summary.unknown)(unknown),
    ok > 0 && summary.ok(ok),
    isChecking && summary.again,
  ]
  return { kind, text: summary.sentence(parts.filter(Boolean).join(', ')) }
}
