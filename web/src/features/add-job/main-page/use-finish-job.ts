import { datesOf } from '@vagu/core/job-events/dates'
import { markDone } from '@vagu/core/job-events/plan-moves'
import { changeJobDates } from '@vagu/core/job-events/batch-contract'
import type { JobDatesChange } from '@vagu/core/job-events/lists'
import type { JobEvent } from '@vagu/core/job-events/schema'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../lib/call.ts'
import { today } from '../../../lib/today.ts'
import { useMessages } from '../../../ui/Messages.tsx'
import { words as common } from '../../../ui/text.ts'
import { words } from './text.ts'
import { useAskEnd } from '../../../entities/jobs/use-ask-end.tsx'
import { undoOf } from '../../../entities/jobs/undo-dates.ts'

/** Marks jobs as done, by the steps that the form takes too, with a way back for a while. */
export function useFinishJob(): (events: readonly JobEvent[]) => void {
  const messages = useMessages()
  const askEnd = useAskEnd()
  /** A tap with gloves is easily two; the second would be refused as a change of something old. */
  const underWay = useRef(new Set<string>())
  const { mutate } = useMutation({
    mutationFn: (changes: readonly JobDatesChange[]) => call(changeJobDates, { body: [...changes] }),
    onSettled: (_, __, changes) => {
      for (const { jobId } of changes) underWay.current.delete(jobId)
    },
    onError: (error) => messages.notSaved(error, 'changeFailed'),
    meta: { rereadsOnFailure: ['jobs'] },
  })
  const send = (events: readonly JobEvent[], changes: readonly JobDatesChange[]): void => {
    const putBack = (saved: readonly JobEvent[]): void =>
      mutate(undoOf(events, saved), { onSuccess: () => messages.success(words.putBack) })
    mutate(changes, {
      onSuccess: (saved) =>
        messages.success(words.finished(changes.length), {
          action: { label: common.undo, onClick: () => putBack(saved) },
        }),
    })
  }
  const finish = async (events: readonly JobEvent[]): Promise<void> => {
    const changes = await askEnd(
      events.map((event) => ({
        jobId: event._id,
        ...markDone(datesOf(event), today()),
        updatedAt: event.updatedAt,
      })),
    )
    if (changes) send(events, changes)
    else for (const { _id } of events) underWay.current.delete(_id)
  }
  return (all) => {
    const events = all.filter(({ _id }) => !underWay.current.has(_id))
    if (events.length === 0) return
    for (const { _id } of events) underWay.current.add(_id)
    void finish(events)
  }
}
