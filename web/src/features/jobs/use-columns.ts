import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeUiSettings } from '@vagu/core/settings/contract'
import type { Settings } from '@vagu/core/settings/schema'
import { useMemo } from 'react'
import { settingsKeys } from '../../entities/settings/keys.ts'
import { useSettings } from '../../entities/use-settings.ts'
import { call } from '../../lib/call.ts'
import { logQuietly } from '../../lib/log.ts'
import { type ColumnId, columnsOf } from './column-choice.ts'

const COMPONENT = 'jobs'

/** The shown columns, and how they are chosen: at once on the screen, and kept for the next visit. */
export function useColumns(): readonly [readonly ColumnId[], (columns: readonly ColumnId[]) => void] {
  const client = useQueryClient()
  const saved = useSettings().data?.uiSettings[COMPONENT]?.['columns']
  const columns = useMemo(() => columnsOf(saved), [saved])
  const { mutate } = useMutation({
    // One after another, so that the last choice is the one that is kept.
    scope: { id: 'jobs-columns' },
    mutationFn: (next: readonly ColumnId[]) =>
      call(changeUiSettings, { body: { componentName: COMPONENT, settings: { columns: [...next] } } }),
    onMutate: (next) =>
      client.setQueryData<Settings>(
        settingsKeys.all,
        (now) =>
          now && {
            ...now,
            uiSettings: {
              ...now.uiSettings,
              [COMPONENT]: { ...now.uiSettings[COMPONENT], columns: [...next] },
            },
          },
      ),
    onError: (error) => logQuietly('the chosen columns could not be saved', error),
    meta: { isQuiet: true },
  })
  return [columns, mutate]
}
