import type { Status } from '@vagu/core/status/schema'
import { ignoreWarning, listHiddenWarnings, showWarning } from '@vagu/core/warnings/contract'
import type { HiddenWarning, Warning } from '@vagu/core/warnings/schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { reloadStatusSoon, STATUS_KEY } from '../../entities/use-status.ts'
import { call } from '../../lib/call.ts'

const HIDDEN_KEY = ['hiddenWarnings'] as const

const without = (warnings: readonly Warning[], id: string): Warning[] =>
  warnings.filter(({ _id }) => _id !== id)

/** Hides a warning with its reason; it leaves the list at once. */
export function useIgnoreWarning() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ warning, reason }: { warning: Warning; reason: string }) =>
      call(ignoreWarning, { body: { ...warning, reason } }),
    onSuccess: (_, { warning }) => {
      client.setQueryData<Status>(
        STATUS_KEY,
        (status) =>
          status && {
            ...status,
            warnings: without(status.warnings, warning._id),
            whatIfWarnings: without(status.whatIfWarnings, warning._id),
          },
      )
      void client.invalidateQueries({ queryKey: HIDDEN_KEY })
      reloadStatusSoon(client)
    },
  })
}

export const useHiddenWarnings = () =>
  useQuery({
    queryKey: HIDDEN_KEY,
    queryFn: ({ signal }) => call(listHiddenWarnings, {}, { signal }),
    meta: { isQuiet: true },
  })

/** Shows a hidden warning again; it leaves the list of the hidden at once. */
export function useShowWarning() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(showWarning, { body: { _id: id } }),
    onSuccess: (_, id) => {
      client.setQueryData<HiddenWarning[]>(HIDDEN_KEY, (hidden) =>
        hidden?.filter(({ warning }) => warning._id !== id),
      )
      void client.invalidateQueries({ queryKey: STATUS_KEY })
    },
  })
}
