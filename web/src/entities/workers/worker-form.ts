import { checkCertificate, checkWorkerEdit } from '@vagu/core/workers/rules'
import { type Worker, type WorkerDraft, WorkerFacts } from '@vagu/core/workers/schema'
import { z } from 'zod'
import type { FormShape } from '../../records/use-record-form.ts'

/** Content of the form: a draft as it is sent. */
export type WorkerInput = z.input<typeof WorkerFacts>

export interface NewWorker {
  /** Name typed where the worker was missed. */
  readonly name: string
  readonly needsCertificate: boolean
}

export const emptyInput = ({ name, needsCertificate }: NewWorker): WorkerInput => ({
  name,
  hourlyRate: null,
  notes: '',
  chemicalCertification: needsCertificate,
  chemicalWorkerLicenceEndDate: null,
  certificateNo: '',
  company: '',
  personalCode: null,
  userId: null,
})

export const inputOf = ({ updatedAt: _version, ...worker }: Worker): WorkerInput => worker

/**
 * Worker that is judged and sent: without a certificate there is no end of it, and a wrong one behind a certificate
 * that was taken away is no fault, since nobody sees it. A stored worker may go on without what he lacked.
 */
export const workerOfForm = (before?: Worker) =>
  z.preprocess(
    (input: WorkerInput): WorkerInput => ({
      ...input,
      ...(!input.chemicalCertification && { chemicalWorkerLicenceEndDate: null, certificateNo: '' }),
      personalCode: input.personalCode?.trim() ? input.personalCode : null,
    }),
    WorkerFacts.superRefine((worker, context) => {
      const faults = before ? checkWorkerEdit(before, worker) : checkCertificate(worker)
      for (const { path, code } of faults) context.addIssue({ code: 'custom', path: [path], message: code })
    }),
  )

export const workerForm: FormShape<Worker, WorkerDraft, WorkerInput> = { schemaOf: workerOfForm, inputOf }
