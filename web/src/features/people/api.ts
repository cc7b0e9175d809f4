import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { listInvitations } from '@vagu/core/people/contract'
import { peopleKeys } from '../../entities/people/keys.ts'
import { peopleQuery } from '../../entities/people/queries.ts'
import { renewUser } from '../../entities/session/session.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { peopleText } from './text.ts'

export const usePeople = () => useQuery(peopleQuery)

const invitationsQuery = queryOptions({
  queryKey: peopleKeys.invitations,
  queryFn: ({ signal }) => call(listInvitations, {}, { signal }),
  meta: { reads: ['people'] },
})
export const useInvitations = () => useQuery(invitationsQuery)

interface Change<In, Out> {
  readonly send: (input: In) => Promise<Out>
  readonly done: (out: Out, input: In) => string
  readonly failed: string
}

/** A change that is told when it is done, and why when it is refused. What concerns the user himself is asked anew. */
export function useChange<In, Out>({ send, done, failed }: Change<In, Out>) {
  const messages = useMessages()
  return useMutation({
    mutationFn: send,
    onSuccess: async (out, input) => {
      messages.success(done(out, input))
      await renewUser()
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === 'lastOwner') messages.error(peopleText.lastOwner)
      else if (error instanceof CallError && error.fields.length > 0)
        messages.error(error.fields.map(({ message }) => message).join(' '))
      else if (error instanceof CallError && error.code === 'wrongLogin')
        messages.error(peopleText.wrongLogin)
      else messages.failed(error, failed)
    },
  })
}
