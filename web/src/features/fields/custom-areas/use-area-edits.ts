import { areaOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { useCallback, useState } from 'react'
import { untilShown } from '../../../lib/once-shown.ts'
import { useMessages } from '../../../ui/Messages.tsx'
import { uiText } from '../../../ui/text.ts'
import { useSaveArea } from './api.ts'
import { isSavable, placeOf } from './cells.ts'
import { customAreasText } from './text.ts'

/** Unsaved areas, by place: null is an emptied input, NaN a wrong text. */
export type Edits = ReadonlyMap<string, number | null>
const NONE: Edits = new Map()

const without = (edits: Edits, key: string): Edits => new Map([...edits].filter(([each]) => each !== key))

/** Areas that are being typed over the table of all years, and how they are saved. */
export function useAreaEdits(fields: readonly Field[]) {
  const messages = useMessages()
  const saveArea = useSaveArea()
  const [edits, setEdits] = useState(NONE)
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set())

  const type = useCallback(
    (key: string, area: number | null): void => setEdits((now) => new Map([...now, [key, area]])),
    [],
  )
  const undo = useCallback((key: string): void => setEdits((now) => without(now, key)), [])
  /** Forgets the unsaved areas of a deleted kind. */
  const forget = useCallback(
    (kindId: string): void =>
      setEdits((now) => new Map([...now].filter(([key]) => placeOf(key).kindId !== kindId))),
    [],
  )
  const discard = useCallback((): void => setEdits(NONE), [])

  /** Saves one area; what was typed meanwhile stays. */
  const save = useCallback(
    (key: string, area: number): Promise<void> => {
      const { kindId, fieldId, year } = placeOf(key)
      const field = fields.find(({ _id }) => _id === fieldId)
      const areaWhenItWasSaved = field ? areaOfYear(field, year) : null
      setSaving((now) => new Set([...now, key]))
      return saveArea({ kindId, body: { year, fieldId, area, areaWhenItWasSaved } })
        .then(untilShown)
        .then(() => setEdits((now) => (now.get(key) === area ? without(now, key) : now)))
        .finally(() => setSaving((now) => new Set([...now].filter((each) => each !== key))))
    },
    [fields, saveArea],
  )
  const confirm = useCallback(
    (key: string, area: number): void => {
      save(key, area).then(
        () => messages.success(customAreasText.areaSaved),
        (error: unknown) => messages.notSaved(error, 'saveFailed'),
      )
    },
    [save, messages],
  )
  /** Whether all is saved; what is wrong or was refused stays in its input. */
  const saveAll = async (): Promise<boolean> => {
    const all = [...edits]
    if (!all.every(([, area]) => isSavable(area))) {
      messages.error(uiText.checkInput)
      return false
    }
    try {
      for (const [key, area] of all) if (isSavable(area)) await save(key, area)
    } catch (error) {
      messages.notSaved(error, 'saveFailed')
      return false
    }
    messages.success(customAreasText.areasSaved)
    return true
  }
  return { edits, saving, type, undo, forget, discard, confirm, saveAll }
}
export type AreaEdits = ReturnType<typeof useAreaEdits>
