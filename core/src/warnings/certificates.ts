/** What the rules on plant-protection certificates have in common. The last day of a certificate is still valid. */
import { dated } from './dated.ts'
import type { WorkerFacts } from './farm.ts'
import type { Target } from './rule.ts'

/** Told in the press by the authority (2017); the wording of the act was not at hand. */
export const CERTIFICATE = dated([
  {
    since: null,
    value: {
      title: 'Kutseline kasutaja vajab taimekaitsetunnistust, mis kehtib viis aastat (Maaleht, 2017)',
    },
  },
])

export const workerTarget = ({ _id }: WorkerFacts): Target => ({ kind: 'worker', id: _id, workerId: _id })

/** Last day of a worker's certificate; undefined when he has none, or nobody knows. */
export const certificateEndOf = (worker: WorkerFacts): string | undefined =>
  worker.chemicalCertification ? (worker.chemicalWorkerLicenceEndDate ?? undefined) : undefined
