/** Plan of a field in words, line by line, for its history. */
import { NO_FIELD_PLAN, type PlanOfField } from '@vagu/core/fertilization-plan/field-plan'
import { type Override, PlanDocument } from '@vagu/core/fertilization-plan/schema'
import { ELEMENTS } from '@vagu/core/nutrients/schema'
import { cropStyle } from '../../entities/crops/crop-style.ts'
import { formatNumber, formatQuantity } from '../../lib/format.ts'
import type { Line } from '../../ui/line-differences.ts'
import { planHistoryText as text } from './part-text.ts'
import { planText } from './text.ts'

type State = { readonly [Member in keyof PlanDocument]?: PlanDocument[Member] | undefined }

/** A stored state as a plan: members that it had not yet are empty. */
export function stateOf(state: State): PlanOfField {
  const { userId: _who, ...plan } = PlanDocument.parse({ ...NO_FIELD_PLAN, userId: '', ...state })
  return plan
}

const byHand = (override: Override | null): string =>
  override === null ? '' : text.byHand(override.kg, override.reason)
const quantity = (value: number | null | undefined, unit: string): string =>
  value == null ? '' : formatQuantity(value, unit)
const yes = (is: boolean): string => (is ? text.yes : '')

/** Lines of a state; an empty text stands for what is not said. */
export function linesOfPlan(state: State): Line[] {
  const plan = stateOf(state)
  const overrides = { N: plan.overrideN, P: plan.overrideP, K: plan.overrideK }
  return [
    [text.lines.crop, plan.crop === null ? '' : cropStyle({ crop: plan.crop }).title],
    [text.lines.goal, quantity(plan.goalYield, 't/ha')],
    [text.lines.straw, yes(plan.isStrawTaken)],
    [text.lines.sand, yes(plan.isSand)],
    [text.lines.foodWheat, quantity(plan.foodWheatN, 'kg N/ha')],
    [text.lines.cut, byHand(plan.predecessorCut)],
    [text.lines.fixation, quantity(plan.fixationN, 'kg N/ha')],
    ...ELEMENTS.map((element): Line => [
      text.override(planText.elements[element]),
      byHand(overrides[element]),
    ]),
    [text.lines.cuts, plan.cuts == null ? '' : formatNumber(plan.cuts)],
    [text.lines.lime, quantity(plan.limeNeed, 't CaCO₃/ha')],
    [text.lines.note, plan.note],
    [
      text.lines.fertilizations,
      plan.fertilizations
        .map(({ timeframe, name, amount, unit }) =>
          text.application(planText.timeframes[timeframe], name, `${formatNumber(amount)} ${unit}`),
        )
        .join('; '),
    ],
  ]
}
