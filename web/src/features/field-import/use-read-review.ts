import type { Review, ReviewRow } from '@vagu/core/field-import/schema'
import { useState } from 'react'
import { newId } from '../../lib/new-id.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { carryChoices } from './carry-choices.ts'
import { type Choice, firstChoices, withChoice } from './choices.ts'
import { fieldImportText } from './text.ts'
import type { ReadAgain } from './use-field-file.ts'

const NONE: ReadonlySet<number> = new Set()

/** A review with the farmer's choices; both stay together when the file is read once more. */
export function useReadReview(first: Review, readAgain: ReadAgain) {
  const messages = useMessages()
  const [state, setState] = useState(() => ({
    review: first,
    choices: firstChoices(first, newId),
    changed: NONE,
  }))
  const [isForAll, setIsForAll] = useState(false)
  const change = (row: ReviewRow, part: Partial<Choice>): void =>
    setState((now) => ({ ...now, choices: withChoice(now.choices, row, part) }))

  /** Reads the file beside the farm as it is by now; what the farmer chose stays chosen. */
  const reviewAgain = async (): Promise<void> => {
    const review = await readAgain(isForAll)
    setState((now) => ({ review, ...carryChoices(now, review, newId) }))
    messages.error(fieldImportText.changedSince, { ms: 10_000 })
  }
  const carry = async (isCarried: boolean): Promise<void> => {
    setIsForAll(isCarried)
    try {
      const review = await readAgain(isCarried)
      setState((now) => ({ review, choices: carryChoices(now, review, newId).choices, changed: NONE }))
    } catch (error) {
      setIsForAll(!isCarried)
      messages.failed(error, fieldImportText.readFailed, { ms: 5000 })
    }
  }
  return {
    ...state,
    isForAll,
    change,
    reviewAgain,
    /** Takes all rows for the open crop year, or for their own again. */
    carry: (isCarried: boolean) => void carry(isCarried),
  }
}
