import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FieldError } from '@vagu/core/errors'
import { changeJobCategories } from '@vagu/core/settings/contract'
import { JobCategory, type Settings } from '@vagu/core/settings/schema'
import { type RefObject, useMemo, useState } from 'react'
import { z } from 'zod'
import { settingsKeys } from '../../entities/settings/keys.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { type Sentences, useSendOnce, useShownErrors, useSteppedValue } from '../../ui/stepped-form.tsx'
import { uiText } from '../../ui/text.ts'
import { changedEntries, sentences, wrongPlaces } from './changes.ts'
import type { JobTypes } from './edit-job-types.ts'
import { jobTypesPageText } from './text.ts'
import type { Versions } from './versions.ts'

/** Types to send, and the version that they take the place of. */
interface Sent {
  readonly types: JobTypes
  readonly seen: JobTypes
}

const useSave = () =>
  useMutation({
    mutationFn: ({ types, seen }: Sent) =>
      call(changeJobCategories, {
        body: {
          jobCategories: structuredClone([...types]),
          seen: structuredClone([...seen]),
        },
      }),
  })

const Stored = z.array(JobCategory)

/** The types that another window has stored meanwhile: nothing is lost without the farmer's word. */
const storedElsewhere = (error: unknown): JobTypes | undefined =>
  error instanceof CallError && error.code === 'conflict' ? Stored.safeParse(error.stored).data : undefined

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

interface Choices {
  readonly keepMine: (versions: Versions) => void
  readonly takeTheirs: (theirs: JobTypes) => void
}

/** Two versions of the types that are to be chosen from, until the farmer has chosen. */
function useConflict() {
  const client = useQueryClient()
  const [versions, setVersions] = useState<Versions>()
  const close = (): void => setVersions(undefined)
  const takeOver = (jobCategories: JobTypes): void =>
    void client.setQueryData<Settings>(
      settingsKeys.all,
      (settings) => settings && { ...settings, jobCategories: [...jobCategories] },
    )
  const versionsWith = (choices: Choices) =>
    versions && {
      ...versions,
      close,
      keepMine: () => {
        close()
        choices.keepMine(versions)
      },
      takeTheirs: () => {
        close()
        takeOver(versions.stored)
        choices.takeTheirs(versions.stored)
      },
    }
  return { ask: setVersions, versionsWith }
}

/** The types as they are edited, what differs from the stored ones, what is wrong, and how they are saved. */
export function useEditedTypes(stored: readonly JobCategory[], element: RefObject<HTMLElement | null>) {
  const client = useQueryClient()
  const messages = useMessages()
  const { value: types, base, step, begin, settle } = useTypes(stored)
  const { errors, refused, show, clear } = useShownErrors({ value: types, errorsOf, element })
  const [places, setPlaces] = useState<readonly FieldError[]>([])
  const conflict = useConflict()
  const changed = useMemo(() => changedEntries(base, types), [base, types])
  const sendOnce = useSendOnce()
  const { mutateAsync, isPending } = useSave()

  const explain = (error: unknown, sent: JobTypes): void => {
    const others = storedElsewhere(error)
    if (others) return conflict.ask({ mine: sent, stored: others })
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
    if (failure) explain(failure.error, sent.types)
  }
  const save = (): void => {
    const wrong = errorsOf(types)
    if (wrong.size === 0) return void send({ types, seen: base })
    show(wrong, types)
    return messages.error(uiText.checkInput)
  }
  const startFrom = (start: JobTypes): void => {
    begin(start)
    clear()
  }
  const ofServer = refused.size > 0 ? places : []
  const versions = conflict.versionsWith({
    keepMine: ({ mine, stored: seen }) => void send({ types: mine, seen }),
    takeTheirs: startFrom,
  })
  return {
    base,
    types,
    changed,
    errors,
    ofServer,
    change: step,
    discard: () => startFrom(stored),
    save,
    isSaving: isPending,
    versions,
  }
}
