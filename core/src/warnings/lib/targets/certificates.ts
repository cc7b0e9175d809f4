/**
 * Shared parts of the rules on plant-protection certificates. The last day of a certificate is still valid.
 */
import type { WorkerFacts } from '../../facts.ts'
import type { Target } from '../../rule.ts'

export const workerTarget = ({ _id }: WorkerFacts): Target => ({ kind: 'worker', id: _id, workerId: _id })

/** Last day of a worker's certificate; undefined when he has none, or nobody knows. */
export const certificateEndOf = (worker: WorkerFacts): string | undefined =>
  worker.chemicalCertification ? (worker.chemicalWorkerLicenceEndDate ?? undefined) : undefined
