import { changeJobEvents, listJobEvents } from '@vagu/core/job-events/batch-contract'
import {
  addJobEvents,
  changeJobEvent,
  deleteJobEvent,
  getJobEvent,
  listLastAdded,
  restoreJobEvent,
} from '@vagu/core/job-events/contract'
import type { JobEvent, JobEventRewrite } from '@vagu/core/job-events/schema'
import { addRequisite } from '@vagu/core/requisites/contract'
import type { Requisite } from '@vagu/core/requisites/schema'
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { fieldsQuery } from '../fields/use-fields.ts'
import { isNamed, type MaterialForm, requisiteDraftOf } from '../materials/material-form.ts'
import { REQUISITES_KEY } from '../materials/use-requisites.ts'
import { reloadStatusSoon } from '../use-status.ts'
import { FIELD_EVENTS_KEY } from '../verdicts/field-events.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import type { DraftInput } from '../job-form/model/build-drafts.ts'
import type { JobForm } from '../job-form/model/job-form.ts'
import { type Added, withEvents } from './last-added.ts'

const SAVE_KEY = ['jobEvents', 'save'] as const

export const lastAddedQuery = queryOptions({
  queryKey: ['jobEvents', 'lastAdded'] as const,
  queryFn: ({ signal }) => call(listLastAdded, {}, { signal }),
  meta: { isQuiet: true },
})
export const jobEventQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobEvents', 'one', id] as const,
    queryFn: ({ signal }) => call(getJobEvent, { params: { id } }, { signal }),
  })
/** Of everything that holds the jobs of a whole crop year. */
export const YEAR_JOBS_KEY = ['jobEvents', 'year'] as const

/** Of how far the harvest is, which follows from jobs. */
export const HARVEST_KEY = ['jobEvents', 'harvest'] as const

/** Of what is told of materials by the jobs they stand in: how they were used, and which the farm's list lacks. */
const MATERIALS_IN_JOBS = [
  [...REQUISITES_KEY, 'overview'],
  [...REQUISITES_KEY, 'unsaved'],
] as const

/** All jobs of a crop year, newest first. */
export const jobsOfYearQuery = (year: number) =>
  queryOptions({
    queryKey: [...YEAR_JOBS_KEY, year] as const,
    queryFn: ({ signal }) => call(listJobEvents, { query: { year: String(year) } }, { signal }),
    staleTime: 60_000,
    meta: { isQuiet: true },
  })

/** What a save sends: the form with its records named, and the jobs made of it. */
export interface Save {
  readonly form: JobForm
  readonly drafts: readonly DraftInput[]
  /** Other jobs that change along with the edited one. */
  readonly others?: readonly JobEventRewrite[]
}

/**
 * Adds a new material; one that an earlier try has brought there already is as good. One that lacks what the farm's
 * register asks for, as a job of the category 'Muu' may, stays in the job and is offered among those that only jobs have.
 * Answers whether the farm has it.
 */
async function addMaterial(client: QueryClient, material: MaterialForm): Promise<boolean> {
  try {
    const added = await call(addRequisite, { body: requisiteDraftOf(material) })
    client.setQueryData<Requisite[]>(REQUISITES_KEY, (known = []) => [
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

async function save(client: QueryClient, { form, drafts: typed, others = [] }: Save): Promise<JobEvent[]> {
  const refused = new Set<string>()
  for (const material of form.materials)
    if (material.isNew && isNamed(material) && !(await addMaterial(client, material)))
      refused.add(material.key)
  const drafts = withoutMaterials(typed, refused)
  const [draft] = drafts
  if (form.eventId === null || !draft) return call(addJobEvents, { body: drafts })
  const { _id: id, ...change } = draft
  const body = { ...change, ...(form.updatedAt === null ? {} : { updatedAt: form.updatedAt }) }
  if (others.length > 0) return call(changeJobEvents, { body: [{ ...body, _id: id }, ...others] })
  return [await call(changeJobEvent, { params: { id }, body })]
}

/** Everything that shows jobs is read again. */
export function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: FIELD_EVENTS_KEY })
  void client.invalidateQueries({ queryKey: YEAR_JOBS_KEY })
  void client.invalidateQueries({ queryKey: HARVEST_KEY })
  // Fields say whether they have jobs: read again when they are shown next, for with a big farm the list is long.
  void client.invalidateQueries({ queryKey: fieldsQuery.queryKey, refetchType: 'none' })
  for (const key of MATERIALS_IN_JOBS) void client.invalidateQueries({ queryKey: key })
  void client.invalidateQueries({ queryKey: lastAddedQuery.queryKey })
  reloadStatusSoon(client)
}

export function useSaveJobs() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: SAVE_KEY,
    mutationFn: (request: Save) => save(client, request),
    onSuccess: (events) => {
      client.setQueryData(lastAddedQuery.queryKey, (known) => known && withEvents(known, events))
      for (const event of events) client.setQueryData(jobEventQuery(event._id).queryKey, event)
      refresh(client)
    },
  })
}

/** Jobs that the server does not have yet. */
export const usePendingSaves = (): Save[] =>
  useMutationState({
    filters: { mutationKey: SAVE_KEY, status: 'pending' },
    select: ({ state }) => state.variables as Save,
  })

const addedIn = ({ form, drafts }: Save, at: number): Added[] =>
  form.eventId === null ? [{ at, ids: drafts.map(({ _id }) => _id) }] : []

/** New jobs that this page sent of late and the server has. */
export function useAddedSaves(): Added[] {
  const saves = useMutationState({
    filters: { mutationKey: SAVE_KEY, status: 'success' },
    select: ({ state }) => addedIn(state.variables as Save, state.submittedAt),
  })
  return useMemo(() => saves.flat(), [saves])
}

export function useDeleteJob() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ _id }: JobEvent) => call(deleteJobEvent, { params: { id: _id } }),
    onSuccess: (_, { _id }) => {
      client.setQueryData(lastAddedQuery.queryKey, (known) => known?.filter((event) => event._id !== _id))
      refresh(client)
    },
  })
}
export function useRestoreJob() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ _id }: JobEvent) => call(restoreJobEvent, { params: { id: _id } }),
    onSuccess: () => refresh(client),
  })
}
