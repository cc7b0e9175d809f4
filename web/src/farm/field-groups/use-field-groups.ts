import { changeFieldGroups } from '@vagu/core/settings/contract'
import type { FieldGroup } from '@vagu/core/settings/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { SETTINGS_KEY, useSettings } from '../use-settings.ts'
import { words } from './text.ts'

const NONE: readonly FieldGroup[] = []

/** The groups of fields, and how they are kept: all of them at once. */
export function useFieldGroups() {
  const client = useQueryClient()
  const messages = useMessages()
  const groups = useSettings().data?.fieldGroups ?? NONE
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (fieldGroups: readonly FieldGroup[]) =>
      call(changeFieldGroups, { body: { fieldGroups: [...fieldGroups], seen: [...groups] } }),
    onSuccess: (settings) => client.setQueryData(SETTINGS_KEY, settings),
    onError: (error) => {
      if (!(error instanceof CallError) || error.code !== 'conflict')
        return messages.failed(error, words.failed)
      messages.error(words.changedElsewhere)
      return void client.invalidateQueries({ queryKey: SETTINGS_KEY })
    },
  })
  /** Whether they were kept; what went wrong has been said. */
  const keep = async (next: readonly FieldGroup[], done: string): Promise<boolean> => {
    try {
      await mutateAsync(next)
      messages.success(done)
      return true
    } catch {
      return false
    }
  }
  return { groups, keep, isPending }
}
