import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FieldError } from '@vagu/core/errors'
import { changeJobCategories } from '@vagu/core/settings/contract'
import type { JobCategory } from '@vagu/core/settings/schema'
import { type RefObject, useMemo, useState } from 'react'
import { settingsKeys } from '../../entities/settings/keys.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useConfirm } from '../../ui/Confirm.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { type Sentences, useSendOnce, useShownErrors, useSteppedValue } from '../../ui/stepped-form.tsx'
import { uiText } from '../../ui/text.ts'
import { changedEntries, sentences, wrongPlaces } from './changes.ts'
import type { JobTypes } from './edit-job-types.ts'
import { jobTypesPageText } from './text.ts'

/** Types to send, and the version they were made from; without it, they are stored over anything. */
interface Sent {
  readonly types: JobTypes
  readonly seen?: JobTypes
}

const useSave = () =>
  useMutation({
    mutationFn: ({ types, seen }: Sent) =>
      call(changeJobCategories, {
        body: {
          jobCategories: structuredClone([...types]),
          ...(seen && { seen: structuredClone([...seen]) }),
        },
      }),
  })

const errorsOf = (types: JobTypes): Sentences => sentences(wrongPlaces(types))

/** The types as they are edited. Unchanged they are the stored ones; what was changed stays over what it was made from. */
function useTypes(stored: JobTypes) {
  const stepped = useSteppedValue<JobTypes>({ base: stored })
  const [seen, setSeen] = useState(stored)
  if (seen !== stored) {
    setSeen(stored)
    stepped.follow(stored)
  }
  return stepped
}

/** The types as they are edited, what differs from the stored ones, what is wrong, and how they are saved. */
export function useEditedTypes(stored: readonly JobCategory[], element: RefObject<HTMLElement | null>) {
  const client = useQueryClient()
  const messages = useMessages()
  const confirm = useConfirm()
  const { value: types, base, step, begin, settle } = useTypes(stored)
  const { errors, refused, show, clear } = useShownErrors({ value: types, errorsOf, element })
  const [places, setPlaces] = useState<readonly FieldError[]>([])
  const changed = useMemo(() => changedEntries(base, types), [base, types])
  const sendOnce = useSendOnce()
  const { mutateAsync, isPending } = useSave()

  const explain = async (error: unknown, sent: JobTypes): Promise<void> => {
    if (error instanceof CallError && error.code === 'conflict') {
      // Another window has stored other types meanwhile: nothing is lost without the farmer's word.
      const question = {
        title: jobTypesPageText.othersTitle,
        message: jobTypesPageText.othersText,
        confirmLabel: jobTypesPageText.saveOver,
      }
      if (await confirm(question)) await send({ types: sent })
      return
    }
    if (error instanceof CallError && error.fields.length > 0) {
      setPlaces(error.fields)
      show(sentences(error.fields), sent)
    }
    messages.failed(error, jobTypesPageText.failed, { ms: 3000 })
  }
  const send = async (sent: Sent): Promise<void> => {
    const failure = await sendOnce(async () => {
      const settings = await mutateAsync(sent)
      client.setQueryData(settingsKeys.all, settings)
      settle(sent.types, settings.jobCategories)
      clear()
      messages.success(jobTypesPageText.saved, { ms: 1700 })
    })
    if (failure) await explain(failure.error, sent.types)
  }
  const save = (): void => {
    const wrong = errorsOf(types)
    if (wrong.size === 0) return void send({ types, seen: base })
    show(wrong, types)
    return messages.error(uiText.checkInput)
  }
  const discard = (): void => {
    begin(stored)
    clear()
  }
  const ofServer = refused.size > 0 ? places : []
  return { base, types, changed, errors, ofServer, change: step, discard, save, isSaving: isPending }
}
