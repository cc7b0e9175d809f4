import { listUnsavedRequisites, saveUnsavedRequisites } from '@vagu/core/requisites/contract'
import type { RequisiteType } from '@vagu/core/requisites/schema'
import type { UnsavedRequisite } from '@vagu/core/requisites/unsaved-schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { REQUISITES_KEY } from '../../../entities/materials/use-requisites.ts'
import { reloadStatusSoon } from '../../../entities/use-status.ts'
import { call } from '../../../lib/call.ts'

/** Materials of a type that jobs carry and the farm's list lacks. Not there is no reason to disturb. */
export const useUnsaved = (type: RequisiteType) =>
  useQuery({
    queryKey: [...REQUISITES_KEY, 'unsaved'],
    queryFn: ({ signal }) => call(listUnsavedRequisites, {}, { signal }),
    select: (all: readonly UnsavedRequisite[]) => all.filter(({ requisite }) => requisite.type === type),
    meta: { isQuiet: true },
  })

/** Adds chosen ones; each under an id made beforehand, so that a repeated request adds nothing twice. */
export function useSaveUnsaved() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (requisites: readonly { readonly key: string; readonly _id: string }[]) =>
      call(saveUnsavedRequisites, { body: { requisites: [...requisites] } }),
    onSuccess: () => {
      reloadStatusSoon(client)
      void client.invalidateQueries({ queryKey: REQUISITES_KEY })
      void client.invalidateQueries({ queryKey: ['jobEvents'] })
    },
  })
}
