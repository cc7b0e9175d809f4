/** Duty to have a plan: from 50 ha of arable land on, where nitrogen is spread (Water Act § 162 (3)). */
import type { FertilizationPlan } from './schema.ts'

export const DUTY_HECTARES = 50
export const DUTY_SOURCE = 'Veeseadus § 162 lg 3; RT I, 19.11.2021, 1'

/** `owed`: nitrogen is spread on fields without a plan. */
export type Duty = 'none' | 'fulfilled' | 'owed'

/** How a farm stands to the duty in the plan's year; a field with no crop and no fertilizer asks for nothing. */
export function dutyOf({ arableArea, fields }: Pick<FertilizationPlan, 'arableArea' | 'fields'>): Duty {
  const giving = fields.filter(
    ({ facts, plan }) =>
      facts.given.some(({ wholeN, origin }) => origin !== 'grazing' && wholeN !== 0) ||
      (plan?.fertilizations.length ?? 0) > 0,
  )
  if (arableArea < DUTY_HECTARES || giving.length === 0) return 'none'
  return giving.every(({ plan }) => (plan?.fertilizations.length ?? 0) > 0) ? 'fulfilled' : 'owed'
}
