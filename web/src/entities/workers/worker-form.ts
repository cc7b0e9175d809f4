import { checkCertificate, checkWorkerEdit } from '@vagu/core/workers/rules'
import { type Worker, type WorkerDraft, WorkerFacts } from '@vagu/core/workers/schema'
import { z } from 'zod'
import { EMPTY, formatDay, formatQuantity } from '../../lib/format.ts'
import { type Line, lineDifferences } from '../../ui/line-differences.ts'
import type { Difference } from '../../ui/VersionChoice.tsx'
import { words } from './text.ts'

/** What the form holds: a draft as it is sent. */
export type WorkerInput = z.input<typeof WorkerFacts>

export interface NewWorker {
  /** What was typed where the worker was missed. */
  readonly name: string
  readonly needsCertificate: boolean
}

export const emptyInput = (id: string, { name, needsCertificate }: NewWorker): WorkerInput => ({
  _id: id,
  name,
  hourlyRate: null,
  notes: '',
  chemicalCertification: needsCertificate,
  chemicalWorkerLicenceEndDate: null,
})

export const inputOf = ({ updatedAt: _version, ...worker }: Worker): WorkerInput => worker

/**
 * What is judged: a wrong end behind a certificate that was taken away is no fault, nobody sees it; a stored worker may
 * go on without what he lacked.
 */
export const workerOfForm = (before?: Worker) =>
  z.preprocess(
    (input: WorkerInput): WorkerInput =>
      input.chemicalCertification ? input : { ...input, chemicalWorkerLicenceEndDate: null },
    WorkerFacts.superRefine((worker, context) => {
      const faults = before ? checkWorkerEdit(before, worker) : checkCertificate(worker)
      for (const { path, code } of faults) context.addIssue({ code: 'custom', path: [path], message: code })
    }),
  )

/** What is sent: without a certificate it has no end. */
export const draftOf = (id: string, draft: WorkerDraft): WorkerDraft & { readonly _id: string } => ({
  ...draft,
  _id: id,
  chemicalWorkerLicenceEndDate: draft.chemicalCertification ? draft.chemicalWorkerLicenceEndDate : null,
})

/** What a worker's record says, in words and in the order of the form. */
export const workerLines = (worker: Omit<WorkerDraft, '_id'>): Line[] => [
  [words.name, worker.name],
  [words.hourlyRate, formatQuantity(worker.hourlyRate, words.perHour)],
  [words.certified, worker.chemicalCertification ? words.yes : words.no],
  [words.certifiedUntil, formatDay(worker.chemicalWorkerLicenceEndDate)],
  [words.notes, worker.notes || EMPTY],
]

/** What differs between the farmer's version and the stored one, in the order of the form. */
export const differences = (mine: WorkerDraft, stored: Worker): Difference[] =>
  lineDifferences(workerLines(mine), workerLines(stored))
