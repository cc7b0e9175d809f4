import { listPlanVersions } from '@vagu/core/fertilization-plan/contract'
import { NO_FIELD_PLAN, type PlanOfField } from '@vagu/core/fertilization-plan/field-plan'
import { useRef } from 'react'
import { call } from '../../lib/call.ts'
import { HistoryDialog } from '../../records/history/HistoryDialog.tsx'
import { type RecordChange, withDifferences } from '../../records/history/record-history.ts'
import { planKeys } from './keys.ts'
import { linesOfPlan, stateOf } from './plan-lines.ts'
import { planHistoryText } from './part-text.ts'

interface Props {
  readonly year: number
  readonly fieldId: string
  readonly fieldName: string
  /** Puts a state in place of what stands there; it is stored as every change is. */
  readonly onRestore: (plan: PlanOfField) => void
  readonly onClose: () => void
}

/** Earlier states of a field's plan: who changed what, and the way back to each. */
export function PlanHistory({ year, fieldId, fieldName, onRestore, onClose }: Props) {
  const states = useRef(new Map<string, PlanOfField>())
  const read = async (signal: AbortSignal): Promise<readonly RecordChange[]> => {
    const versions = await call(listPlanVersions, { params: { year, fieldId } }, { signal })
    states.current = new Map(
      versions.flatMap(({ entryId, after }): [string, PlanOfField][] =>
        after ? [[entryId, stateOf(after)]] : [],
      ),
    )
    return withDifferences(versions, linesOfPlan)
  }
  return (
    <HistoryDialog<RecordChange>
      name={planHistoryText.name(fieldName, year)}
      queryKey={planKeys.history(year, fieldId)}
      of="fertilizationPlans"
      read={read}
      changesIn={({ changes }) => changes}
      restore={(entryId) => {
        onRestore(states.current.get(entryId) ?? NO_FIELD_PLAN)
        return Promise.resolve()
      }}
      onClose={onClose}
    />
  )
}
