import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeParticipation } from '@vagu/core/schemes/contract'
import type { ParticipationChange } from '@vagu/core/schemes/schema'
import { CallError } from '../../lib/call-error.ts'
import { call } from '../../lib/call.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { schemesQuery } from './queries.ts'
import { schemesText as text } from './text.ts'

/** Keeps where the farm takes part in a year, and what was done. */
export function useChangeParticipation(year: number) {
  const client = useQueryClient()
  const messages = useMessages()
  return useMutation({
    mutationFn: (body: ParticipationChange) =>
      call(changeParticipation, { params: { year: String(year) }, body }),
    onSuccess: (schemes) => {
      client.setQueryData(schemesQuery(year).queryKey, schemes)
      messages.success(text.saved)
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === 'conflict') messages.error(text.conflict)
      else messages.notSaved(error, 'saveFailed')
    },
    meta: { rereadsOnFailure: ['schemes'] },
  })
}
