import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import * as contract from '@vagu/core/custom-areas/contract'
import type {
  CustomArea,
  CustomAreaChange,
  CustomAreaDraft,
  CustomAreaOfField,
} from '@vagu/core/custom-areas/schema'
import type { Settings } from '@vagu/core/settings/schema'
import { settingsKeys } from '../../../entities/settings/keys.ts'
import { call } from '../../../lib/call.ts'

/** Answers that cross each other would show an older table: one change goes after the other. */
const SCOPE = { id: 'custom-areas' } as const

type Change = (kinds: readonly CustomArea[]) => CustomArea[]

/** Shows what the server answered, which is all of a kind; settings that were asked for before know less. */
async function show(client: QueryClient, change: Change): Promise<void> {
  await client.cancelQueries({ queryKey: settingsKeys.all })
  client.setQueryData<Settings>(settingsKeys.all, (settings) =>
    settings ? { ...settings, customAreas: change(settings.customAreas) } : settings,
  )
}
const withKind =
  (kind: CustomArea): Change =>
  (kinds) =>
    kinds.some(({ id }) => id === kind.id)
      ? kinds.map((each) => (each.id === kind.id ? kind : each))
      : [...kinds, kind]

export const useAddKind = () => {
  const client = useQueryClient()
  return useMutation({
    scope: SCOPE,
    mutationFn: (body: CustomAreaDraft) => call(contract.addCustomArea, { body }),
    onSuccess: (kind) => show(client, withKind(kind)),
  })
}

interface KindChange {
  readonly id: string
  readonly change: CustomAreaChange
  readonly recalculates: boolean
}
export const useChangeKind = () => {
  const client = useQueryClient()
  return useMutation({
    scope: SCOPE,
    mutationFn: ({ id, change, recalculates }: KindChange) =>
      call(contract.changeCustomArea, {
        params: { id },
        query: recalculates ? { forceRecalculate: 'true' } : {},
        body: change,
      }),
    onSuccess: (kind) => show(client, withKind(kind)),
  })
}

export const useDeleteKind = () => {
  const client = useQueryClient()
  return useMutation({
    scope: SCOPE,
    mutationFn: (id: string) => call(contract.deleteCustomArea, { params: { id } }),
    onSuccess: (_, id) => show(client, (kinds) => kinds.filter((kind) => kind.id !== id)),
  })
}
export const useRestoreKind = () => {
  const client = useQueryClient()
  return useMutation({
    scope: SCOPE,
    mutationFn: (id: string) => call(contract.restoreCustomArea, { params: { id } }),
    onSuccess: (kind) => show(client, withKind(kind)),
  })
}

export interface AreaToSave {
  readonly kindId: string
  readonly body: CustomAreaOfField
}
/** Saves one area; the function stays the same one. */
export function useSaveArea(): (area: AreaToSave) => Promise<CustomArea> {
  const client = useQueryClient()
  return useMutation({
    scope: SCOPE,
    mutationFn: ({ kindId, body }: AreaToSave) =>
      call(contract.setCustomFieldArea, { params: { id: kindId }, body }),
    onSuccess: (kind) => show(client, withKind(kind)),
  }).mutateAsync
}
