import type { MonitoringEntry } from '@vagu/core/monitoring/schema'
import { nameOfTarget } from '@vagu/core/monitoring/table'
import { formatQuantity } from '../../lib/format.ts'
import { monitoringText } from './text.ts'

/**
 * Find in words, as lists show it: its kind where only that tells what was looked for, its name, its amount, and from how much on control is due.
 */
export function describeMonitoringEntry(entry: MonitoringEntry): string {
  const { inspectionType, target, amount, unit, threshold } = entry
  const name = nameOfTarget(target)
  const much = (count: number): string => formatQuantity(count, monitoringText.unit(unit))
  const bound = threshold == null ? '' : ` (${monitoringText.thresholdOf(much(threshold))})`
  if (amount !== null) return `${name} ${much(amount)}${bound}`
  return `${monitoringText.types[inspectionType]}: ${name}`
}
