import type { Worker } from '@vagu/core/workers/schema'
import { formatDay } from '../../lib/format.ts'
import type { Option } from '../../ui/search-options.ts'
import { words } from './text.ts'

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
          ? (end < job.day ? words.ended : words.until)(formatDay(end))
          : undefined,
    }))
