import * as contract from '@vagu/core/workers/contract'
import type { Worker } from '@vagu/core/workers/schema'
import { without, withStored } from '../../entities/workers/optimistic.ts'
import { useWorkerChange } from '../../entities/workers/use-workers.ts'
import { call } from '../../lib/call.ts'

export const useDeleteWorker = () =>
  useWorkerChange<Worker, undefined>({
    run: ({ _id: id }) => call(contract.deleteWorker, { params: { id } }),
    show:
      ({ _id }) =>
      (workers) =>
        without(workers, _id),
  })

export const useRestoreWorker = () =>
  useWorkerChange<Worker, Worker>({
    run: ({ _id: id }) => call(contract.restoreWorker, { params: { id } }),
    show: (worker) => (workers) => withStored(workers, worker),
  })
