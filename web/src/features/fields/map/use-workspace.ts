import type { Field } from '@vagu/core/fields/schema'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { inFieldOrder } from '@vagu/core/fields/order'
import { useToday } from '../../../lib/use-today.ts'
import { isFound } from '../field-filter.ts'
import { useFieldRows } from './api.ts'
import { colourFields } from './colour-by.ts'
import type { FieldsViewChoice } from './use-fields-view.ts'

interface Given {
  readonly fields: readonly Field[]
  readonly year: number
  readonly query: string
  readonly choice: FieldsViewChoice
}
const NONE: ReadonlySet<string> = new Set()

/** State that the list, the map and the legend share: the fields found, their colours, and the one selection. */
export function useWorkspace({ fields, year, query, choice }: Given) {
  const { mode, setMode } = choice
  const today = useToday()
  const ordered = useMemo(() => fields.toSorted(inFieldOrder(year)), [fields, year])
  const rows = useFieldRows(ordered, year)
  const [selectedId, setSelectedId] = useState<string>()
  const [litId, setLitId] = useState<string>()
  const [chosen, setChosen] = useState(NONE)
  const found = useMemo(() => rows.filter(({ field }) => isFound(field, query, year)), [rows, query, year])
  const onMap = useMemo(() => found.filter(({ field }) => field.active), [found])
  const coloured = useMemo(() => colourFields(mode, onMap, today), [mode, onMap, today])
  const stands = useMemo(() => {
    const known = new Set(coloured.groups.map(({ key }) => key).filter((key) => chosen.has(key)))
    return known.size === chosen.size ? chosen : known
  }, [coloured, chosen])
  const listed = useMemo(
    () => onMap.filter(({ id }) => stands.size === 0 || stands.has(coloured.of.get(id)?.key ?? '')),
    [onMap, stands, coloured],
  )
  const onSelect = useCallback((id: string) => setSelectedId((now) => (now === id ? undefined : id)), [])
  return {
    onMap,
    listed,
    inactive: found.filter(({ field }) => !field.active),
    coloured,
    chosen: stands,
    choose: setChosen,
    setMode: (next: typeof mode): void => {
      setChosen(NONE)
      setMode(next)
    },
    selected: rows.find(({ id }) => id === selectedId),
    deselect: () => setSelectedId(undefined),
    clearGroups: () => setChosen(NONE),
    marks: { selectedId, litId: useDeferredValue(litId), onSelect, onPoint: setLitId },
  }
}
