/** Rules for a worker's certificate; form and server ask the same. */
import { addedErrors } from '../edits.ts'
import type { FieldError } from '../errors.ts'
import { fieldError } from '../validation.ts'

interface Certified {
  readonly chemicalCertification: boolean
  readonly chemicalWorkerLicenceEndDate: string | null
}

/** A certificate has a last day. */
export const checkCertificate = (worker: Certified): FieldError[] =>
  worker.chemicalCertification && worker.chemicalWorkerLicenceEndDate === null
    ? [fieldError('chemicalWorkerLicenceEndDate', 'required')]
    : []

/** Of a stored worker, one that came by import maybe, only what the change makes wrong: nobody has to invent a day. */
export const checkWorkerEdit = (before: Certified, after: Certified): FieldError[] =>
  addedErrors(
    { record: after, errors: checkCertificate(after) },
    { record: before, errors: checkCertificate(before) },
  )
