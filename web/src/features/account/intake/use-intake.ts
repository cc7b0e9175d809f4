/** The archive of a farm on its way in: chosen, looked through, stored. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { lastIntake, reviewArchive, takeInArchive } from '@vagu/core/archive-intake/contract'
import { archiveSentence } from '@vagu/core/archive-intake/messages'
import { type ArchiveReview, MAX_ARCHIVE_BYTES } from '@vagu/core/archive-intake/schema'
import { useRef, useState } from 'react'
import { accountKeys } from '../../../entities/account/keys.ts'
import { CallError } from '../../../lib/call-error.ts'
import { call } from '../../../lib/call.ts'
import { useMessages } from '../../../ui/Messages.tsx'
import { intakeText, MAX_MEGABYTES } from './text.ts'

export const intakeQuery = queryOptions({
  queryKey: accountKeys.intake,
  queryFn: ({ signal }) => call(lastIntake, {}, { signal }),
  meta: { reads: ['fields'], isQuiet: true },
})

export type Stage =
  | { readonly name: 'choosing'; readonly error?: string | undefined }
  | { readonly name: 'reading'; readonly fileName: string }
  | { readonly name: 'reviewing'; readonly file: File; readonly review: ArchiveReview }
  | { readonly name: 'storing' }

function refusalBySize(bytes: number): string | undefined {
  if (bytes === 0) return archiveSentence('emptyFile')
  return bytes > MAX_ARCHIVE_BYTES
    ? archiveSentence('archiveTooLarge', { megabytes: MAX_MEGABYTES })
    : undefined
}

/** Sentence of the server about the file, else what went wrong with the call. */
function sentenceOf(error: unknown, otherwise: string): string {
  if (!(error instanceof CallError)) return otherwise
  const [first] = error.fields
  if (first !== undefined) return first.message
  return error.kind === 'timeout' || error.kind === 'offline' ? intakeText.noAnswer : otherwise
}

export function useIntake() {
  const [stage, setStage] = useState<Stage>({ name: 'choosing' })
  const running = useRef<AbortController>(null)
  const client = useQueryClient()
  const messages = useMessages()
  const review = async (file: File): Promise<void> => {
    const error = refusalBySize(file.size)
    if (error !== undefined) return setStage({ name: 'choosing', error })
    const controller = new AbortController()
    running.current = controller
    setStage({ name: 'reading', fileName: file.name })
    try {
      const found = await call(reviewArchive, { file }, { signal: controller.signal })
      setStage({ name: 'reviewing', file, review: found })
    } catch (cause) {
      if (!controller.signal.aborted)
        setStage({ name: 'choosing', error: sentenceOf(cause, intakeText.readFailed) })
    }
  }
  const store = async (file: File): Promise<void> => {
    setStage({ name: 'storing' })
    try {
      const intake = await call(takeInArchive, { file })
      client.setQueryData(intakeQuery.queryKey, intake)
      messages.success(intakeText.stored)
      setStage({ name: 'choosing' })
    } catch (cause) {
      setStage({ name: 'choosing', error: sentenceOf(cause, intakeText.storeFailed) })
    }
  }
  const stop = (): void => {
    running.current?.abort()
    setStage({ name: 'choosing' })
  }
  return {
    stage,
    review: (file: File) => void review(file),
    store: (file: File) => void store(file),
    stop,
  }
}
