import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as contract from '@vagu/core/requisites/contract'
import type { Requisite, RequisiteDraft } from '@vagu/core/requisites/schema'
import { REQUISITES_KEY } from '../../entities/materials/use-requisites.ts'
import { reloadStatusSoon } from '../../entities/use-status.ts'
import { call } from '../../lib/call.ts'

/** A material that is stored: new under the id that its form made, or changed from the version that was last seen. */
export interface RequisiteSave {
  readonly id: string
  readonly draft: RequisiteDraft
  /** Absent for a new one. */
  readonly updatedAt: string | undefined
}

const save = ({ id, draft, updatedAt }: RequisiteSave): Promise<Requisite> => {
  if (updatedAt === undefined) return call(contract.addRequisite, { body: { ...draft, _id: id } })
  const { _id: _unused, ...change } = draft
  return call(contract.changeRequisite, { params: { id }, body: { ...change, updatedAt } })
}

type Change = (requisites: readonly Requisite[]) => Requisite[]

const without = (requisites: readonly Requisite[], id: string): Requisite[] =>
  requisites.filter(({ _id }) => _id !== id)

/** What the server has answered stands in the list at once; the list is read again all the same. */
function useListChange() {
  const client = useQueryClient()
  return (change: Change): void => {
    client.setQueryData<Requisite[]>(REQUISITES_KEY, (now) => now && change(now))
    reloadStatusSoon(client)
    void client.invalidateQueries({ queryKey: REQUISITES_KEY })
  }
}

/** Reads the materials again, and the warnings about them. */
export function useReloadRequisites(): () => void {
  const client = useQueryClient()
  return () => {
    reloadStatusSoon(client)
    void client.invalidateQueries({ queryKey: REQUISITES_KEY })
  }
}

export function useSaveRequisite() {
  const show = useListChange()
  return useMutation({
    mutationFn: save,
    onSuccess: (stored) => show((now) => [...without(now, stored._id), stored]),
  })
}

export function useDeleteRequisite() {
  const show = useListChange()
  return useMutation({
    mutationFn: ({ _id }: Requisite) => call(contract.deleteRequisite, { params: { id: _id } }),
    onSuccess: (_reply, { _id }) => show((now) => without(now, _id)),
  })
}

export function useRestoreRequisite() {
  const show = useListChange()
  return useMutation({
    mutationFn: ({ _id }: Requisite) => call(contract.restoreRequisite, { params: { id: _id } }),
    onSuccess: (stored) => show((now) => [...without(now, stored._id), stored]),
  })
}
