import { listFieldEvents } from '@vagu/core/job-events/contract'
import { call } from '../../lib/call.ts'

/** Of everything that holds the stored jobs of fields; stale when a job was added, changed or deleted. */
export const FIELD_EVENTS_KEY = ['jobEvents', 'field'] as const

/** A field's jobs of one crop year. */
export const fieldEventsQuery = (fieldId: string, year: number) => ({
  queryKey: [...FIELD_EVENTS_KEY, fieldId, year] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(listFieldEvents, { params: { fieldId, year } }, { signal }),
  staleTime: 60_000,
})
