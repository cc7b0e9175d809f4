import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeOwnManure, getOwnManure } from '@vagu/core/own-manure/contract'
import type { OwnManureChange } from '@vagu/core/own-manure/schema'
import { CallError } from '../../lib/call-error.ts'
import { call } from '../../lib/call.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { planKeys } from './keys.ts'
import { ownManureText as text } from './own-manure-text.ts'

/** Animals of the farm in a calendar year, and manure that it bought and sold. */
export const ownManureQuery = (year: number) =>
  queryOptions({
    queryKey: planKeys.ownManure(year),
    queryFn: ({ signal }) => call(getOwnManure, { params: { year: String(year) } }, { signal }),
    meta: { reads: ['ownManure'] },
  })

/** Keeps the animals of a year; who was overtaken by somebody else is told, and has what is stored beside. */
export function useChangeOwnManure(year: number) {
  const client = useQueryClient()
  const messages = useMessages()
  return useMutation({
    mutationFn: (body: OwnManureChange) => call(changeOwnManure, { params: { year: String(year) }, body }),
    onSuccess: (stored) => {
      client.setQueryData(ownManureQuery(year).queryKey, stored)
      messages.success(text.saved)
    },
    onError: (error) => {
      if (!(error instanceof CallError && error.code === 'conflict')) messages.notSaved(error, 'saveFailed')
    },
    meta: { rereadsOnFailure: ['ownManure'] },
  })
}
