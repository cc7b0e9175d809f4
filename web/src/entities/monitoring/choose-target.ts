import { suggestAmount } from '@vagu/core/monitoring/rules'
import { boundsOf, targetNamed, targetOf } from '@vagu/core/monitoring/table'
import type { MonitoringForm } from './monitoring-form.ts'

/**
 * The row with a target of the table, or with the farmer's own words; `random` in [0, 1) makes the suggestion. A row
 * without a type gets that of the target.
 */
export function withTarget(row: MonitoringForm, words: string, random: number): MonitoringForm {
  const inspectionType = row.inspectionType ?? targetOf(words)?.type
  if (!inspectionType) return { ...row, target: words.trim() }
  const target = targetNamed(inspectionType, words)
  const found = { ...row, inspectionType, target }
  const bounds = target === '' ? null : boundsOf(inspectionType, target)
  if (bounds === null) return { ...found, amount: null, suggestion: null }
  return { ...found, suggestion: row.amount === null ? suggestAmount(bounds, random) : null }
}
