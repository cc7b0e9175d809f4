import { useQuery } from '@tanstack/react-query'
import { listWorkers } from '@vagu/core/workers/contract'
import { call } from '../../lib/call.ts'

export const WORKERS_KEY = ['workers'] as const

export const useWorkers = () =>
  useQuery({ queryKey: WORKERS_KEY, queryFn: ({ signal }) => call(listWorkers, {}, { signal }) })
