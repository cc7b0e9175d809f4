import type { Status } from '@vagu/core/status/schema'
import { ignoreWarning } from '@vagu/core/warnings/contract'
import type { Warning } from '@vagu/core/warnings/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reloadStatusSoon, STATUS_KEY } from '../../farm/use-status.ts'
import { call } from '../../lib/call.ts'

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
      reloadStatusSoon(client)
    },
  })
}
