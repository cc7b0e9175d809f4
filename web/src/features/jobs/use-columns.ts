import { useMemo } from 'react'
import { useSaveScreenSettings } from '../../entities/settings/screen-settings.ts'
import { useSettings } from '../../entities/use-settings.ts'
import { type ColumnId, columnsOf } from './column-choice.ts'

const SCREEN = 'jobs'

/** The shown columns, and how they are chosen: at once on the screen, and kept for the next visit. */
export function useColumns(): readonly [readonly ColumnId[], (columns: readonly ColumnId[]) => void] {
  const saved = useSettings().data?.uiSettings[SCREEN]?.['columns']
  const save = useSaveScreenSettings(SCREEN)
  return [useMemo(() => columnsOf(saved), [saved]), (columns) => save({ columns: [...columns] })]
}
