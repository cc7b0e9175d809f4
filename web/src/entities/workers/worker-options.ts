import type { Worker } from '@vagu/core/workers/schema'
import { formatDay } from '../../lib/format.ts'
import type { Option } from '../../ui/search-options.ts'
import { workersText } from './text.ts'

/** The workers that may do the job: for plant protection only those with the certificate, its last day beside. */
export const workerOptions = (
  workers: readonly Worker[],
  job: { readonly needsCertificate: boolean; readonly day: string },
): Option[] =>
  workers
    .filter((worker) => !job.needsCertificate || worker.chemicalCertification)
    .map(({ _id, name, chemicalWorkerLicenceEndDate: end }) => ({
      value: _id,
      label: name,
      hint:
        job.needsCertificate && end !== null
          ? (end < job.day ? workersText.ended : workersText.until)(formatDay(end))
          : undefined,
    }))

/** Whom a stored job names, as its own copy of the name has him; undefined where it names nobody. */
export function storedWorker(
  job: { readonly worker?: string | null | undefined; readonly workerName: string | null } | null,
  workers: readonly Worker[],
): Option | undefined {
  if (!job?.worker) return undefined
  const current = workers.find(({ _id }) => _id === job.worker)
  return current
    ? { value: job.worker, label: current.name, hint: workersText.notCertified }
    : { value: job.worker, label: workersText.deleted(job.workerName ?? '') }
}

/** The options with the kept worker, where he is not among them. */
export const withStored = (options: readonly Option[], stored: Option | undefined): Option[] =>
  stored && options.every(({ value }) => value !== stored.value) ? [...options, stored] : [...options]
