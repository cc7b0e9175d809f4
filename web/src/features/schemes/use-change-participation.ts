import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeParticipation } from '@vagu/core/schemes/contract'
import { Participation, type ParticipationChange } from '@vagu/core/schemes/schema'
import { useState } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { call } from '../../lib/call.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { schemesQuery } from './queries.ts'
import { schemesText as text } from './text.ts'

/** The farmer's version of a year and the one that was stored meanwhile. */
export interface TwoVersions {
  readonly mine: ParticipationChange
  readonly stored: Participation
}

/** The newer participation that a refusal brought along. */
const storedIn = (error: unknown): Participation | undefined =>
  error instanceof CallError && error.code === 'conflict'
    ? Participation.safeParse(error.stored).data
    : undefined

/** Keeps where the farm takes part in a year, and what was done; what somebody else stored meanwhile is chosen from. */
export function useChangeParticipation(year: number, onSaved: () => void) {
  const client = useQueryClient()
  const messages = useMessages()
  const [conflict, setConflict] = useState<TwoVersions>()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: ParticipationChange) =>
      call(changeParticipation, { params: { year: String(year) }, body }),
    onSuccess: (schemes) => {
      client.setQueryData(schemesQuery(year).queryKey, schemes)
      messages.success(text.saved)
      onSaved()
    },
    onError: (error, mine) => {
      const stored = storedIn(error)
      if (stored) setConflict({ mine, stored })
      else messages.notSaved(error, 'saveFailed')
    },
    meta: { rereadsOnFailure: ['schemes'] },
  })
  const save = (change: ParticipationChange): void => {
    setConflict(undefined)
    mutate(change)
  }
  return { save, isPending, conflict, leaveConflict: () => setConflict(undefined) }
}
