/** Rereading: the one place that makes loaded data stale, by what queries say they read and calls say they write. */
import { type Entity, type Readable, staleAfter } from '@vagu/core/entities'
import type { Query, QueryClient } from '@tanstack/react-query'
import { onWritten } from './written.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Things that the query shows: it is read again when one of them was written. */
      readonly reads: readonly Readable[]
      /** Things that it shows in passing: it is read again when it is shown next. */
      readonly readsLater?: readonly Readable[]
      /** No answer is silent: the place on the screen says so. */
      readonly isQuiet?: boolean
    }
    mutationMeta: {
      /**
       * Things that are read again when the change fails too: it was shown as changed already, or may have
       * arrived.
       */
      readonly rereadsOnFailure?: readonly Entity[]
      readonly isQuiet?: boolean
    }
  }
}

/** Entities written since the last rereading, and the end of the next one. */
interface Rereading {
  readonly written: Set<Entity>
  readonly ended: Promise<unknown>
}
const rereadings = new WeakMap<QueryClient, Rereading>()

/**
 * Data that was only put into the cache says nothing of itself yet: it counts as read from everything. What is being read for
 * the first time may have been read before it was written, and is read once more.
 */
async function reread(client: QueryClient, written: Iterable<Entity>): Promise<void> {
  const stale = staleAfter(written)
  const isStale = (read: readonly Readable[] = []): boolean => read.some((each) => stale.has(each))
  const isRead = ({ meta }: Query): boolean => meta === undefined || isStale(meta.reads)
  const first = client
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: (query) => !query.state.data && isRead(query) })
  await Promise.all([
    client.invalidateQueries({ predicate: isRead }),
    client.invalidateQueries({ predicate: ({ meta }) => isStale(meta?.readsLater), refetchType: 'none' }),
    ...first.map(async (query) => {
      await query.promise?.catch(() => undefined)
      await client.invalidateQueries({ predicate: (each) => each === query })
    }),
  ])
}

/**
 * Makes what was written stale. The caller of a call puts its answer into the lists first, so rereading waits until all
 * that follows from the answer at once is done.
 */
export function makeStale(client: QueryClient, written: readonly Entity[]): void {
  const waiting = rereadings.get(client)
  if (waiting) return written.forEach((each) => waiting.written.add(each))
  const all = new Set(written)
  const ended = new Promise((resolve) => {
    setTimeout(() => {
      rereadings.delete(client)
      resolve(reread(client, all))
    })
  })
  return void rereadings.set(client, { written: all, ended })
}

/** Ends when what screens show of the things just written has been read again. */
export const whenReread = async (client: QueryClient): Promise<void> =>
  void (await rereadings.get(client)?.ended)

/** Reads everything again: somebody has signed in anew. */
export const rereadAll = (client: QueryClient): Promise<void> => client.invalidateQueries()

/** Keeps a client's data as fresh as the calls of this page let it be. Gives back how to stop. */
export const rereadAfterCalls = (client: QueryClient): (() => void) =>
  onWritten((written) => makeStale(client, written))
