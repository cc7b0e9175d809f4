import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { DELETED_PAGE } from '@vagu/core/history-calls'
import { useState } from 'react'
import { type Deleted, DELETED_KINDS, type DeletedKind, KINDS_OF_DELETED } from './deleted-kinds.ts'

const keyOf = (kind: DeletedKind, pages: number) => ['deleted', kind, pages] as const

interface Pages {
  readonly records: readonly Deleted[]
  readonly hasOlder: boolean
}

/** Deleted records of a kind after some, page by page, as long as more are wanted. */
async function readOn(
  kind: DeletedKind,
  known: readonly Deleted[],
  { signal, wants }: { signal: AbortSignal; wants: (records: readonly Deleted[]) => boolean },
): Promise<Pages> {
  const records = [...known]
  let hasOlder = true
  while (hasOlder && wants(records)) {
    const last = records.at(-1)
    const after = last ? { deletedAt: last.deletedAt, id: last.id } : {}
    const page = await KINDS_OF_DELETED[kind].list(signal, after)
    records.push(...page.map((each) => ({ ...each, kind })))
    hasOlder = page.length >= DELETED_PAGE
  }
  return { records, hasOlder }
}

/** Every record of the kind that was deleted in one moment, those included that the list has not got to yet. */
export async function readMoment(
  { kind, deletedAt }: Pick<Deleted, 'kind' | 'deletedAt'>,
  known: readonly Deleted[],
): Promise<Deleted[]> {
  const { signal } = new AbortController()
  const own = known.filter((each) => each.kind === kind)
  const wants = (records: readonly Deleted[]) => records.at(-1)?.deletedAt === deletedAt
  const { records } = await readOn(kind, own, { signal, wants })
  return records.filter((each) => each.deletedAt === deletedAt)
}

/** Deleted records kind after kind, each the last first, older ones on demand, and the kinds that could not be loaded. */
export function useDeleted() {
  const [pages, setPages] = useState(1)
  const found = useQueries({
    queries: DELETED_KINDS.map((kind) => ({
      queryKey: keyOf(kind, pages),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        readOn(kind, [], { signal, wants: (records) => records.length < pages * DELETED_PAGE }),
      placeholderData: keepPreviousData,
      staleTime: 0,
      meta: { reads: [kind], isQuiet: true },
    })),
    combine: (results) => ({
      records: results.flatMap(({ data }) => data?.records ?? []),
      withOlder: DELETED_KINDS.filter((_, i) => results[i]?.data?.hasOlder),
      failed: DELETED_KINDS.filter((_, i) => results[i]?.isError),
      isPending: results.some(({ isPending }) => isPending),
      isFetching: results.some(({ isFetching }) => isFetching),
      reload: () => {
        for (const result of results) if (result.isError) void result.refetch()
      },
    }),
  })
  return { ...found, readOlder: () => setPages((count) => count + 1) }
}
