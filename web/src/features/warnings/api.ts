import {
  addWarningComment,
  deleteWarningComment,
  listWarningComments,
} from '@vagu/core/warnings/comments-contract'
import { ignoreWarning, listHiddenWarnings, showWarning } from '@vagu/core/warnings/contract'
import type { HiddenWarning, Warning } from '@vagu/core/warnings/schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { statusQuery } from '../../entities/use-status.ts'
import { warningKeys } from '../../entities/warnings/keys.ts'
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
      client.setQueryData(
        statusQuery.queryKey,
        (status) =>
          status && {
            ...status,
            warnings: without(status.warnings, warning._id),
            whatIfWarnings: without(status.whatIfWarnings, warning._id),
          },
      )
    },
  })
}

export const useHiddenWarnings = () =>
  useQuery({
    queryKey: warningKeys.hidden,
    queryFn: ({ signal }) => call(listHiddenWarnings, {}, { signal }),
    meta: { reads: ['hiddenWarnings'], isQuiet: true },
  })

/** Shows a hidden warning again; it leaves the list of the hidden at once. */
export function useShowWarning() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(showWarning, { body: { _id: id } }),
    onSuccess: (_, id) => {
      client.setQueryData<HiddenWarning[]>(warningKeys.hidden, (hidden) =>
        hidden?.filter(({ warning }) => warning._id !== id),
      )
    },
  })
}

/** Comments on warnings; a card without them is a card all the same. */
export const useWarningComments = () =>
  useQuery({
    queryKey: warningKeys.comments,
    queryFn: ({ signal }) => call(listWarningComments, {}, { signal }),
    meta: { reads: ['warningComments'], isQuiet: true },
  })
export const useAddComment = () =>
  useMutation({
    mutationFn: (body: { warningId: string; text: string }) => call(addWarningComment, { body }),
  })
export const useDeleteComment = () =>
  useMutation({ mutationFn: (id: string) => call(deleteWarningComment, { params: { id } }) })
