import { changeJobs, listJobs } from '@vagu/core/jobs/batch-contract'
import { addJobs, changeJob, deleteJob, getJob, listLastAdded, restoreJob } from '@vagu/core/jobs/contract'
import type { Job, JobRewrite } from '@vagu/core/jobs/schema'
import { addMaterial } from '@vagu/core/materials/contract'
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { jobKeys } from './keys.ts'
import { isNamed, type MaterialForm, materialDraftOf } from '../materials/material-form.ts'
import { materialsQuery } from '../materials/use-materials.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import type { DraftInput } from '../job-form/model/build-drafts.ts'
import type { JobForm } from '../job-form/model/job-form.ts'
import { type Added, withJobs } from './last-added.ts'

export const lastAddedQuery = queryOptions({
  queryKey: jobKeys.lastAdded,
  queryFn: ({ signal }) => call(listLastAdded, {}, { signal }),
  meta: { reads: ['jobs'], isQuiet: true },
})
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: jobKeys.one(id),
    queryFn: ({ signal }) => call(getJob, { params: { id } }, { signal }),
    meta: { reads: ['jobs'] },
  })
/** All jobs of a crop year, newest first. */
export const jobsOfYearQuery = (year: number) =>
  queryOptions({
    queryKey: jobKeys.ofYear(year),
    queryFn: ({ signal }) => call(listJobs, { query: { year: String(year) } }, { signal }),
    staleTime: 60_000,
    meta: { reads: ['jobs'], isQuiet: true },
  })

/** Body of a save: the form with its records named, and the jobs made of it. */
export interface Save {
  readonly form: JobForm
  readonly drafts: readonly DraftInput[]
  /** Other jobs that change along with the edited one. */
  readonly others?: readonly JobRewrite[]
}

/**
 * Adds a new material; one that an earlier try has brought there already is as good. One that lacks what the farm's
 * register asks for, as a job of the category 'Muu' may, stays in the job and is offered among those that only jobs have.
 * Answers whether the farm has it.
 */
async function storeNewMaterial(client: QueryClient, material: MaterialForm): Promise<boolean> {
  try {
    const added = await call(addMaterial, { body: materialDraftOf(material) })
    client.setQueryData(materialsQuery.queryKey, (known = []) => [
      ...known.filter(({ _id }) => _id !== added._id),
      added,
    ])
    return true
  } catch (error) {
    if (!(error instanceof CallError) || !['idTaken', 'invalid'].includes(error.code)) throw error
    return error.code === 'idTaken'
  }
}

/** The drafts without the ids of materials that the farm does not have. */
const withoutMaterials = (drafts: readonly DraftInput[], ids: ReadonlySet<string>): DraftInput[] =>
  drafts.map((draft) => ({
    ...draft,
    requisites: draft.requisites.map((material) =>
      material.requisiteId && ids.has(material.requisiteId) ? { ...material, requisiteId: null } : material,
    ),
  }))

async function save(client: QueryClient, { form, drafts: typed, others = [] }: Save): Promise<Job[]> {
  const refused = new Set<string>()
  for (const material of form.materials)
    if (material.isNew && isNamed(material) && !(await storeNewMaterial(client, material)))
      refused.add(material.key)
  const drafts = withoutMaterials(typed, refused)
  const [draft] = drafts
  if (form.eventId === null || !draft) return call(addJobs, { body: drafts })
  const { _id: id, ...change } = draft
  const body = { ...change, ...(form.updatedAt === null ? {} : { updatedAt: form.updatedAt }) }
  if (others.length > 0) return call(changeJobs, { body: [{ ...body, _id: id }, ...others] })
  return [await call(changeJob, { params: { id }, body })]
}

export function useSaveJobs() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: jobKeys.saving,
    mutationFn: (request: Save) => save(client, request),
    onSuccess: (jobs) => {
      client.setQueryData(lastAddedQuery.queryKey, (known) => known && withJobs(known, jobs))
      for (const job of jobs) client.setQueryData(jobQuery(job._id).queryKey, job)
    },
  })
}

/** Jobs that the server does not have yet. */
export const usePendingSaves = (): Save[] =>
  useMutationState({
    filters: { mutationKey: jobKeys.saving, status: 'pending' },
    select: ({ state }) => state.variables as Save,
  })

const addedIn = ({ form, drafts }: Save, at: number): Added[] =>
  form.eventId === null ? [{ at, ids: drafts.map(({ _id }) => _id) }] : []

/** New jobs that this page sent of late and the server has. */
export function useAddedSaves(): Added[] {
  const saves = useMutationState({
    filters: { mutationKey: jobKeys.saving, status: 'success' },
    select: ({ state }) => addedIn(state.variables as Save, state.submittedAt),
  })
  return useMemo(() => saves.flat(), [saves])
}

export function useDeleteJob() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ _id }: Job) => call(deleteJob, { params: { id: _id } }),
    onSuccess: (_, { _id }) =>
      client.setQueryData(lastAddedQuery.queryKey, (known) => known?.filter((job) => job._id !== _id)),
  })
}
export const useRestoreJob = () =>
  useMutation({
    mutationFn: ({ _id }: Job) => call(restoreJob, { params: { id: _id } }),
  })
