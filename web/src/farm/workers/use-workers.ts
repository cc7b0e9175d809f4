import { addWorker, listWorkers } from '@vagu/core/workers/contract'
import type { Worker } from '@vagu/core/workers/schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const WORKERS_KEY = ['workers'] as const

export const useWorkers = () =>
  useQuery({ queryKey: WORKERS_KEY, queryFn: ({ signal }) => call(listWorkers, {}, { signal }) })

export function useAddWorker() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Parameters<typeof call<typeof addWorker>>[1]['body']) => call(addWorker, { body }),
    onSuccess: (worker) =>
      client.setQueryData<Worker[]>(WORKERS_KEY, (known = []) => [
        ...known.filter(({ _id }) => _id !== worker._id),
        worker,
      ]),
  })
}
