import { applyStatus } from '@vagu/core/job-events/dates'
import { changeJobDates } from '@vagu/core/job-events/batch-contract'
import type { JobDatesChange } from '@vagu/core/job-events/lists'
import type { JobEvent } from '@vagu/core/job-events/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFields } from '../../farm/fields/use-fields.ts'
import { call } from '../../lib/call.ts'
import { today } from '../../lib/today.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { words as common } from '../../ui/text.ts'
import { refresh } from './api.ts'
import { words } from './main-page/text.ts'

const datesOf = ({ _id: jobId, status, date, endDate, plannedYear }: JobEvent): JobDatesChange => ({
  jobId,
  status,
  date,
  endDate,
  plannedYear: plannedYear ?? null,
})

/** Marks jobs as done, by the steps that the form takes too, with a way back for a while. */
export function useFinishJob(): (events: readonly JobEvent[]) => void {
  const client = useQueryClient()
  const messages = useMessages()
  const fields = useFields().data
  const { mutate } = useMutation({
    mutationFn: (changes: readonly JobDatesChange[]) => call(changeJobDates, { body: [...changes] }),
    onSettled: () => refresh(client),
    onError: (error) => messages.failed(error, words.finishFailed),
  })
  return (events) => {
    const changes = events.map((event): JobDatesChange => {
      const starts = fields?.find(({ _id }) => _id === event.fieldId)?.yearInfo ?? []
      const dates = { ...event, plannedYear: event.plannedYear ?? null }
      const { status, date, endDate, plannedYear } = applyStatus(dates, 'DONE', { today: today(), starts })
      return { jobId: event._id, status, date, endDate, plannedYear, updatedAt: event.updatedAt }
    })
    const putBack = (): void =>
      mutate(events.map(datesOf), { onSuccess: () => messages.success(words.putBack) })
    mutate(changes, {
      onSuccess: () =>
        messages.success(words.finished(changes.length), {
          action: { label: common.undo, onClick: putBack },
        }),
    })
  }
}
