import { useCallback, useMemo, useState } from 'react'
import type { SeenJob } from './seen-job.ts'
import { allToggled, NOTHING, toggled } from './selection.ts'

/** The chosen jobs among those that are seen; what a filter hides is not touched by what is done with them. */
export function useSelection(seen: readonly SeenJob[]) {
  const [selection, setSelection] = useState(NOTHING)
  const order = useMemo(() => seen.map(({ event }) => event._id), [seen])
  const onToggle = useCallback(
    (id: string, isRange: boolean) => setSelection((now) => toggled(now, { id, isRange, order })),
    [order],
  )
  const jobs = useMemo(() => seen.filter(({ event }) => selection.ids.has(event._id)), [seen, selection])
  const isAll = jobs.length > 0 && jobs.length === seen.length
  return {
    jobs,
    ids: selection.ids,
    chosen: isAll ? ('all' as const) : jobs.length > 0 ? ('some' as const) : ('none' as const),
    onToggle,
    onToggleAll: () => setSelection((now) => allToggled(now, order)),
    clear: () => setSelection(NOTHING),
  }
}
