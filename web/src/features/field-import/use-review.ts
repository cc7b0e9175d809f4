import { useNavigate } from '@tanstack/react-router'
import type { Review } from '@vagu/core/field-import/schema'
import { useMemo, useState } from 'react'
import { pathTo, ROUTES } from '../../navigation/paths.ts'
import { useIsFromFirstSteps } from '../../entities/first-steps.ts'
import { CallError } from '../../lib/call-error.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import { useStoreSelected } from './api.ts'
import { selectedRows, mainYear, questionsOf } from './choices.ts'
import { fieldImportText } from './text.ts'
import type { ReadAgain } from './use-field-file.ts'
import { useReadReview } from './use-read-review.ts'

type Numbered = readonly { readonly row: number }[]

/** Refusals of the server, by the number of the row in the file. */
function refusedRows(error: unknown, sent: Numbered): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  if (!(error instanceof CallError)) return found
  for (const { path, message } of error.fields) {
    const row = sent[Number(/^rows\.(\d+)/.exec(path)?.[1])]?.row
    if (row !== undefined) found.set(row, message)
  }
  return found
}

const isOutdated = (error: unknown): boolean => error instanceof CallError && error.code === 'conflict'

interface Reading {
  /** The crop year that is open. */
  readonly year: number
  readonly readAgain: ReadAgain
}

/** A review under the farmer's hands: his choices, what is still open, and storing them. */
export function useReview(first: Review, { year, readAgain }: Reading) {
  const messages = useMessages()
  const navigate = useNavigate()
  const isFromFirstSteps = useIsFromFirstSteps()
  const { review, choices, changed, isForAll, change, reviewAgain, carry } = useReadReview(first, readAgain)
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map())
  const [isStored, setIsStored] = useState(false)
  const [isStoring, setIsStoring] = useState(false)
  const { mutateAsync } = useStoreSelected()
  const questions = useMemo(() => questionsOf(review, choices), [review, choices])
  const selected = useMemo(() => selectedRows(review, choices), [review, choices])
  const store = async (): Promise<void> => {
    setIsStoring(true)
    try {
      const { added, changed: changedCount } = await mutateAsync(selected.map((row) => row.selected))
      setIsStored(true)
      const opened = mainYear(selected) ?? year
      const words = [
        fieldImportText.stored(added, changedCount),
        opened !== year && fieldImportText.yearOpened(opened),
      ]
      messages.success(words.filter(Boolean).join('. '), { ms: 6000 })
      const to = isFromFirstSteps ? ROUTES.addJob : pathTo('fields', { year: opened })
      await navigate({ to, ignoreBlocker: true })
    } catch (error) {
      setRefused(refusedRows(error, selected))
      const fault = isOutdated(error) ? await reviewAgain().catch((cause: unknown) => cause) : error
      if (fault !== undefined)
        messages.failed(fault, `${uiText.saveFailed} ${fieldImportText.nothingStored}`, { ms: 5000 })
    } finally {
      setIsStoring(false)
    }
  }
  return {
    review,
    choices,
    change,
    changed,
    questions,
    refused,
    kept: selected,
    isForAll,
    carry,
    store: () => void store(),
    isStoring,
    isStored,
  }
}
