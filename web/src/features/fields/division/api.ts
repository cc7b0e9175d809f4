import { mergeFields, splitField, undoDivision } from '@vagu/core/field-division/contract'
import type { FieldMerge, FieldSplit } from '@vagu/core/field-division/schema'
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../lib/call.ts'
import { useMessages } from '../../../ui/Messages.tsx'
import { uiText } from '../../../ui/text.ts'
import { reasonOf } from './reason.ts'
import { divisionText } from './text.ts'

const meta = { rereadsOnFailure: ['fields', 'jobs'] } as const

export const useSplit = (id: string) =>
  useMutation({
    mutationFn: (body: z.input<typeof FieldSplit>) => call(splitField, { params: { id }, body }),
    meta,
  })

export const useMerge = () =>
  useMutation({ mutationFn: (body: z.input<typeof FieldMerge>) => call(mergeFields, { body }), meta })

/** Takes the split or the joining back that fields came to their end by; `id` is one of those. */
export function useUndoDivision(): (id: string) => void {
  const messages = useMessages()
  const { mutate } = useMutation({
    mutationFn: (id: string) => call(undoDivision, { params: { id } }),
    onSuccess: () => messages.success(divisionText.undone),
    onError: (error) => messages.failed(error, reasonOf(error, divisionText.undoFailed)),
    meta,
  })
  return mutate
}

/** Says that fields became others, with the way back; the window that they were divided in is closed by then. */
export function useSayDivided(): (text: string, id: string) => void {
  const messages = useMessages()
  const undo = useUndoDivision()
  return (text, id) => messages.success(text, { action: { label: uiText.undo, onClick: () => undo(id) } })
}
