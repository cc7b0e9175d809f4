import type { Inspection } from '@vagu/core/inspections/schema'
import { nameOfTarget } from '@vagu/core/inspections/table'
import { formatQuantity } from '../../lib/format.ts'
import { words } from './text.ts'

/** What was found, as lists show it: its kind where only that tells what was looked for, its name, how much of it. */
export function describeInspection({ inspectionType, target, amount, unit }: Inspection): string {
  const name = nameOfTarget(target)
  if (amount !== null) return `${name} ${formatQuantity(amount, words.unit(unit))}`
  return `${words.types[inspectionType]}: ${name}`
}
