import { changeStockEntry, deleteStockEntry } from '@vagu/core/stock/contract'
import { useEffect, useState } from 'react'
import { draftOwner, useUser } from '../../../entities/session/session.ts'
import { entryKind } from '../../../entities/stock/entry-kind.ts'
import { call } from '../../../lib/call.ts'
import { isToldByShell } from '../../../lib/call-error.ts'
import { readFromTab, saveInTab } from '../../../lib/tab-storage.ts'
import { useMay } from '../../../ui/may.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import { type Step, useSendOnce } from '../../../ui/stepped-form.tsx'
import { uiText } from '../../../ui/text.ts'
import {
  CountDraft,
  emptyCount,
  type Sending,
  sendingsOf,
  withFailure,
  withoutRows,
  withStored,
} from './count-draft.ts'
import { countText as text } from './text.ts'

/** The draft of a farm, kept in the tab over a reload and while one looks at other pages. */
function useKeptDraft(today: string) {
  const key = `vagu-stock-count:${draftOwner(useUser())}`
  const [draft, setDraft] = useState(() => readFromTab(key, CountDraft) ?? emptyCount(today))
  useEffect(() => saveInTab(key, draft), [key, draft])
  return [draft, setDraft] as const
}

const send = async ({ id, body, isChange }: Sending): Promise<void> => {
  if (isChange) await call(changeStockEntry, { params: { id }, body })
  else await entryKind.add({ ...body, _id: id })
}

/** Takes back the counts of one saving, as far as they were new. */
function useTakeBack(update: (step: Step<CountDraft>) => void) {
  const messages = useMessages()
  return async (stored: readonly Sending[]): Promise<void> => {
    try {
      for (const { id } of stored) await call(deleteStockEntry, { params: { id } })
      update(withoutRows(new Set(stored.map(({ requisiteId }) => requisiteId))))
      messages.success(text.takenBack)
    } catch (error) {
      messages.failed(error, text.takeBackFailed)
    }
  }
}

/** A count that is being typed, and how it is stored: each number by itself, none twice. */
export function useCount(today: string) {
  const messages = useMessages()
  const mayWrite = useMay('write')
  const [draft, update] = useKeptDraft(today)
  const [isSending, setIsSending] = useState(false)
  const sendOnce = useSendOnce()
  const takeBack = useTakeBack(update)

  const told = (stored: readonly Sending[], left: number, error: unknown): void => {
    if (left === 0) {
      const isNew = stored.every(({ isChange }) => !isChange)
      const action = { label: uiText.undo, onClick: () => void takeBack(stored) }
      return messages.success(text.savedAll(stored.length), mayWrite && isNew ? { action } : {})
    }
    if (stored.length > 0) return messages.error(text.savedSome(stored.length, left))
    return messages.failed(error, text.noneSaved)
  }
  const sendAll = async (sendings: readonly Sending[]): Promise<void> => {
    const stored: Sending[] = []
    let failure: unknown
    for (const sending of sendings) {
      try {
        await send(sending)
        stored.push(sending)
        update(withStored(sending))
      } catch (error) {
        failure = error
        update(withFailure(sending.requisiteId))
        // without a network the next one would wait as long again
        if (isToldByShell(error)) break
      }
    }
    told(stored, sendings.length - stored.length, failure)
  }
  const save = (order: readonly string[]): void => {
    const sendings = sendingsOf(draft, order)
    if (sendings.length === 0) return
    void sendOnce(async () => {
      setIsSending(true)
      await sendAll(sendings)
      setIsSending(false)
    })
  }
  return { draft, update, save, isSending }
}
