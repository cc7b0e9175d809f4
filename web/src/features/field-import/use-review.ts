import { useNavigate } from '@tanstack/react-router'
import type { Review, ReviewRow } from '@vagu/core/field-import/schema'
import { useMemo, useState } from 'react'
import { pathTo } from '../../navigation/paths.ts'
import { CallError } from '../../lib/call-error.ts'
import { newId } from '../../lib/new-id.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import { useStoreSelected } from './api.ts'
import { carryChoices } from './carry-choices.ts'
import { type Choice, firstChoices, selectedRows, mainYear, questionsOf, withChoice } from './choices.ts'
import { fieldImportText } from './text.ts'

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

const NONE: ReadonlySet<number> = new Set()

/** A review under the farmer's hands: his choices, what is still open, and storing them. */
export function useReview(first: Review, readAgain: () => Promise<Review>) {
  const messages = useMessages()
  const navigate = useNavigate()
  const [{ review, choices, changed }, setState] = useState(() => ({
    review: first,
    choices: firstChoices(first, newId),
    changed: NONE,
  }))
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map())
  const [isStored, setIsStored] = useState(false)
  const [isStoring, setIsStoring] = useState(false)
  const { mutateAsync } = useStoreSelected()
  const questions = useMemo(() => questionsOf(review, choices), [review, choices])
  const selected = useMemo(() => selectedRows(review, choices), [review, choices])
  const change = (row: ReviewRow, part: Partial<Choice>): void =>
    setState((now) => ({ ...now, choices: withChoice(now.choices, row, part) }))

  /** Reads the file beside the farm as it is by now; what the farmer chose stays chosen. */
  const reviewAgain = async (): Promise<void> => {
    const next = await readAgain()
    setState((now) => ({ review: next, ...carryChoices(now, next, newId) }))
    messages.error(fieldImportText.changedSince, { ms: 10_000 })
  }
  const store = async (): Promise<void> => {
    setIsStoring(true)
    try {
      const { added, changed: changedCount } = await mutateAsync(selected.map((row) => row.selected))
      setIsStored(true)
      messages.success(fieldImportText.stored(added, changedCount), { ms: 6000 })
      const year = mainYear(selected)
      if (year !== undefined) await navigate({ to: pathTo('fields', { year }), ignoreBlocker: true })
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
    store: () => void store(),
    isStoring,
    isStored,
  }
}
