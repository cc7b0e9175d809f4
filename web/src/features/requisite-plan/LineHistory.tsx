import { cropTitle } from '@vagu/core/crops/title'
import * as contract from '@vagu/core/requisite-plan/contract'
import type { PlannedLine, RequisitePlan } from '@vagu/core/requisite-plan/schema'
import { call } from '../../lib/call.ts'
import { EMPTY, formatNumber, formatQuantity } from '../../lib/format.ts'
import { HistoryButton } from '../../records/history/HistoryButton.tsx'
import { withDifferences } from '../../records/history/record-history.ts'
import type { Line } from '../../ui/line-differences.ts'
import { requisitePlanKeys } from './keys.ts'
import { planText as text } from './text.ts'

const linesOf = (plan: RequisitePlan): Line[] => [
  [text.material, plan.name],
  [text.amount, text.rate(plan)],
  [text.timeframe, text.timeframes[plan.timeframe]],
  [text.timesLabel, formatNumber(plan.times)],
  [text.area, plan.area === null ? EMPTY : formatQuantity(plan.area, 'ha', 4)],
  [text.note, plan.note || EMPTY],
  [text.cropLabel, plan.crop === null ? EMPTY : cropTitle({ crop: plan.crop })],
]

interface Props {
  readonly line: PlannedLine
  readonly onRestored: () => void
}

/** Earlier states of a line of the plan. */
export const LineHistory = ({ line, onRestored }: Props) => (
  <HistoryButton
    name={line.name}
    of="requisitePlans"
    queryKey={requisitePlanKeys.history(line._id)}
    read={async (signal) => {
      const params = { id: line._id }
      const versions = await call(contract.listRequisitePlanVersions, { params }, { signal })
      return withDifferences(versions, (state) => linesOf(Object.assign({ ...line }, state)))
    }}
    restore={(entryId) => call(contract.restoreRequisitePlanVersion, { params: { id: line._id, entryId } })}
    onRestored={onRestored}
  />
)
