import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeYieldGoals } from '@vagu/core/yield-goals/contract'
import type { CropPrice, GoalChange } from '@vagu/core/yield-goals/schema'
import { yieldGoalsQuery } from '../../entities/rotation/queries.ts'
import { CallError } from '../../lib/call-error.ts'
import { call } from '../../lib/call.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { yieldGoalsText } from './text.ts'

interface Change {
  readonly yields?: GoalChange[]
  readonly prices?: CropPrice[]
}

/** Stores goals and prices of a year, one after another; the answer is the whole plan. */
export function useChangeGoals(year: number) {
  const client = useQueryClient()
  const messages = useMessages()
  return useMutation({
    scope: { id: 'yield-goals' },
    mutationFn: (body: Change) => call(changeYieldGoals, { params: { year }, body }),
    onSuccess: (plan, { yields = [] }) => {
      client.setQueryData(yieldGoalsQuery(year).queryKey, plan)
      if (yields.length > 1) messages.success(yieldGoalsText.filled(yields.length))
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === 'conflict') messages.error(yieldGoalsText.conflict)
      else messages.notSaved(error, 'saveFailed')
    },
    meta: { rereadsOnFailure: ['yieldGoals'] },
  })
}
