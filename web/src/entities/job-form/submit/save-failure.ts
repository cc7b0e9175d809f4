import { Job } from '@vagu/core/jobs/schema'
import { CallError } from '../../../lib/call-error.ts'
import { errorsByInput, type FormErrors } from '../model/find-errors.ts'
import type { JobForm } from '../model/job-form.ts'

/** Ways in which a save fails, as the form answers them. */
export type SaveFailure =
  | { readonly kind: 'wrong'; readonly errors: FormErrors }
  /** The edited job is stored in a newer version. */
  | { readonly kind: 'conflict'; readonly stored: Job }
  /** Another job of the same entry is. */
  | { readonly kind: 'otherConflict'; readonly stored: Job }
  /** An earlier try has arrived, and its jobs were changed since. */
  | { readonly kind: 'arrived' }
  | { readonly kind: 'notSaved' }

export function saveFailureOf(error: unknown, form: Pick<JobForm, 'eventId' | 'fieldIds'>): SaveFailure {
  if (!(error instanceof CallError) || error.kind !== 'refused') return { kind: 'notSaved' }
  if (error.fields.length > 0) return { kind: 'wrong', errors: errorsByInput(error.fields, form.fieldIds) }
  const stored = error.code === 'conflict' ? Job.safeParse(error.stored).data : undefined
  if (stored) return { kind: stored._id === form.eventId ? 'conflict' : 'otherConflict', stored }
  return { kind: error.code === 'idTaken' ? 'arrived' : 'notSaved' }
}
