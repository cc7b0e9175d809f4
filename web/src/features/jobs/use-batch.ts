import type { JobDatesChange } from '@vagu/core/job-events/lists'
import type { JobEvent } from '@vagu/core/job-events/schema'
import { useConfirm } from '../../ui/Confirm.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { words as common } from '../../ui/text.ts'
import { undoOf } from '../../entities/jobs/undo-dates.ts'
import { useChangeDates, useDeleteJobs, useRestoreJobs } from './api.ts'
import { explainFailure, nameOf } from './batch-failure.ts'
import { words } from './text.ts'

const NAMED = 3
const LONG = { ms: 10_000 } as const

/** Changing several jobs with a way back for a while; what cannot be done is said job by job. */
export function useBatchChange(year: number) {
  const messages = useMessages()
  const { mutateAsync } = useChangeDates(year)
  const send = async (
    changes: readonly JobDatesChange[],
    events: readonly JobEvent[],
    isUndo = false,
  ): Promise<void> => {
    try {
      const saved = await mutateAsync(changes)
      if (isUndo) return messages.success(words.takenBack(saved.length))
      const onClick = (): void => void send(undoOf(events, saved), saved, true)
      return messages.success(words.changed(saved.length), { action: { label: common.undo, onClick } })
    } catch (error) {
      return messages.failed(error, explainFailure(error, changes, events) ?? words.changeFailed, LONG)
    }
  }
  return (changes: readonly JobDatesChange[], events: readonly JobEvent[]): void => void send(changes, events)
}

function useQuestion(): (events: readonly JobEvent[]) => Promise<boolean> {
  const confirm = useConfirm()
  return (events) => {
    const names = events.slice(0, NAMED).map(nameOf).join(', ')
    return confirm({
      title: words.deleteTitle(events.length),
      message: words.deleteText(names, Math.max(events.length - NAMED, 0)),
      confirmLabel: words.deleteConfirm(events.length),
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
  const bringBack = async (events: readonly JobEvent[]): Promise<void> => {
    try {
      await restore(events)
      messages.success(words.restored(events.length))
    } catch (error) {
      messages.failed(error, words.restoreFailed)
    }
  }
  return async (events: readonly JobEvent[]): Promise<void> => {
    if (!(await isSure(events))) return
    try {
      await remove(events)
      const onClick = (): void => void bringBack(events)
      messages.success(words.deleted(events.length), { action: { label: common.undo, onClick } })
    } catch (error) {
      messages.failed(error, words.deleteFailed)
    }
  }
}
