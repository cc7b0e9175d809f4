import { type Worker, WorkerDraft } from '@vagu/core/workers/schema'
import { z } from 'zod'
import { EMPTY, formatDay, formatQuantity } from '../../lib/format.ts'
import type { Difference } from '../../ui/VersionChoice.tsx'
import { words } from './text.ts'

/** What the form holds: a draft as it is sent. */
export type WorkerInput = z.input<typeof WorkerDraft>

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

/** What is judged: a wrong end behind a certificate that was taken away is no fault, nobody sees it. */
export const WorkerOfForm = z.preprocess(
  (input: WorkerInput): WorkerInput =>
    input.chemicalCertification ? input : { ...input, chemicalWorkerLicenceEndDate: null },
  WorkerDraft,
)

/** What is sent: without a certificate it has no end. */
export const draftOf = (id: string, draft: WorkerDraft): WorkerDraft & { readonly _id: string } => ({
  ...draft,
  _id: id,
  chemicalWorkerLicenceEndDate: draft.chemicalCertification ? draft.chemicalWorkerLicenceEndDate : null,
})

const lines = (worker: WorkerDraft): [label: string, text: string][] => [
  [words.name, worker.name],
  [words.hourlyRate, formatQuantity(worker.hourlyRate, words.perHour)],
  [words.certified, worker.chemicalCertification ? words.yes : words.no],
  [words.certifiedUntil, formatDay(worker.chemicalWorkerLicenceEndDate)],
  [words.notes, worker.notes || EMPTY],
]

/** What differs between the farmer's version and the stored one, in the order of the form. */
export function differences(mine: WorkerDraft, stored: Worker): Difference[] {
  const theirs = lines(stored)
  return lines(mine).flatMap(([label, text], i) => {
    const other = theirs[i]?.[1] ?? EMPTY
    return text === other ? [] : [{ label, mine: text, stored: other }]
  })
}
