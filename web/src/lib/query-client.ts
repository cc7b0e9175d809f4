import { MutationCache, QueryCache, QueryClient, type QueryState } from '@tanstack/react-query'
import { CallError } from './call-error.ts'
import { makeStale } from './reread.ts'

/** Time after which data that could not be read again is tried again while it is shown, ms. */
const AGAIN_MS = 15_000

/** Whether what is shown could not be read again, because no answer came; other refusals would be the same again. */
const isOutdated = ({ data, error }: Pick<QueryState<unknown, unknown>, 'data' | 'error'>): boolean =>
  data !== undefined && error instanceof CallError && ['timeout', 'offline'].includes(error.kind)

/** A client that tells `report` of every failed call of the network or the session. */
export function createQueryClient(report: (error: CallError) => void): QueryClient {
  const tell = (error: unknown, isQuiet: boolean | undefined): void => {
    if (!(error instanceof CallError) || error.kind === 'refused') return
    if (isQuiet && (error.kind === 'timeout' || error.kind === 'offline')) return
    report(error)
  }
  // what is tried again by itself is told of once
  const told = new WeakSet<object>()
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        tell(error, query.meta?.isQuiet || told.has(query))
        if (isOutdated(query.state)) told.add(query)
      },
      onSuccess: (_data, query) => void told.delete(query),
    }),
    mutationCache: new MutationCache({
      onError: (error, ...[, , mutation]) => tell(error, mutation.meta?.isQuiet),
      // after the mutation has taken back what it had shown
      onSettled: (_data, error, ...[, , { meta }]) => {
        if (error && meta?.rereadsOnFailure) makeStale(client, meta.rereadsOnFailure)
      },
    }),
    defaultOptions: {
      // The browser's idea of being online says nothing of a server on the same machine or in a worker.
      queries: {
        retry: false,
        networkMode: 'always',
        staleTime: 30_000,
        refetchOnWindowFocus: true,
        // Not by itself so with `always`: what failed in a field without signal is read when there is some.
        refetchOnReconnect: true,
        refetchInterval: ({ state }) => isOutdated(state) && AGAIN_MS,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
