import { useMutation } from '@tanstack/react-query'
import type { PricedJobType } from '@vagu/core/profit/schema'
import { changeJobRequirements } from '@vagu/core/settings/contract'
import { call } from '../../lib/call.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { profitText as text } from './text.ts'

export interface JobPrice {
  readonly price: number | null
  readonly includesLabour: boolean | null
}

interface Change {
  readonly type: PricedJobType
  readonly after: JobPrice
  readonly isUndo?: boolean
}

/** Stores the price of a type of job, with what it collects left as it is. */
export function useJobPrice() {
  const messages = useMessages()
  const { mutate, mutateAsync } = useMutation({
    scope: { id: 'job-prices' },
    mutationFn: ({ type, after }: Change) =>
      call(changeJobRequirements, {
        body: {
          jobCategoryName: type.categoryKey,
          jobName: type.jobKey,
          hectarePrice: after.price,
          hectarePriceIncludesLabour: after.includesLabour,
        },
      }),
    onSuccess: (_settings, { type, after, isUndo = false }) => {
      if (isUndo) return messages.success(text.takenBack, { instead: text.saved })
      const before = { price: type.price, includesLabour: type.includesLabour }
      const back = () => mutate({ type: { ...type, ...after }, after: before, isUndo: true })
      return messages.success(text.saved, { action: { label: text.undo, onClick: back } })
    },
    onError: (error) => messages.notSaved(error, 'saveFailed'),
  })
  return { change: mutate, changeNow: mutateAsync }
}
