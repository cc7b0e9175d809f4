import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FieldError } from '@vagu/core/errors'
import { changeJobCategories } from '@vagu/core/settings/contract'
import type { JobCategory } from '@vagu/core/settings/schema'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { settingsKeys } from '../../entities/settings/keys.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useConfirm } from '../../ui/Confirm.tsx'
import { focusFirst } from '../../ui/focus-input.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { words as common } from '../../ui/text.ts'
import { changedEntries, sentences, wrongPlaces } from './changes.ts'
import type { JobTypes } from './edit-job-types.ts'
import { afterSave, type Edited, editedBy } from './edited.ts'
import { words } from './text.ts'

/** What the server refused of certain types; it says nothing of them once they are changed. */
interface Refused {
  readonly of: JobTypes
  readonly errors: readonly FieldError[]
}

/** What was saved over certain stored types; it stands in their place until the list of settings tells the same. */
interface Settled {
  readonly types: JobTypes
  readonly over: JobTypes
}
interface Answers {
  readonly onSaved: (saved: JobTypes, sent: JobTypes) => void
  readonly onRefused: (types: JobTypes, errors: readonly FieldError[]) => void
  /** Others are stored than those that were seen. */
  readonly onOthers: (types: JobTypes) => void
}
/** What is sent, and what it was made from; without it, it is stored over anything. */
interface Sent {
  readonly types: JobTypes
  readonly seen?: JobTypes
}

function useSave({ onSaved, onRefused, onOthers }: Answers) {
  const client = useQueryClient()
  const messages = useMessages()
  return useMutation({
    mutationFn: ({ types, seen }: Sent) =>
      call(changeJobCategories, {
        body: {
          jobCategories: structuredClone([...types]),
          ...(seen && { seen: structuredClone([...seen]) }),
        },
      }),
    onSuccess: (settings, { types }) => {
      client.setQueryData(settingsKeys.all, settings)
      onSaved(settings.jobCategories, types)
      messages.success(words.saved, { ms: 1700 })
    },
    onError: (error, { types }) => {
      if (error instanceof CallError && error.code === 'conflict') return onOthers(types)
      if (error instanceof CallError && error.fields.length > 0) onRefused(types, error.fields)
      return messages.failed(error, words.failed, { ms: 3000 })
    },
  })
}

/** What the server refused and, once he has tried to save, what we see ourselves. */
function useWrongPlaces(types: JobTypes) {
  const [isTried, setIsTried] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const wrong = useMemo(() => (isTried ? wrongPlaces(types) : []), [isTried, types])
  const ofServer = refused?.of === types ? refused.errors : undefined
  const errors = useMemo(() => sentences([...(ofServer ?? []), ...wrong]), [ofServer, wrong])
  const forget = (): void => {
    setIsTried(false)
    setRefused(undefined)
  }
  const show = (byServer?: Refused): void =>
    flushSync(() => {
      setIsTried(true)
      if (byServer) setRefused(byServer)
    })
  return { ofServer, errors, forget, show }
}

/** The types as they are edited, what differs from the stored ones, what is wrong, and how they are saved. */
export function useEditedTypes(stored: readonly JobCategory[], element: RefObject<HTMLElement | null>) {
  const messages = useMessages()
  const confirm = useConfirm()
  const [edited, setEdited] = useState<Edited>()
  const [settled, setSettled] = useState<Settled>()
  const newest = settled?.over === stored ? settled.types : stored
  const { types, over: base } = edited ?? { types: newest, over: newest }
  const changed = useMemo(() => changedEntries(base, types), [base, types])
  const { ofServer, errors, forget, show } = useWrongPlaces(types)

  const discard = (): void => {
    setEdited(undefined)
    forget()
  }
  const lead = (places: readonly FieldError[]): void =>
    focusFirst(
      element.current,
      places.map(({ path }) => path),
    )
  const { mutate, isPending } = useSave({
    onSaved: (saved, sent) => {
      setSettled({ types: saved, over: stored })
      setEdited((now) => afterSave(now, { sent, saved }))
      forget()
    },
    onOthers: (of) => void askOver(of),
    onRefused: (of, places) => {
      show({ of, errors: places })
      lead(places)
    },
  })
  /** Another window has stored other types meanwhile: nothing is lost without the farmer's word. */
  const askOver = async (of: JobTypes): Promise<void> => {
    const question = { title: words.othersTitle, message: words.othersText, confirmLabel: words.saveOver }
    if (await confirm(question)) mutate({ types: of })
  }
  const isSending = useRef(false)
  const save = (): void => {
    // A second click comes before the button knows that it is busy, and would find the types of the first one stored.
    if (isSending.current) return
    const places = wrongPlaces(types)
    if (places.length === 0) {
      isSending.current = true
      return mutate(
        { types, seen: base },
        {
          onSettled: () => {
            isSending.current = false
          },
        },
      )
    }
    show()
    lead(places)
    messages.error(common.checkInput)
  }
  const change = (step: (now: JobTypes) => JobTypes): void => setEdited((now) => editedBy(now, newest, step))
  return { base, types, changed, errors, ofServer, change, discard, save, isSaving: isPending }
}
