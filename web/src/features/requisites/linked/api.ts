import { listJobEvents } from '@vagu/core/job-events/batch-contract'
import { previewJobMaterials, updateJobMaterials } from '@vagu/core/job-events/material-update-contract'
import type { Requisite } from '@vagu/core/requisites/schema'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { REQUISITES_KEY } from '../../../entities/materials/use-requisites.ts'
import { reloadStatusSoon } from '../../../entities/use-status.ts'
import { call } from '../../../lib/call.ts'

/** Of everything that holds jobs. */
const JOBS_KEY = ['jobEvents'] as const

/** The jobs with a material, asked anew each time it was saved. */
export const useJobsWith = ({ _id, name, updatedAt }: Requisite) =>
  useQuery({
    queryKey: [...JOBS_KEY, 'material', _id, updatedAt],
    queryFn: ({ signal }) => call(listJobEvents, { query: { requisiteName: name } }, { signal }),
    meta: { isQuiet: true },
  })

/** Which warnings come and go when the jobs take the material over. */
export const useWarningsAhead = ({ _id, updatedAt }: Requisite, ids: readonly string[]) =>
  useQuery({
    queryKey: [...JOBS_KEY, 'materialPreview', _id, updatedAt, ids],
    queryFn: ({ signal }) =>
      call(previewJobMaterials, { body: { requisite: _id, jobEventIds: [...ids] } }, { signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  })

/** Writes the material into the jobs; whatever holds jobs is read again. */
export function useUpdateJobs() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ _id, ids }: { readonly _id: string; readonly ids: readonly string[] }) =>
      call(updateJobMaterials, { body: { requisite: _id, jobEventIds: [...ids] } }),
    onSuccess: () => {
      reloadStatusSoon(client)
      void client.invalidateQueries({ queryKey: JOBS_KEY })
      void client.invalidateQueries({ queryKey: [...REQUISITES_KEY, 'overview'] })
    },
  })
}
