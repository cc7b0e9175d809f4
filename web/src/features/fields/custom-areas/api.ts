import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { setCustomFieldArea } from '@vagu/core/custom-areas/contract'
import type { CustomArea } from '@vagu/core/custom-areas/schema'
import type { CustomAreaOfField } from '@vagu/core/custom-areas/form-schema'
import type { Settings } from '@vagu/core/settings/schema'
import { settingsKeys } from '../../../entities/settings/keys.ts'
import { call } from '../../../lib/call.ts'

/** Answers that cross each other would show an older table: one area goes after the other. */
const SCOPE = { id: 'custom-areas' } as const

type Change = (kinds: readonly CustomArea[]) => CustomArea[]

/** Shows what the server answered, which is all of a kind; settings that were asked for before know less. */
async function show(client: QueryClient, change: Change): Promise<void> {
  await client.cancelQueries({ queryKey: settingsKeys.all })
  client.setQueryData<Settings>(settingsKeys.all, (settings) =>
    settings ? { ...settings, customAreas: change(settings.customAreas) } : settings,
  )
}

/** Shows a kind as it is stored, in its place or at the end. */
export const showKind = (client: QueryClient, kind: CustomArea): Promise<void> =>
  show(client, (kinds) =>
    kinds.some(({ id }) => id === kind.id)
      ? kinds.map((each) => (each.id === kind.id ? kind : each))
      : [...kinds, kind],
  )

/** Shows that a kind is gone. */
export const hideKind = (client: QueryClient, id: string): Promise<void> =>
  show(client, (kinds) => kinds.filter((kind) => kind.id !== id))

export interface AreaToSave {
  readonly kindId: string
  readonly body: CustomAreaOfField
}
/** Saves one area; the function stays the same one. */
export function useSaveArea(): (area: AreaToSave) => Promise<CustomArea> {
  const client = useQueryClient()
  return useMutation({
    scope: SCOPE,
    mutationFn: ({ kindId, body }: AreaToSave) => call(setCustomFieldArea, { params: { id: kindId }, body }),
    onSuccess: (kind) => showKind(client, kind),
  }).mutateAsync
}
