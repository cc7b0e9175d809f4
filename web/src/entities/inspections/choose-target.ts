import { suggestAmount } from '@vagu/core/inspections/rules'
import { boundsOf, targetNamed, targetOf } from '@vagu/core/inspections/table'
import type { InspectionForm } from './inspection-form.ts'

/**
 * The row with a target of the table, or with the farmer's own words; `random` in [0, 1) makes the suggestion. A row
 * without a type gets that of the target.
 */
export function withTarget(row: InspectionForm, words: string, random: number): InspectionForm {
  const inspectionType = row.inspectionType ?? targetOf(words)?.type
  if (!inspectionType) return { ...row, target: words.trim() }
  const target = targetNamed(inspectionType, words)
  const found = { ...row, inspectionType, target }
  const bounds = target === '' ? null : boundsOf(inspectionType, target)
  if (bounds === null) return { ...found, amount: null, suggestion: null }
  return { ...found, suggestion: row.amount === null ? suggestAmount(bounds, random) : null }
}
