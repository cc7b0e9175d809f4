import { changeStockEntry, deleteStockEntry } from '@vagu/core/stock/contract'
import { StockEntry } from '@vagu/core/stock/schema'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { draftOwner, useUser } from '../../../entities/session/session.ts'
import { entryKind } from '../../../entities/stock/entry-kind.ts'
import { call } from '../../../lib/call.ts'
import { CallError, isToldByShell } from '../../../lib/call-error.ts'
import { newId } from '../../../lib/new-id.ts'
import { forgetInTab, readFromTab, saveInTab } from '../../../lib/tab-storage.ts'
import { useMay } from '../../../ui/may.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import { type Step, useSendOnce } from '../../../ui/stepped-form.tsx'
import { uiText } from '../../../ui/text.ts'
import {
  CountDraft,
  emptyCount,
  isDone,
  onDay,
  type Sending,
  sendingsOf,
  withConflict,
  withFailure,
  withNewCount,
  withoutRows,
  withStored,
} from './count-draft.ts'
import { countText as text } from './text.ts'

/** The draft of a farm, kept in the tab over a reload and while one looks at other pages, until all of it is stored. */
function useKeptDraft(today: string) {
  const key = `vagu-stock-count:${draftOwner(useUser())}`
  const [kept, setDraft] = useState(() => readFromTab(key, CountDraft) ?? emptyCount(today))
  const draft = useMemo(() => onDay(kept, today, newId), [kept, today])
  const update = useCallback(
    (step: Step<CountDraft>): void => setDraft((now) => step(onDay(now, today, newId))),
    [today],
  )
  useEffect(() => {
    if (isDone(draft)) forgetInTab(key)
    else saveInTab(key, draft)
  }, [key, draft])
  return [draft, update] as const
}

const send = ({ id, body: { _id, ...body }, seen }: Sending): Promise<StockEntry> =>
  seen === null
    ? entryKind.add({ ...body, _id: id })
    : call(changeStockEntry, { params: { id }, body: { ...body, updatedAt: seen } })

/** Refusals after which the entry is out of reach: it was deleted, is not the user's to change, or another has its id. */
const GONE: readonly string[] = ['notFound', 'forbidden', 'deleted', 'idTaken']

/** State of a number that was refused, and the sentence that says so. */
function afterRefusal(
  { requisiteId, seen }: Sending,
  error: unknown,
): { readonly step: Step<CountDraft>; readonly says?: string } {
  const { code, stored } = error instanceof CallError ? error : { code: '', stored: undefined }
  const other = code === 'conflict' ? StockEntry.safeParse(stored).data : undefined
  if (other) return { step: withConflict(requisiteId, other), says: text.conflict }
  const isOutOfReach = seen === null ? code === 'idTaken' || code === 'deleted' : GONE.includes(code)
  if (isOutOfReach) return { step: withNewCount(requisiteId, newId()), says: text.becameNew }
  return { step: withFailure(requisiteId) }
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
      const isNew = stored.every(({ seen }) => seen === null)
      const action = { label: uiText.undo, onClick: () => void takeBack(stored) }
      return messages.success(text.savedAll(stored.length), mayWrite && isNew ? { action } : {})
    }
    if (stored.length > 0) return messages.error(text.savedSome(stored.length, left))
    return messages.failed(error, text.noneSaved)
  }
  const sendAll = async (sendings: readonly Sending[]): Promise<void> => {
    const stored: Sending[] = []
    let failure: unknown
    let says: string | undefined
    for (const sending of sendings) {
      try {
        const entry = await send(sending)
        stored.push(sending)
        update(withStored(sending, entry))
      } catch (error) {
        failure = error
        const refusal = afterRefusal(sending, error)
        says ??= refusal.says
        update(refusal.step)
        // without a network the next one would wait as long again
        if (isToldByShell(error)) break
      }
    }
    if (says === undefined) told(stored, sendings.length - stored.length, failure)
    else messages.error(says)
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
  return { draft, update, save, isSending, mayChange: mayWrite }
}
