import { useCallback, useMemo, useState } from 'react'
import { allToggled, NOTHING, toggled } from './selection.ts'

/** State and actions of the boxes of a table. */
export interface Choosing {
  readonly ids: ReadonlySet<string>
  readonly chosen: 'all' | 'some' | 'none'
  readonly onToggle: (id: string, isRange: boolean) => void
  readonly onToggleAll: () => void
}

/** The chosen ones among the rows that are seen; what a filter hides is not touched by what is done with them. */
export function useSelection<Row>(seen: readonly Row[], keyOf: (row: Row) => string) {
  const [selection, setSelection] = useState(NOTHING)
  const order = useMemo(() => seen.map(keyOf), [seen, keyOf])
  const onToggle = useCallback(
    (id: string, isRange: boolean) => setSelection((now) => toggled(now, { id, isRange, order })),
    [order],
  )
  const rows = useMemo(() => seen.filter((row) => selection.ids.has(keyOf(row))), [seen, selection, keyOf])
  const isAll = rows.length > 0 && rows.length === seen.length
  const choosing: Choosing = {
    ids: selection.ids,
    chosen: isAll ? 'all' : rows.length > 0 ? 'some' : 'none',
    onToggle,
    onToggleAll: () => setSelection((now) => allToggled(now, order)),
  }
  return { rows, choosing, clear: () => setSelection(NOTHING) }
}
