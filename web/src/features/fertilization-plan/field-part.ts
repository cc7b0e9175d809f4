import type { PlanOfField } from '@vagu/core/fertilization-plan/field-plan'
import type { PlanRow } from './plan-rows.ts'

/** Props of each part of a field's window. */
export interface FieldPartProps {
  readonly row: PlanRow
  readonly year: number
  readonly mayWrite: boolean
  /** Puts a part of the plan in place of what stands there. */
  readonly put: (part: Partial<PlanOfField>) => void
  /** Whether a form in the window holds something that is not in the plan yet. */
  readonly onTyping: (isTyping: boolean) => void
}
