import type { FieldPlan } from '@vagu/core/fertilization-plan/schema'
import type { PlanOfField } from '@vagu/core/fertilization-plan/field-plan'
import { formatNumber, formatQuantity } from '../../lib/format.ts'
import { type Difference, VersionChoice } from '../../ui/VersionChoice.tsx'
import { planAt } from './plan-edits.ts'
import { fieldPlanText } from './field-text.ts'
import { planText } from './text.ts'
import type { Board } from './use-board.ts'

/** A plan in words, so that two of them can be told apart. */
function wordsOf(plan: PlanOfField): string[] {
  const figure = (label: string, kg: number | undefined): string[] =>
    kg === undefined ? [] : [`${label}: ${formatNumber(kg)} kg/ha`]
  return [
    ...(plan.goalYield === null ? [] : [`${fieldPlanText.goal}: ${planText.goal(plan.goalYield)}`]),
    ...figure('N', plan.overrideN?.kg),
    ...figure('P', plan.overrideP?.kg),
    ...figure('K', plan.overrideK?.kg),
    ...figure(fieldPlanText.cut, plan.predecessorCut?.kg),
    ...plan.fertilizations.map(
      ({ timeframe, name, amount, unit }) =>
        `${planText.timeframes[timeframe]} ${name} ${formatQuantity(amount, unit)}`,
    ),
  ]
}

function differencesOf(mine: PlanOfField, theirs: FieldPlan): Difference[] {
  const [ours, stored] = [wordsOf(mine), wordsOf(theirs)]
  return [
    {
      label: planText.columns.applications,
      mine: ours.join('; ') || planText.noPlan,
      stored: stored.join('; ') || planText.noPlan,
    },
  ]
}

/** Plans that somebody else has changed meanwhile, both versions side by side. */
export function Conflicts({ board }: { readonly board: Board }) {
  const { plan, rows } = board
  const names = new Map(rows.map(({ fieldId, name }) => [fieldId, name]))
  return plan.edits.conflicts.map((theirs) => (
    <VersionChoice
      key={theirs.fieldId}
      title={planText.conflictTitle(names.get(theirs.fieldId) ?? '')}
      differences={differencesOf(planAt(plan.stored, plan.edits, theirs.fieldId), theirs)}
      onKeepMine={() => plan.answer(theirs.fieldId, true)}
      onTakeTheirs={() => plan.answer(theirs.fieldId, false)}
    />
  ))
}
