import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addWorker, changeWorker, listWorkers } from '@vagu/core/workers/contract'
import type { Worker, WorkerDraft } from '@vagu/core/workers/schema'
import { call } from '../../lib/call.ts'
import { reloadStatusSoon } from '../use-status.ts'
import { withSaved, withStored } from './optimistic.ts'

export const WORKERS_KEY = ['workers'] as const

export const useWorkers = () =>
  useQuery({ queryKey: WORKERS_KEY, queryFn: ({ signal }) => call(listWorkers, {}, { signal }) })

type Change = (workers: readonly Worker[]) => Worker[]

const show = (client: QueryClient, change: Change): void => {
  client.setQueryData<Worker[]>(WORKERS_KEY, (workers) => workers && change(workers))
}

/** A change of workers: shown at once, undone when the server refuses, and read again either way. */
export function useWorkerChange<Input, Reply>(work: {
  readonly run: (input: Input) => Promise<Reply>
  readonly show: (input: Input) => Change
}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: work.run,
    onMutate: async (input: Input) => {
      await client.cancelQueries({ queryKey: WORKERS_KEY })
      const before = client.getQueryData<Worker[]>(WORKERS_KEY)
      show(client, work.show(input))
      return { before }
    },
    onError: (_error, _input, shown) => client.setQueryData(WORKERS_KEY, shown?.before),
    onSettled: () => {
      reloadStatusSoon(client)
      void client.invalidateQueries({ queryKey: WORKERS_KEY })
    },
  })
}

/** Reads the workers again, and the warnings about them. */
export function useReloadWorkers(): () => void {
  const client = useQueryClient()
  return () => {
    reloadStatusSoon(client)
    void client.invalidateQueries({ queryKey: WORKERS_KEY })
  }
}

/** A worker that is stored: new under the id that its form made, or changed from the version that was last seen. */
export interface WorkerSave {
  readonly draft: WorkerDraft & { readonly _id: string }
  /** Absent for a new worker. */
  readonly updatedAt?: string | undefined
}

function save({ draft, updatedAt }: WorkerSave): Promise<Worker> {
  if (updatedAt === undefined) return call(addWorker, { body: draft })
  const { _id: id, ...change } = draft
  return call(changeWorker, { params: { id }, body: { ...change, updatedAt } })
}

export function useSaveWorker() {
  const client = useQueryClient()
  return useWorkerChange<WorkerSave, Worker>({
    run: async (input) => {
      const worker = await save(input)
      // Whoever waits for the answer finds the worker in the list, as he was stored.
      show(client, (workers) => withStored(workers, worker))
      return worker
    },
    show:
      ({ draft }) =>
      (workers) =>
        withSaved(workers, draft),
  })
}
