import type { JobDatesChange } from '@vagu/core/jobs/lists'
import type { Job } from '@vagu/core/jobs/schema'
import { useConfirm } from '../../ui/Confirm.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import { undoOf } from '../../entities/jobs/undo-dates.ts'
import { useChangeDates, useDeleteJobs, useRestoreJobs } from './api.ts'
import { explainFailure, nameOf } from './batch-failure.ts'
import { jobsPageText } from './text.ts'

const NAMED = 3
const LONG = { ms: 10_000 } as const

/** Changing several jobs with a way back for a while; what cannot be done is said job by job. */
export function useBatchChange(year: number) {
  const messages = useMessages()
  const { mutateAsync } = useChangeDates(year)
  const send = async (
    changes: readonly JobDatesChange[],
    jobs: readonly Job[],
    isUndo = false,
  ): Promise<void> => {
    try {
      const saved = await mutateAsync(changes)
      if (isUndo) return messages.success(jobsPageText.takenBack(saved.length))
      const onClick = (): void => void send(undoOf(jobs, saved), saved, true)
      return messages.success(jobsPageText.changed(saved.length), { action: { label: uiText.undo, onClick } })
    } catch (error) {
      return messages.failed(error, explainFailure(error, changes, jobs) ?? jobsPageText.changeFailed, LONG)
    }
  }
  return (changes: readonly JobDatesChange[], jobs: readonly Job[]): void => void send(changes, jobs)
}

function useQuestion(): (jobs: readonly Job[]) => Promise<boolean> {
  const confirm = useConfirm()
  return (jobs) => {
    const names = jobs.slice(0, NAMED).map(nameOf).join(', ')
    return confirm({
      title: jobsPageText.deleteTitle(jobs.length),
      message: jobsPageText.deleteText(names, Math.max(jobs.length - NAMED, 0)),
      confirmLabel: jobsPageText.deleteConfirm(jobs.length),
      isDangerous: true,
    })
  }
}

/** Deleting jobs after a question that counts them, with a way back for a while. */
export function useBatchRemove(year: number) {
  const messages = useMessages()
  const isSure = useQuestion()
  const { mutateAsync: remove } = useDeleteJobs(year)
  const { mutateAsync: restore } = useRestoreJobs(year)
  const restoreRemoved = async (jobs: readonly Job[]): Promise<void> => {
    try {
      await restore(jobs)
      messages.success(jobsPageText.restored(jobs.length))
    } catch (error) {
      messages.failed(error, jobsPageText.restoreFailed)
    }
  }
  return async (jobs: readonly Job[]): Promise<void> => {
    if (!(await isSure(jobs))) return
    try {
      await remove(jobs)
      const onClick = (): void => void restoreRemoved(jobs)
      messages.success(jobsPageText.deleted(jobs.length), { action: { label: uiText.undo, onClick } })
    } catch (error) {
      messages.failed(error, jobsPageText.deleteFailed)
    }
  }
}
