import { changeFieldGroups } from '@vagu/core/settings/contract'
import type { FieldGroup, Settings } from '@vagu/core/settings/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import type { MessageOptions } from '../../ui/message.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import { settingsKeys } from '../settings/keys.ts'
import { useSettings } from '../use-settings.ts'
import { fieldGroupsText } from './text.ts'

const NONE: readonly FieldGroup[] = []

/** The groups of fields, and how they are kept: all of them at once. */
export function useFieldGroups() {
  const client = useQueryClient()
  const messages = useMessages()
  const groups = useSettings().data?.fieldGroups ?? NONE
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (fieldGroups: readonly FieldGroup[]) => {
      // Those that stand on the screen now: a way back may be taken after they have changed.
      const seen = client.getQueryData<Settings>(settingsKeys.all)?.fieldGroups ?? groups
      return call(changeFieldGroups, { body: { fieldGroups: [...fieldGroups], seen: [...seen] } })
    },
    onSuccess: (settings) => client.setQueryData(settingsKeys.all, settings),
    onError: (error) => {
      if (!(error instanceof CallError) || error.code !== 'conflict')
        return messages.notSaved(error, 'saveFailed')
      return messages.error(fieldGroupsText.changedElsewhere)
    },
  })
  /** Whether they were kept; what went wrong has been said. */
  const saveGroup = async (
    next: readonly FieldGroup[],
    done: string,
    options?: MessageOptions,
  ): Promise<boolean> => {
    try {
      await mutateAsync(next)
      messages.success(done, options)
      return true
    } catch {
      return false
    }
  }
  /** Takes a group out, with a way back to its place for a while. */
  const remove = async (place: number): Promise<void> => {
    const removed = groups[place]
    if (!removed) return
    const restoreGroup = (): void => {
      const now = client.getQueryData<Settings>(settingsKeys.all)?.fieldGroups ?? NONE
      void saveGroup(now.toSpliced(place, 0, removed), fieldGroupsText.restored(removed.fieldGroupName))
    }
    const action = { label: uiText.undo, onClick: restoreGroup }
    await saveGroup(groups.toSpliced(place, 1), fieldGroupsText.deleted, { action })
  }
  return { groups, keep: saveGroup, remove, isPending }
}
