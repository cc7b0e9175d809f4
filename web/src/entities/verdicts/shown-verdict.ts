import type { FoundRule } from '@vagu/core/warnings/found-rules'
import type { Verdict, VerdictKind } from '@vagu/core/warnings/verdicts'

/** Verdict on a job that is being written: `unfinished` where only parts are missing that can still be typed. */
export type ShownKind = VerdictKind | 'unfinished'

export interface ShownRule extends Omit<FoundRule, 'kind'> {
  readonly kind: ShownKind
}

interface Kinds {
  readonly kind: ShownKind
  readonly found: readonly ShownRule[]
}

const written = (rule: FoundRule): ShownRule => (rule.isUnwritten ? { ...rule, kind: 'unfinished' } : rule)

/** The verdict as long as nobody has tried to save. */
export function whileWritten(verdict: Verdict): Omit<Verdict, 'kind' | 'found'> & Kinds {
  const found = verdict.found.map(written)
  const real = found.filter(({ isUnwritten }) => !isUnwritten)
  const unwritten = found.filter(({ isUnwritten }) => isUnwritten)
  const isUnsure = verdict.isIncomplete || verdict.failures.length > 0
  const rest: ShownKind = isUnsure ? 'unknown' : 'unfinished'
  const kind = real[0]?.kind ?? (unwritten.length > 0 ? rest : verdict.kind)
  return { ...verdict, kind, found: [...real, ...unwritten] }
}
