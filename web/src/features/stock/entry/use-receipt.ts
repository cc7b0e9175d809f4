import { deleteStockEntry } from '@vagu/core/stock/contract'
import type { StockEntryDraft } from '@vagu/core/stock/schema'
import { isUsableDensity } from '@vagu/core/units/density'
import { type RefObject, useState } from 'react'
import { entryKind } from '../../../entities/stock/entry-kind.ts'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { isSameJson } from '../../../lib/same-json.ts'
import { newId } from '../../../lib/new-id.ts'
import { useMay } from '../../../ui/may.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import { useSendOnce, useShownErrors, useSteppedValue } from '../../../ui/stepped-form.tsx'
import { uiText } from '../../../ui/text.ts'
import {
  draftsOf,
  errorsOf,
  inputOf,
  type Receipt,
  type ReceiptLine,
  unitPriceOf,
  withoutLines,
} from './receipt-form.ts'
import { entryPhotosText, receiptText as text } from './text.ts'
import { useAskZeroPrice } from './use-ask-zero-price.ts'
import { useStoreDensity } from './use-store-density.ts'

interface Work {
  readonly start: ReceiptLine
  readonly today: string
  readonly element: RefObject<HTMLElement | null>
  readonly onSaved: () => void
}

/** Takes back what a delivery note stored. */
function useTakeBack() {
  const messages = useMessages()
  return async (ids: readonly string[]): Promise<void> => {
    try {
      for (const id of ids) await call(deleteStockEntry, { params: { id } })
      messages.success(text.takenBack)
    } catch (error) {
      messages.failed(error, text.takeBackFailed)
    }
  }
}

/** Sends the lines one after another; what went before one that was refused is stored. */
async function sendAll(
  drafts: readonly StockEntryDraft[],
): Promise<{ readonly saved: string[]; readonly failure?: { readonly error: unknown } }> {
  const saved: string[] = []
  for (const draft of drafts) {
    const id = draft._id ?? newId()
    try {
      await entryKind.add({ ...draft, _id: id })
    } catch (error) {
      return { saved, failure: { error } }
    }
    saved.push(id)
  }
  return { saved }
}

const densitiesIn = ({ lines }: Receipt): ReadonlyMap<string, number> =>
  new Map(
    lines.flatMap(({ requisiteId, density }) =>
      requisiteId !== null && isUsableDensity(density) ? [[requisiteId, density]] : [],
    ),
  )

/** The form of a delivery note: what is typed, and how its lines are stored. */
export function useReceipt({ start, today, element, onSaved }: Work) {
  const messages = useMessages()
  const mayTakeBack = useMay('write')
  const askZeroPrice = useAskZeroPrice()
  const storeDensity = useStoreDensity()
  const takeBack = useTakeBack()
  const sendOnce = useSendOnce()
  const [isSending, setIsSending] = useState(false)
  const [underWay, setUnderWay] = useState(0)
  const { value, step, isChanged } = useSteppedValue<Receipt>({
    base: { date: today, supplier: '', note: '', images: [], lines: [start] },
    isSame: isSameJson,
  })
  const { errors, show } = useShownErrors({ value, errorsOf, element })

  const finish = (ids: readonly string[]): void => {
    const action = { label: uiText.undo, onClick: () => void takeBack(ids) }
    messages.success(text.saved(ids.length), mayTakeBack ? { action } : {})
    onSaved()
  }
  const refused = (error: unknown, saved: readonly string[], all: number): void => {
    if (error instanceof CallError && error.fields.length > 0)
      show(new Map(error.fields.map(({ path, message }) => [inputOf(path, 0), message])), value)
    if (saved.length > 0) messages.error(text.savedSome(saved.length, all))
    else messages.notSaved(error, 'saveFailed')
  }
  const send = async (): Promise<void> => {
    if (value.lines.some((line) => unitPriceOf(line) === 0) && !(await askZeroPrice())) return
    setIsSending(true)
    const drafts = draftsOf(value)
    const { saved, failure } = await sendAll(drafts)
    await storeDensity(densitiesIn(value))
    setIsSending(false)
    if (!failure) return finish(saved)
    step(withoutLines(new Set(saved)))
    return refused(failure.error, saved, drafts.length)
  }
  const submit = (): void => {
    const wrong = errorsOf(value)
    if (wrong.size > 0) {
      messages.error(uiText.checkInput)
      return show(wrong, value)
    }
    if (underWay > 0) return messages.error(entryPhotosText.underWay)
    return void sendOnce(send)
  }
  return { value, step, isChanged, errors, submit, isSending, setUnderWay }
}
