import { listUnreadable } from '@vagu/core/status/contract'
import type { UnreadableRecord } from '@vagu/core/status/schema'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { warningKeys } from '../../entities/warnings/keys.ts'
import { call } from '../../lib/call.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'

interface LineProps {
  readonly records: readonly UnreadableRecord[]
}

const UnreadableLine = lazyComponent<LineProps>(
  async () => (await import('./UnreadableLine.tsx')).UnreadableLine,
)

/** Asked once in a while: no change of the farmer's makes a record unreadable. */
const unreadableQuery = queryOptions({
  queryKey: warningKeys.unreadable,
  queryFn: ({ signal }) => call(listUnreadable, {}, { signal }),
  staleTime: 30 * 60_000,
  meta: { reads: [], isQuiet: true },
})

/** Names over every page, and on its print, the records that lists leave out because they cannot be read. */
export function UnreadableRecords() {
  const { data } = useQuery(unreadableQuery)
  const records = data?.unreadable ?? []
  return records.length === 0 ? null : <UnreadableLine props={{ records }} />
}
