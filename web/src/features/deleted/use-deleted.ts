import { useQueries } from '@tanstack/react-query'
import { type Deleted, DELETED_KINDS, type DeletedKind, KINDS_OF_DELETED } from './deleted-kinds.ts'

const keyOf = (kind: DeletedKind) => ['deleted', kind] as const

/** Everything that was deleted, the last first, and the kinds that could not be loaded. */
export function useDeleted() {
  return useQueries({
    queries: DELETED_KINDS.map((kind) => ({
      queryKey: keyOf(kind),
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Deleted[]> =>
        (await KINDS_OF_DELETED[kind].list(signal)).map((each) => ({ ...each, kind })),
      staleTime: 0,
      meta: { reads: [KINDS_OF_DELETED[kind].entity], isQuiet: true },
    })),
    combine: (results) => ({
      records: results
        .flatMap(({ data }) => data ?? [])
        .toSorted((a, b) => b.deletedAt.localeCompare(a.deletedAt)),
      failed: DELETED_KINDS.filter((_, i) => results[i]?.isError),
      isPending: results.some(({ isPending }) => isPending),
      isFetching: results.some(({ isFetching }) => isFetching),
      reload: () => {
        for (const result of results) if (result.isError) void result.refetch()
      },
    }),
  })
}
