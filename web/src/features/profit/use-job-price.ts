import { useMutation } from '@tanstack/react-query'
import type { PricedJobType } from '@vagu/core/profit/schema'
import { changeJobRequirements } from '@vagu/core/settings/contract'
import { useSettings } from '../../entities/use-settings.ts'
import { call } from '../../lib/call.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { profitText as text } from './text.ts'

export interface JobPrice {
  readonly price: number | null
  readonly includesLabour: boolean | null
}

/** Stores the price of a type of job, with what it collects left as it is. */
export function useJobPrice() {
  const { data: settings } = useSettings()
  const messages = useMessages()
  const { mutate } = useMutation({
    scope: { id: 'job-prices' },
    mutationFn: ({ type, after }: { type: PricedJobType; after: JobPrice }) => {
      const category = settings?.jobCategories.find(({ key }) => key === type.categoryKey)
      const requires = category?.jobs.find(({ key }) => key === type.jobKey)?.requires ?? []
      return call(changeJobRequirements, {
        body: {
          jobCategoryName: type.categoryKey,
          jobName: type.jobKey,
          requires,
          hectarePrice: after.price,
          hectarePriceIncludesLabour: after.includesLabour,
        },
      })
    },
    onSuccess: (_settings, { type, after }) => {
      const before = { price: type.price, includesLabour: type.includesLabour }
      const back = () => mutate({ type: { ...type, ...after }, after: before })
      messages.success(text.saved, { action: { label: text.undo, onClick: back } })
    },
    onError: (error) => messages.notSaved(error, 'saveFailed'),
  })
  return { change: mutate, isReady: settings !== undefined }
}
