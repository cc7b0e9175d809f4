import { applyStatus, datesOf } from '@vagu/core/job-events/dates'
import { changeJobDates } from '@vagu/core/job-events/batch-contract'
import type { JobDatesChange } from '@vagu/core/job-events/lists'
import type { JobEvent } from '@vagu/core/job-events/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useFields } from '../../farm/fields/use-fields.ts'
import { call } from '../../lib/call.ts'
import { today } from '../../lib/today.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { words as common } from '../../ui/text.ts'
import { refresh } from './api.ts'
import { words } from './main-page/text.ts'
import { undoOf } from './undo-dates.ts'

/** Marks jobs as done, by the steps that the form takes too, with a way back for a while. */
export function useFinishJob(): (events: readonly JobEvent[]) => void {
  const client = useQueryClient()
  const messages = useMessages()
  const fields = useFields().data
  /** A tap with gloves is easily two; the second would be refused as a change of something old. */
  const underWay = useRef(new Set<string>())
  const { mutate } = useMutation({
    mutationFn: (changes: readonly JobDatesChange[]) => call(changeJobDates, { body: [...changes] }),
    onSettled: (_, __, changes) => {
      for (const { jobId } of changes) underWay.current.delete(jobId)
      refresh(client)
    },
    onError: (error) => messages.failed(error, words.finishFailed),
  })
  return (all) => {
    const events = all.filter(({ _id }) => !underWay.current.has(_id))
    if (events.length === 0) return
    for (const { _id } of events) underWay.current.add(_id)
    const changes = events.map((event): JobDatesChange => {
      const starts = fields?.find(({ _id }) => _id === event.fieldId)?.yearInfo ?? []
      const done = applyStatus(datesOf(event), 'DONE', { today: today(), starts })
      return { jobId: event._id, ...done, updatedAt: event.updatedAt }
    })
    const putBack = (saved: readonly JobEvent[]): void =>
      mutate(undoOf(events, saved), { onSuccess: () => messages.success(words.putBack) })
    mutate(changes, {
      onSuccess: (saved) =>
        messages.success(words.finished(changes.length), {
          action: { label: common.undo, onClick: () => putBack(saved) },
        }),
    })
  }
}
