import { datesOf } from '@vagu/core/jobs/dates'
import { markDone } from '@vagu/core/jobs/plan-moves'
import { changeJobDates } from '@vagu/core/jobs/batch-contract'
import type { JobDatesChange } from '@vagu/core/jobs/lists'
import type { Job } from '@vagu/core/jobs/schema'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../lib/call.ts'
import { today } from '../../../lib/today.ts'
import { useMessages } from '../../../ui/Messages.tsx'
import { mainPageText } from './text.ts'
import { useAskEnd } from '../../../entities/jobs/use-ask-end.tsx'
import { undoOf } from '../../../entities/jobs/undo-dates.ts'
import { useToldTogether } from '../../../entities/jobs/use-told-together.ts'

interface Finished {
  readonly jobs: readonly Job[]
  /** The same as the server made them. */
  readonly saved: readonly Job[]
}
const textOf = (all: readonly Finished[]): string =>
  mainPageText.finished(all.reduce((sum, { saved }) => sum + saved.length, 0))

/** Marks jobs as done, by the steps that the form takes too, with a way back for a while. */
export function useFinishJob(): (jobs: readonly Job[]) => void {
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
  const restore = (all: readonly Finished[]): void => {
    const back = all.flatMap(({ jobs, saved }) => undoOf(jobs, saved))
    mutate(back, { onSuccess: () => messages.success(mainPageText.putBack) })
  }
  const tell = useToldTogether(restore)
  const send = (jobs: readonly Job[], changes: readonly JobDatesChange[]): void => {
    mutate(changes, { onSuccess: (saved) => tell({ jobs, saved }, textOf) })
  }
  const finish = async (jobs: readonly Job[]): Promise<void> => {
    const changes = await askEnd(
      jobs.map((job) => ({
        jobId: job._id,
        ...markDone(datesOf(job), today()),
        updatedAt: job.updatedAt,
      })),
    )
    if (changes) send(jobs, changes)
    else for (const { _id } of jobs) underWay.current.delete(_id)
  }
  return (all) => {
    const jobs = all.filter(({ _id }) => !underWay.current.has(_id))
    if (jobs.length === 0) return
    for (const { _id } of jobs) underWay.current.add(_id)
    void finish(jobs)
  }
}
