import { changeFieldGroups } from '@vagu/core/settings/contract'
import { FieldGroup, type Settings } from '@vagu/core/settings/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import type { MessageOptions } from '../../ui/message.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import { settingsKeys } from '../settings/keys.ts'
import { useSettings } from '../use-settings.ts'
import { fieldGroupsText } from './text.ts'

const NONE: readonly FieldGroup[] = []

/** Whether somebody else has changed the groups meanwhile; the newest of them are shown already. */
export const isChangedElsewhere = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'conflict'

/** The groups of fields, and how they are stored: all of them at once. */
export function useFieldGroups() {
  const client = useQueryClient()
  const messages = useMessages()
  const groups = useSettings().data?.fieldGroups ?? NONE
  const { mutateAsync: store } = useMutation({
    mutationFn: (fieldGroups: readonly FieldGroup[]) => {
      // Those that stand on the screen now: a way back may be taken after they have changed.
      const seen = client.getQueryData<Settings>(settingsKeys.all)?.fieldGroups ?? groups
      return call(changeFieldGroups, { body: { fieldGroups: [...fieldGroups], seen: [...seen] } })
    },
    onSuccess: (settings) => client.setQueryData(settingsKeys.all, settings),
    onError: (error) => {
      const newest = z.array(FieldGroup).safeParse(error instanceof CallError && error.stored).data
      if (!newest) return
      client.setQueryData<Settings>(
        settingsKeys.all,
        (settings) => settings && { ...settings, fieldGroups: newest },
      )
    },
  })
  const say = (error: unknown): void => {
    if (isChangedElsewhere(error)) messages.error(fieldGroupsText.changedElsewhere)
    else messages.notSaved(error, 'saveFailed')
  }
  const saveGroups = (next: readonly FieldGroup[], done: string, options?: MessageOptions): Promise<void> =>
    store(next).then(() => messages.success(done, options), say)
  /** Takes a group out, with a way back to its place for a while. */
  const remove = async (place: number): Promise<void> => {
    const removed = groups[place]
    if (!removed) return
    const restoreGroup = (): void => {
      const now = client.getQueryData<Settings>(settingsKeys.all)?.fieldGroups ?? NONE
      void saveGroups(now.toSpliced(place, 0, removed), fieldGroupsText.restored(removed.fieldGroupName))
    }
    const action = { label: uiText.undo, onClick: restoreGroup }
    await saveGroups(groups.toSpliced(place, 1), fieldGroupsText.deleted, { action })
  }
  return { groups, store, remove }
}
