import { listUnsavedMaterials, saveUnsavedMaterials } from '@vagu/core/materials/contract'
import type { MaterialType } from '@vagu/core/materials/schema'
import type { UnsavedMaterial } from '@vagu/core/materials/unsaved-schema'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { materialKeys } from '../../../entities/materials/keys.ts'
import { call } from '../../../lib/call.ts'

export const unsavedQuery = queryOptions({
  queryKey: materialKeys.unsaved,
  queryFn: ({ signal }) => call(listUnsavedMaterials, {}, { signal }),
  meta: { reads: ['materialUse'], isQuiet: true },
})

/** Materials of a type that jobs carry and the farm's list lacks. Not there is no reason to disturb. */
export const useUnsaved = (type: MaterialType) =>
  useQuery({
    ...unsavedQuery,
    select: (all: readonly UnsavedMaterial[]) => all.filter(({ requisite }) => requisite.type === type),
  })

/** Adds chosen ones; each under an id made beforehand, so that a repeated request adds nothing twice. */
export const useSaveUnsaved = () =>
  useMutation({
    mutationFn: (requisites: readonly { readonly key: string; readonly _id: string }[]) =>
      call(saveUnsavedMaterials, { body: { requisites: [...requisites] } }),
  })
