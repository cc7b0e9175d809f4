import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@vagu/core/endpoint'
import { changeCostOverview } from '@vagu/core/profit/contract'
import { CallError } from '../../lib/call-error.ts'
import { call } from '../../lib/call.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { costOverviewQuery } from './queries.ts'
import { profitText } from './text.ts'

type Body = CallInput<typeof changeCostOverview>['body']
export interface OverviewEdit {
  readonly body: Body
  /** Message when it is stored; `back` takes it back. */
  readonly said: string
  readonly back?: Body
}

/** Stores prices and entries of a year, one change after another, and offers the way back. */
export function useChangeOverview(year: number) {
  const client = useQueryClient()
  const messages = useMessages()
  const { mutate, mutateAsync, isPending } = useMutation({
    scope: { id: 'cost-overview' },
    mutationFn: ({ body }: OverviewEdit) =>
      call(changeCostOverview, { params: { year: String(year) }, body }),
    onSuccess: (overview, { said, back }) => {
      client.setQueryData(costOverviewQuery(year).queryKey, overview)
      const action = back && {
        label: profitText.undo,
        onClick: () => mutate({ body: back, said: profitText.saved }),
      }
      messages.success(said, action ? { action } : {})
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === 'conflict') messages.error(profitText.conflict)
      else messages.notSaved(error, 'saveFailed')
    },
    meta: { rereadsOnFailure: ['costOverview'] },
  })
  return { change: mutate, changeNow: mutateAsync, isPending }
}
export type ChangeOverview = ReturnType<typeof useChangeOverview>['change']
