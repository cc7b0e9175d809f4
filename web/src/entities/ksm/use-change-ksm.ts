import { changeKsm } from '@vagu/core/settings/contract'
import type { Ksm } from '@vagu/core/settings/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { settingsKeys } from '../settings/keys.ts'
import { ksmText } from './text.ts'

/** Keeps the years of the support; the warnings of the jobs are read again. */
export function useChangeKsm() {
  const client = useQueryClient()
  const messages = useMessages()
  return useMutation({
    mutationFn: ({ ksm, seen }: { readonly ksm: Ksm; readonly seen: Ksm }) =>
      call(changeKsm, { body: { ...ksm, seen } }),
    onSuccess: (settings) => {
      client.setQueryData(settingsKeys.all, settings)
      messages.success(ksmText.saved)
    },
    onError: (error) => {
      if (!(error instanceof CallError) || error.code !== 'conflict')
        return messages.notSaved(error, 'saveFailed')
      return messages.error(ksmText.changedElsewhere)
    },
  })
}
