import { cropYearOfEvent } from '@vagu/core/warnings/facts'
import type { Warning } from '@vagu/core/warnings/schema'
import type { Products } from '@vagu/core/registers/products'
import type { Tables } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import type { FieldInYears, YearRange } from './facts.ts'
import type { RuleScope } from './rule-scope.ts'
import { documentOf } from './stored.ts'

export type WarningRow = Tables['warning']

export const isWithin = (year: number, scope: YearRange) => year >= scope.fromYear && year <= scope.toYear

/** Facts that are judged with. */
export interface Judging {
  readonly actor: Actor
  readonly today: string
  readonly products: Products | undefined
  readonly ksmYears: readonly number[]
  readonly scope: RuleScope
}

function rowOf(
  warning: Warning,
  { actor }: Judging,
  place: { fieldId: string; cropYear: number; day: string },
): WarningRow {
  return {
    account_id: actor.accountId,
    id: warning._id,
    field_id: place.fieldId,
    crop_year: place.cropYear,
    day: place.day,
    is_what_if: warning.isWhatIf ? 1 : 0,
    rule: warning.type.key,
    level: warning.type.level,
    target_id: warning.targetId,
    requisite_id: warning.requisite?.requisiteId ?? null,
    next_allowed: warning.nextAllowed,
    document: documentOf(warning, place.day),
  }
}

/** The warnings of a field in the crop years of its scope. */
export function warningRowsOf(
  { field, scope, events, samples }: FieldInYears,
  judging: Judging,
): WarningRow[] {
  if (events.length === 0) return []
  const { today, products, ksmYears } = judging
  const warnings = judging.scope.warningsOf({ today, field, events, samples, products, ksmYears })
  if (warnings.length === 0) return []
  return warnings.flatMap((warning) => {
    // a field has a few warnings and a few dozen jobs
    const event = events.find(({ _id }) => _id === warning.targetId)
    const cropYear = event ? cropYearOfEvent(event, field) : 0
    if (!isWithin(cropYear, scope)) return []
    const day = warning.date ?? event?.date ?? ''
    return [rowOf(warning, judging, { fieldId: field._id, cropYear, day })]
  })
}
