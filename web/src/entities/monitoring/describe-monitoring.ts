import type { MonitoringEntry } from '@vagu/core/monitoring/schema'
import { nameOfTarget } from '@vagu/core/monitoring/table'
import { formatQuantity } from '../../lib/format.ts'
import { monitoringText } from './text.ts'

/**
 * Find in words, as lists show it: its kind where only that tells what was looked for, its name, its amount.
 */
export function describeMonitoringEntry({ inspectionType, target, amount, unit }: MonitoringEntry): string {
  const name = nameOfTarget(target)
  if (amount !== null) return `${name} ${formatQuantity(amount, monitoringText.unit(unit))}`
  return `${monitoringText.types[inspectionType]}: ${name}`
}
