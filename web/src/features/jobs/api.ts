import { changeJobDates, deleteJobs, restoreJobs } from '@vagu/core/jobs/batch-contract'
import type { JobDatesChange } from '@vagu/core/jobs/lists'
import type { Job } from '@vagu/core/jobs/schema'
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { jobKeys } from '../../entities/jobs/keys.ts'
import { call } from '../../lib/call.ts'
import { jobsOfYearQuery, usePendingSaves } from '../../entities/jobs/api.ts'
import { withDates } from './batch-change.ts'

type Change = (jobs: readonly Job[]) => Job[]

/** Shows a change in the list at once; the function that is given back undoes it. */
async function showAtOnce(client: QueryClient, year: number, change: Change): Promise<() => void> {
  const { queryKey } = jobsOfYearQuery(year)
  await client.cancelQueries({ queryKey })
  const before = client.getQueryData(queryKey)
  client.setQueryData(queryKey, (jobs) => jobs && change(jobs))
  return () => void client.setQueryData(queryKey, before)
}

/** A change of several jobs: shown at once, undone when the server refuses, and read again either way. */
function useBatch<Item extends JobDatesChange | Job, Reply>(
  year: number,
  work: {
    readonly run: (items: readonly Item[]) => Promise<Reply>
    readonly show: (items: readonly Item[]) => Change
  },
) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: jobKeys.changing,
    mutationFn: work.run,
    onMutate: async (items: readonly Item[]) => ({ undo: await showAtOnce(client, year, work.show(items)) }),
    onError: (_error, _items, shown) => shown?.undo(),
    meta: { rereadsOnFailure: ['jobs'] },
  })
}

const idOf = (item: JobDatesChange | Job): string => ('jobId' in item ? item.jobId : item._id)

export const useChangeDates = (year: number) =>
  useBatch<JobDatesChange, Job[]>(year, {
    run: (changes) => call(changeJobDates, { body: [...changes] }),
    show: (changes) => (jobs) => withDates(jobs, changes),
  })
export const useDeleteJobs = (year: number) =>
  useBatch<Job, unknown>(year, {
    run: (targets) => call(deleteJobs, { body: { ids: targets.map(idOf) } }),
    show: (targets) => {
      const removed = new Set(targets.map(idOf))
      return (jobs) => jobs.filter((job) => !removed.has(job._id))
    },
  })
export const useRestoreJobs = (year: number) =>
  useBatch<Job, Job[]>(year, {
    run: (targets) => call(restoreJobs, { body: { ids: targets.map(idOf) } }),
    show: (targets) => (jobs) => [...jobs, ...targets],
  })

/** Jobs that are on their way to the server. */
export function usePendingIds(): ReadonlySet<string> {
  const saves = usePendingSaves()
  const batches = useMutationState({
    filters: { mutationKey: jobKeys.changing, status: 'pending' },
    select: ({ state }) => state.variables as readonly (JobDatesChange | Job)[],
  })
  return useMemo(
    () =>
      new Set([...saves.flatMap(({ drafts }) => drafts.map(({ _id }) => _id)), ...batches.flat().map(idOf)]),
    [saves, batches],
  )
}
