/** Rows of the table as jobs that are added together, and taken back together. */
import { useQueryClient } from '@tanstack/react-query'
import { deleteJobs } from '@vagu/core/jobs/batch-contract'
import { MAX_JOBS_SAVED } from '@vagu/core/jobs/schema'
import { call } from '../../lib/call.ts'
import { today } from '../../lib/today.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import { emptyForm } from '../job-form/model/job-form.ts'
import { lastAddedQuery, useSaveJobs } from '../jobs/api.ts'
import { addJobGridText } from './text.ts'
import type { Storing } from './use-save-rows.ts'

/** Deletes what was just saved, and says so. */
export function useTakeBack() {
  const client = useQueryClient()
  const messages = useMessages()
  return async (ids: readonly string[], onUndone: () => void): Promise<void> => {
    try {
      await call(deleteJobs, { body: { ids: [...ids] } })
      const removed = new Set(ids)
      client.setQueryData(lastAddedQuery.queryKey, (known) => known?.filter(({ _id }) => !removed.has(_id)))
      onUndone()
      messages.success(addJobGridText.takenBack(ids.length))
    } catch (error) {
      messages.failed(error, addJobGridText.takeBackFailed)
    }
  }
}

export function useBatchStoring(): Storing {
  const messages = useMessages()
  const saving = useSaveJobs()
  const takeBack = useTakeBack()
  return {
    most: MAX_JOBS_SAVED,
    isPending: saving.isPending,
    store: async ({ drafts }, restore) => {
      const jobs = await saving.mutateAsync({ form: emptyForm(today()), drafts })
      const ids = jobs.map(({ _id }) => _id)
      const action = { label: uiText.undo, onClick: () => void takeBack(ids, restore) }
      messages.success(addJobGridText.saved(jobs.length), { action })
    },
  }
}
