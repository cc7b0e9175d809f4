import type { ShownKind, ShownRule } from './shown-verdict.ts'
import type { ShownVerdict } from './use-verdicts.ts'

/** A rule over all fields on which it has something to tell. */
export interface RuleGroup {
  readonly rule: ShownRule
  /** Weight on the field where it is gravest. */
  readonly kind: ShownKind
  readonly verdicts: readonly ShownVerdict[]
  /** The first day on which it would be silent on all of them; null when there is no such day. */
  readonly nextAllowed: string | null
}

export const GRAVEST_FIRST: readonly ShownKind[] = ['violation', 'attention', 'unknown', 'unfinished', 'ok']

const gravest = (kinds: readonly ShownKind[]): ShownKind =>
  GRAVEST_FIRST.find((kind) => kinds.includes(kind)) ?? 'ok'

/** Rules with something to tell, each once, gravest first, then by the number of fields. */
export function ruleGroups(verdicts: readonly ShownVerdict[]): RuleGroup[] {
  const all = verdicts.flatMap((verdict) => verdict.found.map((rule) => ({ rule, verdict })))
  return [...Map.groupBy(all, ({ rule }) => rule.id).values()]
    .flatMap((together) => {
      const [first] = together
      if (!first) return []
      const days = together.flatMap(({ rule }) => rule.nextAllowed ?? [])
      return [
        {
          rule: first.rule,
          kind: gravest(together.map(({ rule }) => rule.kind)),
          verdicts: together.map(({ verdict }) => verdict),
          nextAllowed: days.toSorted().at(-1) ?? null,
        },
      ]
    })
    .toSorted(
      (one, other) =>
        GRAVEST_FIRST.indexOf(one.kind) - GRAVEST_FIRST.indexOf(other.kind) ||
        other.verdicts.length - one.verdicts.length,
    )
}
