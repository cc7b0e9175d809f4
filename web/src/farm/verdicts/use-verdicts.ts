import type { Field } from '@vagu/core/fields/schema'
import { type EventLike, eventFactsOf } from '@vagu/core/warnings/facts'
import { type Verdict, verdictsFor } from '@vagu/core/warnings/verdicts'
import { useMemo } from 'react'
import { today } from '../../lib/today.ts'
import { seasonsNeeded } from './seasons-needed.ts'
import { useFieldEvents } from './use-field-events.ts'

export interface Verdicts {
  readonly byField: ReadonlyMap<string, Verdict>
  /** In the order of the fields. */
  readonly all: readonly Verdict[]
  readonly isLoading: boolean
  /** How many loads of stored jobs failed. */
  readonly failed: number
  readonly reload: () => void
}

const longestDelayOf = (draft: EventLike): number =>
  Math.max(
    0,
    ...draft.requisites.map((material) =>
      Math.max(material.workDelayDays ?? 0, material.harvestDelayDays ?? 0),
    ),
  )

/**
 * What saving the jobs would mean on each field, judged on the jobs that the browser holds; the stored jobs of the
 * fields are loaded as they are needed. `longestDelay`: of any material of the farm, days.
 */
export function useVerdicts(
  fields: readonly Field[],
  drafts: readonly EventLike[],
  longestDelay: number,
): Verdicts {
  const wanted = useMemo(() => {
    const byField = new Map(fields.map((field) => [field._id, field]))
    return drafts.map((draft) => ({
      fieldId: draft.fieldId,
      years: seasonsNeeded(
        { from: draft.date, to: draft.endDate ?? draft.date, delayDays: longestDelayOf(draft) },
        byField.get(draft.fieldId)?.yearInfo ?? [],
        longestDelay,
      ),
    }))
  }, [fields, drafts, longestDelay])
  const { eventsByField, isLoading, failed, reload } = useFieldEvents(wanted)
  const all = useMemo(() => {
    if (drafts.length === 0) return []
    return verdictsFor({ today: today(), fields, drafts: drafts.map(eventFactsOf), eventsByField })
  }, [fields, drafts, eventsByField])
  const byField = useMemo(() => new Map(all.map((verdict) => [verdict.fieldId, verdict])), [all])
  return useMemo(
    () => ({ byField, all, isLoading, failed, reload }),
    [byField, all, isLoading, failed, reload],
  )
}
