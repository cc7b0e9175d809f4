import { reasonOf } from '../../../rotation/reason.ts'
import type { RotationFault } from '../../../rotation/rules.ts'
import type { SupportFault } from '../../../rotation/support-rules.ts'

const NOT_ASKED = ' Kui te pindalatoetust ei taotle, võite hoiatuse kustutada.'
const notInSupport = (year: number): string =>
  ` Kui talu ${year}. aastal KSM toetuses ei ole, võite hoiatuse kustutada.`

/** Whom the rule does not bind, and what he may do about the warning. */
function notBoundText({ kind, year }: RotationFault | SupportFault): string {
  if (kind === 'support-row' || kind === 'support-return') return notInSupport(year)
  return kind === 'crop-in-row' ? NOT_ASKED : ''
}

export const rotationText = (field: string, fault: RotationFault | SupportFault): string =>
  `Põld „${field}“: ${reasonOf(fault)}${notBoundText(fault)}`
