/** Rules for changes of stored jobs. The form and every call that changes jobs ask here. */
import { addedErrors } from '../edits.ts'
import type { FieldError } from '../errors.ts'
import { findJob } from '../settings/table.ts'
import { needsCertificate } from './plant-protection.ts'
import { type CheckedJob, checkJobs, type JobCheckFacts } from './rules.ts'
import type { JobRef } from './schema.ts'

/** A job as it is stored and as it becomes. */
export interface JobEdit {
  readonly before: CheckedJob
  readonly after: CheckedJob
}

/** Names of the materials that keep a part of the field free. */
const guarding = ({ requisites }: CheckedJob): string[] =>
  requisites.flatMap(({ safetyArea, name }) => ((safetyArea ?? 0) > 0 ? [name] : []))

/** On another field, or asked for by one more material, a safety area is broken anew. */
function breaksAnotherSafetyArea({ before, after }: JobEdit): boolean {
  const known = new Set(guarding(before))
  return before.fieldId !== after.fieldId || guarding(after).some((name) => !known.has(name))
}

/** Whether the change makes a job of it that only who holds the certificate may do. */
function asksCertificateAnew({ before, after }: JobEdit, { categories }: JobCheckFacts): boolean {
  const isNeeded = ({ jobCategory, job, requisites }: CheckedJob): boolean => {
    const found = findJob(categories, jobCategory, job)
    return found !== undefined && needsCertificate(found.category, requisites)
  }
  return isNeeded(after) && !isNeeded(before)
}

const isSameRef = (one: JobRef, other: JobRef): boolean =>
  one.key === undefined || other.key === undefined ? one.name === other.name : one.key === other.key

/** A type that the farm no longer has stays with the job as a whole: nothing else becomes of it under another category. */
const isOfOtherType = ({ before, after }: JobEdit): boolean =>
  !isSameRef(before.jobCategory, after.jobCategory) || !isSameRef(before.job, after.job)

/**
 * Faults that the change of a stored job brings, by paths within the job; anything it lacked before it may go on
 * lacking: a worker who is gone or lost the certificate, a unit that is not the job's, a part that an import did not
 * bring.
 */
export function checkJobEdit(edit: JobEdit, facts: JobCheckFacts): FieldError[] {
  const { before, after } = edit
  const errors = checkJobs([after], facts, false)
  if (errors.length === 0) return []
  const changed = new Set([
    ...(breaksAnotherSafetyArea(edit) ? ['area'] : []),
    ...(asksCertificateAnew(edit, facts) ? ['worker'] : []),
    ...(isOfOtherType(edit) ? ['job'] : []),
  ])
  const known = checkJobs([before], facts, false).filter(({ path }) => !changed.has(path))
  return addedErrors({ record: after, errors }, { record: before, errors: known })
}
