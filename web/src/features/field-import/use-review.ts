import { useNavigate } from '@tanstack/react-router'
import type { Review } from '@vagu/core/field-import/schema'
import { useMemo, useState } from 'react'
import { pathTo } from '../../app/paths.ts'
import { CallError } from '../../lib/call-error.ts'
import { newId } from '../../lib/new-id.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { words as common } from '../../ui/text.ts'
import { useStoreKept } from './api.ts'
import { type Choice, firstChoices, keptRows, mainYear, questionsOf, withChoice } from './choices.ts'
import { words } from './text.ts'

type Numbered = readonly { readonly row: number }[]

/** What the server refused, by the number of the row in the file. */
function refusedRows(error: unknown, sent: Numbered): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  if (!(error instanceof CallError)) return found
  for (const { path, message } of error.fields) {
    const row = sent[Number(/^rows\.(\d+)/.exec(path)?.[1])]?.row
    if (row !== undefined) found.set(row, message)
  }
  return found
}

/** A review under the farmer's hands: his choices, what is still open, and storing them. */
export function useReview(review: Review) {
  const messages = useMessages()
  const navigate = useNavigate()
  const [choices, setChoices] = useState(() => firstChoices(review, newId))
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map())
  const [isStored, setIsStored] = useState(false)
  const { mutateAsync, isPending } = useStoreKept()
  const questions = useMemo(() => questionsOf(review, choices), [review, choices])
  const kept = useMemo(() => keptRows(review, choices), [review, choices])
  const change = (row: number, part: Partial<Choice>): void => setChoices((now) => withChoice(now, row, part))
  const store = async (): Promise<void> => {
    try {
      const { added, changed } = await mutateAsync(kept.map((row) => row.kept))
      setIsStored(true)
      messages.success(words.stored(added, changed), { ms: 6000 })
      const year = mainYear(kept)
      if (year !== undefined) await navigate({ to: pathTo('fields', { year }), ignoreBlocker: true })
    } catch (error) {
      setRefused(refusedRows(error, kept))
      messages.failed(error, `${common.saveFailed} ${words.nothingStored}`, { ms: 5000 })
    }
  }
  return {
    choices,
    change,
    questions,
    refused,
    kept,
    store: () => void store(),
    isStoring: isPending,
    isStored,
  }
}
