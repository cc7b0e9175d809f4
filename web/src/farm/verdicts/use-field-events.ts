import { listFieldEvents } from '@vagu/core/job-events/contract'
import { type EventFacts, eventFactsOf } from '@vagu/core/warnings/facts'
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { call } from '../../lib/call.ts'
import { bounded } from './bounded.ts'

/** A field and the crop years whose jobs are wanted. */
export interface Wanted {
  readonly fieldId: string
  readonly years: readonly number[]
}
interface Loaded {
  /** Only fields whose every wanted year has been loaded. */
  readonly eventsByField: ReadonlyMap<string, readonly EventFacts[]>
  readonly isLoading: boolean
  readonly failed: number
  readonly reload: () => void
}

export const FIELD_EVENTS_KEY = ['jobEvents', 'field'] as const
const AT_ONCE = 6
const inTurn = bounded(AT_ONCE)

const loadEvents = (fieldId: string, year: number, signal: AbortSignal) =>
  inTurn(() => call(listFieldEvents, { params: { fieldId, year } }, { signal }))

/** A field's jobs of one crop year. */
export const fieldEventsQuery = (fieldId: string, year: number) => ({
  queryKey: [...FIELD_EVENTS_KEY, fieldId, year] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => loadEvents(fieldId, year, signal),
  staleTime: 60_000,
})

type Reply = Awaited<ReturnType<typeof loadEvents>>

const combine = (results: UseQueryResult<Reply>[]) => ({
  replies: results.map(({ data }) => data),
  isLoading: results.some(({ isFetching, data }) => isFetching && !data),
  failed: results.filter(({ isError }) => isError).length,
})

function factsByField(pairs: readonly { fieldId: string }[], replies: readonly (Reply | undefined)[]) {
  const byField = new Map<string, EventFacts[]>()
  const missing = new Set<string>()
  pairs.forEach(({ fieldId }, index) => {
    const events = replies[index]?.jobEvents
    if (!events) missing.add(fieldId)
    else byField.set(fieldId, [...(byField.get(fieldId) ?? []), ...events.map(eventFactsOf)])
  })
  for (const fieldId of missing) byField.delete(fieldId)
  return byField
}

/** The stored jobs of fields, a few calls at a time; kept, so that a field chosen again is there at once. */
export function useFieldEvents(wanted: readonly Wanted[]): Loaded {
  const client = useQueryClient()
  const pairs = useMemo(
    () => wanted.flatMap(({ fieldId, years }) => years.map((year) => ({ fieldId, year }))),
    [wanted],
  )
  const { replies, isLoading, failed } = useQueries({
    queries: pairs.map(({ fieldId, year }) => ({
      ...fieldEventsQuery(fieldId, year),
      meta: { isQuiet: true },
    })),
    combine,
  })
  const arrived = useMemo(() => ({ pairs, replies }), [pairs, replies])
  // Replies come one by one; many of them are taken in together.
  const settled = useDeferredValue(arrived)
  const eventsByField = useMemo(() => factsByField(settled.pairs, settled.replies), [settled])
  const reload = useCallback(
    () =>
      void client.refetchQueries({
        queryKey: FIELD_EVENTS_KEY,
        predicate: ({ state }) => state.status === 'error',
      }),
    [client],
  )
  return { eventsByField, isLoading, failed, reload }
}
