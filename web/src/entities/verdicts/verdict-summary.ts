import type { Verdict, VerdictKind } from '@vagu/core/warnings/verdicts'
import { verdictsText } from './text.ts'

export interface VerdictSummary {
  /** The gravest of all. */
  readonly kind: VerdictKind
  readonly text: string
}

const GRAVEST_FIRST = ['violation', 'attention', 'unknown', 'ok'] as const

/** Progress of what is on its way: what the rules need, or the verdicts of what was just typed. */
export interface Progress {
  readonly isLoading: boolean
  readonly isChecking: boolean
}

/** Titles of the rules that broke off, each once. */
export const failedRules = (verdicts: readonly Pick<Verdict, 'failures'>[]): string[] => [
  ...new Set(verdicts.flatMap(({ failures }) => failures.map(({ title }) => title))),
]

/** One line over all fields: how many are right, how many are not. Undefined without fields. */
export function summaryOf(
  verdicts: readonly Verdict[],
  { isLoading, isChecking }: Progress,
): VerdictSummary | undefined {
  const counts = { ok: 0, attention: 0, violation: 0, unknown: 0 }
  for (const { kind } of verdicts) counts[kind]++
  const kind = GRAVEST_FIRST.find((candidate) => counts[candidate] > 0)
  const { summary } = verdictsText
  if (!kind) return isChecking ? { kind: 'unknown', text: summary.first } : undefined
  const parts = [
    counts.ok > 0 && summary.ok(counts.ok),
    counts.violation > 0 && summary.violation(counts.violation),
    counts.attention > 0 && summary.attention(counts.attention),
    counts.unknown > 0 && (isLoading ? summary.checking : summary.unknown)(counts.unknown),
    isChecking && summary.again,
  ]
  return { kind, text: parts.filter(Boolean).join(', ') }
}
