import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FieldError } from '@vagu/core/errors'
import { changeJobCategories } from '@vagu/core/settings/contract'
import type { JobCategory } from '@vagu/core/settings/schema'
import { type RefObject, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { SETTINGS_KEY } from '../../farm/use-settings.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { focusFirst } from '../../ui/focus-input.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { words as common } from '../../ui/text.ts'
import { changedEntries, sentences, wrongPlaces } from './changes.ts'
import type { JobTypes } from './edit-job-types.ts'
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
}

function useSave({ onSaved, onRefused }: Answers) {
  const client = useQueryClient()
  const messages = useMessages()
  return useMutation({
    mutationFn: (types: JobTypes) =>
      call(changeJobCategories, { body: { jobCategories: structuredClone([...types]) } }),
    onSuccess: (settings, types) => {
      client.setQueryData(SETTINGS_KEY, settings)
      onSaved(settings.jobCategories, types)
      messages.success(words.saved, { ms: 1700 })
    },
    onError: (error, types) => {
      if (error instanceof CallError && error.fields.length > 0) onRefused(types, error.fields)
      messages.failed(error, words.failed, { ms: 3000 })
    },
  })
}

/** The types as they are edited, what differs from the stored ones, what is wrong, and how they are saved. */
export function useEditedTypes(stored: readonly JobCategory[], element: RefObject<HTMLElement | null>) {
  const messages = useMessages()
  const [edited, setEdited] = useState<JobTypes>()
  const [isTried, setIsTried] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const [settled, setSettled] = useState<Settled>()
  const base = settled?.over === stored ? settled.types : stored
  const types = edited ?? base
  const changed = useMemo(() => changedEntries(base, types), [base, types])
  const wrong = useMemo(() => (isTried ? wrongPlaces(types) : []), [isTried, types])
  const ofServer = refused?.of === types ? refused.errors : undefined
  const errors = useMemo(() => sentences([...(ofServer ?? []), ...wrong]), [ofServer, wrong])

  const discard = (): void => {
    setEdited(undefined)
    setIsTried(false)
    setRefused(undefined)
  }
  const lead = (places: readonly FieldError[]): void =>
    focusFirst(
      element.current,
      places.map(({ path }) => path),
    )
  const { mutate, isPending } = useSave({
    onSaved: (saved, sent) => {
      setSettled({ types: saved, over: stored })
      // What was typed while the answer was on its way stays.
      setEdited((now) => (now === sent ? undefined : now))
      setIsTried(false)
      setRefused(undefined)
    },
    onRefused: (of, places) => {
      flushSync(() => {
        setIsTried(true)
        setRefused({ of, errors: places })
      })
      lead(places)
    },
  })
  const save = (): void => {
    if (isPending) return
    const places = wrongPlaces(types)
    if (places.length === 0) return mutate(types)
    flushSync(() => setIsTried(true))
    lead(places)
    messages.error(common.checkInput)
  }
  const change = (step: (now: JobTypes) => JobTypes): void => setEdited((now) => step(now ?? base))
  return { base, types, changed, errors, ofServer, change, discard, save, isSaving: isPending }
}
