/** The planner by workers: who may take what, and who is shown. */
import { needsCertificate } from '@vagu/core/jobs/plant-protection'
import type { Job } from '@vagu/core/jobs/schema'
import type { Worker } from '@vagu/core/workers/schema'

/** Stands for "nobody" where a filter needs a text. */
export const NOBODY = 'nobody'

export interface WorkerRow {
  /** null: the jobs of nobody. */
  readonly id: string | null
  readonly name: string
}

type Named = Pick<Worker, '_id' | 'name'>

/** A row for every worker, also for one who is on a job and not in the list any more; those without one come last. */
export function workerRows(workers: readonly Named[], jobs: readonly Job[], nobody: string): WorkerRow[] {
  const names = new Map(workers.map(({ _id, name }) => [_id, name]))
  for (const { worker, workerName } of jobs)
    if (worker != null && !names.has(worker)) names.set(worker, workerName ?? '')
  return [...[...names].map(([id, name]) => ({ id, name })), { id: null, name: nobody }]
}

/** Whether a job passes the filter: everybody's (null), one worker's, or nobody's. */
export const isOfWorker = ({ worker }: Pick<Job, 'worker'>, filter: string | null): boolean =>
  filter === null || (worker ?? NOBODY) === filter

/** Who works with plant-protection products must hold the certificate. */
export function mayTake(
  worker: Pick<Worker, 'chemicalCertification'> | undefined,
  jobs: readonly Pick<Job, 'jobCategory' | 'requisites'>[],
): boolean {
  return (
    worker?.chemicalCertification === true ||
    !jobs.some(({ jobCategory, requisites }) => needsCertificate(jobCategory, requisites))
  )
}
