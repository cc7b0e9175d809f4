/** Duty to have a plan: from 50 ha of arable land on, where nitrogen is spread (Water Act § 162 (3)). */
import type { FertilizationPlan, PlannedField } from './schema.ts'

export const DUTY_HECTARES = 50
export const DUTY_SOURCE = 'Veeseadus § 162 lg 3; RT I, 19.11.2021, 1'

/** `owed`: nitrogen is spread on fields without a plan, which are named. */
export type Duty =
  | { readonly state: 'small' | 'withoutNitrogen' | 'fulfilled' }
  | { readonly state: 'owed'; readonly fieldIds: readonly string[] }

interface Farm extends Pick<FertilizationPlan, 'arableArea'> {
  readonly fields: readonly (Pick<PlannedField, 'fieldId'> & {
    readonly facts: Pick<PlannedField['facts'], 'given'>
    readonly plan: { readonly fertilizations: readonly unknown[] } | null
  })[]
}

/** How a farm stands to the duty in the plan's year; a field with no crop and no fertilizer asks for nothing. */
export function dutyOf({ arableArea, fields }: Farm): Duty {
  if (arableArea < DUTY_HECTARES) return { state: 'small' }
  const isPlanned = ({ plan }: Farm['fields'][number]): boolean => (plan?.fertilizations.length ?? 0) > 0
  const giving = fields.filter(
    (field) =>
      isPlanned(field) ||
      field.facts.given.some(({ wholeN, origin }) => origin !== 'grazing' && wholeN !== 0),
  )
  if (giving.length === 0) return { state: 'withoutNitrogen' }
  const fieldIds = giving.filter((field) => !isPlanned(field)).map(({ fieldId }) => fieldId)
  return fieldIds.length === 0 ? { state: 'fulfilled' } : { state: 'owed', fieldIds }
}
