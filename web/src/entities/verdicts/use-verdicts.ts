import type { Field } from '@vagu/core/fields/schema'
import { type EventFacts, type EventLike, eventFactsOf, isWhatIf } from '@vagu/core/warnings/facts'
import type { Verdict } from '@vagu/core/warnings/verdicts'
import { useCallback, useMemo } from 'react'
import { today } from '../../lib/today.ts'
import { useSettings } from '../use-settings.ts'
import { useWorkers } from '../workers/use-workers.ts'
import { useRuleFacts } from './use-rule-facts.ts'
import { useRules } from './use-rules.ts'

export interface Verdicts {
  readonly byField: ReadonlyMap<string, Verdict>
  /** In the order of the fields. */
  readonly all: readonly Verdict[]
  /** The jobs are not done yet: verdicts say what would happen. */
  readonly isWhatIf: boolean
  readonly isLoading: boolean
  /** Something that the rules need could not be loaded. */
  readonly hasFailed: boolean
  readonly reload: () => void
}

const NONE: ReadonlyMap<string, readonly EventFacts[]> = new Map()

/** Before the rules are there. */
const notJudged = ({ _id }: Field): Verdict => ({
  fieldId: _id,
  kind: 'unknown',
  warnings: [],
  onOthers: [],
  unknowns: [],
  advices: [],
  isIncomplete: true,
})
/** As long as the register has not answered, nothing is said to be right. */
const withoutRegister = (verdict: Verdict): Verdict => ({
  ...verdict,
  kind: verdict.kind === 'ok' ? 'unknown' : verdict.kind,
  isIncomplete: true,
})

function useWorkerMap() {
  const { data } = useWorkers()
  return useMemo(() => data && new Map(data.map((worker) => [worker._id, worker])), [data])
}

/**
 * What saving the jobs would mean on each field, judged on what the browser holds; the rules, the stored jobs of the
 * fields and the register's products are loaded as they are needed.
 */
export function useVerdicts(fields: readonly Field[], jobs: readonly EventLike[]): Verdicts {
  const { data: rules, isError: hasNoRules, refetch: reloadRules } = useRules()
  const drafts = useMemo(() => jobs.map(eventFactsOf), [jobs])
  const facts = useRuleFacts({ fields, drafts, reachOf: rules?.reachOf })
  const { eventsByField = NONE, products, hasProducts, reload: reloadFacts } = facts
  const workers = useWorkerMap()
  const ksmYears = useSettings().data?.ksm.years
  const all = useMemo(() => {
    if (drafts.length === 0) return []
    if (!rules) return fields.map(notJudged)
    const verdicts = rules.verdictsFor({
      today: today(),
      fields,
      drafts,
      eventsByField,
      products,
      ksmYears,
      workers,
    })
    return hasProducts ? verdicts : verdicts.map(withoutRegister)
  }, [rules, fields, drafts, eventsByField, products, hasProducts, ksmYears, workers])
  const byField = useMemo(() => new Map(all.map((verdict) => [verdict.fieldId, verdict])), [all])
  const reload = useCallback(() => {
    if (hasNoRules) void reloadRules()
    void reloadFacts()
  }, [hasNoRules, reloadRules, reloadFacts])
  const isLoading = facts.isLoading || (!rules && !hasNoRules)
  const hasFailed = facts.hasFailed || hasNoRules
  const isAllWhatIf = drafts.length > 0 && drafts.every(isWhatIf)
  return useMemo(
    () => ({ byField, all, isWhatIf: isAllWhatIf, isLoading, hasFailed, reload }),
    [byField, all, isAllWhatIf, isLoading, hasFailed, reload],
  )
}
