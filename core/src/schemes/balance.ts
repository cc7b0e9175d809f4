/** Nitrogen balance of a field as the support asks for it: of what was done and harvested alone, by the plan's formula. */
import { type Balance, type MissingOfBalance, nitrogenBalance } from '../fertilization-plan/balance.ts'
import { NO_FIELD_PLAN, reckonField } from '../fertilization-plan/field-plan.ts'
import { isLegume } from '../fertilization-plan/norms.ts'
import type { PlannedField } from '../fertilization-plan/schema.ts'
import { cropByKey } from '../crops/table.ts'

export type SchemeBalance =
  | Extract<Balance, { readonly isKnown: true }>
  | { readonly isKnown: false; readonly missing: readonly (MissingOfBalance | 'nutrients')[] }

/** Null where no nitrogen was given and no legumes grew. */
export function doneBalance({ facts, plan }: Pick<PlannedField, 'facts' | 'plan'>): SchemeBalance | null {
  const given = facts.given.filter(({ isPlanned }) => !isPlanned)
  const group = cropByKey(facts.crop ?? '')?.rotationGroup
  const isAsked = given.some(({ wholeN }) => wholeN !== 0) || (group !== undefined && isLegume(group))
  if (!isAsked || facts.crop === null) return null
  const done = reckonField({ ...facts, given }, { ...(plan ?? NO_FIELD_PLAN), fertilizations: [] })
  const balance = nitrogenBalance({ ...done.balanceOf, harvest: facts.harvest })
  if (!given.some(({ wholeN }) => wholeN === null)) return balance
  return { isKnown: false, missing: [...(balance.isKnown ? [] : balance.missing), 'nutrients'] }
}
