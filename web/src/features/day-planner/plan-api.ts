import { changeJobDates, changeJobs } from '@vagu/core/jobs/batch-contract'
import type { Job } from '@vagu/core/jobs/schema'
import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { jobKeys } from '../../entities/jobs/keys.ts'
import { call } from '../../lib/call.ts'
import { jobsOfYearQuery } from '../../entities/jobs/api.ts'
import { isWorkerChanged, newestOfEach, type PlanChange } from './plan-change.ts'

const distinct = (lists: readonly (readonly Job[] | undefined)[]): Job[] => [
  ...new Map(lists.flatMap((list) => (list ?? []).map((job) => [job._id, job] as const))).values(),
]

/** The jobs of several crop years as one list; undefined until all are there. */
export function useJobsOfYears(years: readonly number[]) {
  return useQueries({
    queries: years.map((year) => jobsOfYearQuery(year)),
    combine: (results) => ({
      lists: results.map(({ data }) => data),
      isPending: results.some(({ isPending }) => isPending),
      isFetching: results.some(({ isFetching }) => isFetching),
      hasFailed: results.some(({ isError }) => isError),
      reload: (): void => {
        for (const result of results) if (result.isError) void result.refetch()
      },
    }),
  })
}
export const useDistinct = (lists: readonly (readonly Job[] | undefined)[]): Job[] =>
  useMemo(() => distinct(lists), [lists])

/** Changes, and their jobs as the farmer saw them. */
export interface PlanSave {
  readonly jobs: readonly Job[]
  readonly changes: readonly PlanChange[]
}

/**
 * The jobs as they were last read: a change that waited for another one must name the version after that one. A job that
 * went to another crop year may stand in no list any more; then it is as it was seen.
 */
function newestOf(client: QueryClient, { jobs, changes }: PlanSave): Job[] {
  const lists = client.getQueriesData<Job[]>({ queryKey: jobKeys.lists }).map(([, list]) => list)
  return newestOfEach(
    [...lists.flatMap((list) => list ?? []), ...jobs],
    changes.map(({ id }) => id),
  )
}

/** Days alone are a change of dates; another worker is a change of the whole job. */
async function store(client: QueryClient, save: PlanSave): Promise<Job[]> {
  const { changes } = save
  const jobs = newestOf(client, save)
  const byId = new Map(jobs.map((job) => [job._id, job]))
  if (isWorkerChanged(jobs, changes)) {
    const body = changes.map(({ id, dates, worker }) => ({ ...byId.get(id), ...dates, worker }))
    return call(changeJobs, { body })
  }
  const body = changes.map(({ id, dates }) => {
    const updatedAt = byId.get(id)?.updatedAt
    return { jobId: id, ...dates, ...(updatedAt !== undefined && { updatedAt }) }
  })
  return call(changeJobDates, { body })
}

/** Puts changed jobs into the lists that hold them; lists that were asked for before know less and are asked for anew. */
export async function showStored(client: QueryClient, jobs: readonly Job[]): Promise<void> {
  await client.cancelQueries({ queryKey: jobKeys.lists })
  const changed = new Map(jobs.map((job) => [job._id, job]))
  client.setQueriesData<Job[]>({ queryKey: jobKeys.lists }, (list) =>
    list?.map((job) => changed.get(job._id) ?? job),
  )
}

/** Stores moves one after another, in the order in which they were made. */
export function useStorePlan() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: jobKeys.planning,
    scope: { id: 'day-planner' },
    mutationFn: (save: PlanSave) => store(client, save),
    onSuccess: (jobs) => showStored(client, jobs),
    meta: { rereadsOnFailure: ['jobs'] },
  })
}

/** The changes that the server does not have yet at this moment, also those that no screen has drawn. */
export const pendingChangesIn = (client: QueryClient): PlanChange[] =>
  client
    .getMutationCache()
    .findAll({ mutationKey: jobKeys.planning, status: 'pending' })
    .flatMap(({ state }) => (state.variables as PlanSave).changes)

interface Planning {
  /** The changes that the server does not have yet, in their order. */
  readonly pending: readonly PlanChange[]
  /** Jobs as the server has stored them. */
  readonly stored: readonly Job[]
}

/**
 * Outcome of the moves. A list hears of what was stored a moment later than a move that has come through: without the
 * stored jobs beside it a card would stand in its old place for that moment.
 */
export function usePlanning(): Planning {
  const moves = useMutationState({
    filters: { mutationKey: jobKeys.planning },
    select: ({ state: { status, variables, data } }) => ({
      pending: status === 'pending' ? (variables as PlanSave).changes : [],
      stored: status === 'success' ? (data as Job[]) : [],
    }),
  })
  return useMemo(
    () => ({
      pending: moves.flatMap(({ pending }) => pending),
      stored: moves.flatMap(({ stored }) => stored),
    }),
    [moves],
  )
}
