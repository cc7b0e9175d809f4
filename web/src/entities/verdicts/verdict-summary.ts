import type { Verdict, VerdictKind } from '@vagu/core/warnings/verdicts'
import { verdictsText } from './text.ts'

export interface VerdictSummary {
  /** The gravest of all. */
  readonly kind: VerdictKind
  readonly text: string
}

const GRAVEST_FIRST = ['violation', 'attention', 'unknown', 'ok'] as const

/** One line over all fields: how many are right, how many are not. Undefined without fields. */
export function summaryOf(verdicts: readonly Verdict[], isLoading: boolean): VerdictSummary | undefined {
  const counts = { ok: 0, attention: 0, violation: 0, unknown: 0 }
  for (const { kind } of verdicts) counts[kind]++
  const kind = GRAVEST_FIRST.find((candidate) => counts[candidate] > 0)
  if (!kind) return undefined
  const { summary } = verdictsText
  const parts = [
    counts.ok > 0 && summary.ok(counts.ok),
    counts.violation > 0 && summary.violation(counts.violation),
    counts.attention > 0 && summary.attention(counts.attention),
    counts.unknown > 0 && (isLoading ? summary.checking : summary.unknown)(counts.unknown),
  ]
  return { kind, text: parts.filter(Boolean).join(', ') }
}
