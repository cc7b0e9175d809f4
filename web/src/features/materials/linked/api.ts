import { listJobs } from '@vagu/core/jobs/batch-contract'
import { previewJobMaterials, updateJobMaterials } from '@vagu/core/jobs/material-update-contract'
import type { Material } from '@vagu/core/materials/schema'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { jobKeys } from '../../../entities/jobs/keys.ts'
import { call } from '../../../lib/call.ts'

/** The jobs with a material, asked anew each time it was saved. */
export const useJobsWith = ({ _id, name, updatedAt }: Material) =>
  useQuery({
    queryKey: jobKeys.withMaterial(_id, updatedAt),
    queryFn: ({ signal }) => call(listJobs, { query: { requisiteName: name } }, { signal }),
    meta: { reads: ['jobs', 'materials'], isQuiet: true },
  })

/** Warnings that come and go when the jobs take the material over. */
export const useWarningsAhead = ({ _id, updatedAt }: Material, ids: readonly string[]) =>
  useQuery({
    queryKey: jobKeys.warningsAhead(_id, updatedAt, ids),
    queryFn: ({ signal }) =>
      call(previewJobMaterials, { body: { requisite: _id, jobEventIds: [...ids] } }, { signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    meta: { reads: ['jobs', 'materials'], isQuiet: true },
  })

/** Writes the material into the jobs. */
export const useUpdateJobs = () =>
  useMutation({
    mutationFn: ({ _id, ids }: { readonly _id: string; readonly ids: readonly string[] }) =>
      call(updateJobMaterials, { body: { requisite: _id, jobEventIds: [...ids] } }),
  })
