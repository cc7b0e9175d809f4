import { changeStockEntry, deleteStockEntry } from '@vagu/core/stock/contract'
import type { StockEntry } from '@vagu/core/stock/schema'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { useMay } from '../../../ui/may.tsx'
import type { MessageOptions } from '../../../ui/message.ts'
import { useMessages } from '../../../ui/Messages.tsx'
import { uiText } from '../../../ui/text.ts'
import { receiptText as text } from './text.ts'

/** A change is taken back only from the version that it left. */
const undo = ({ _id: id, updatedAt }: StockEntry, before: StockEntry | undefined): Promise<unknown> => {
  if (!before) return call(deleteStockEntry, { params: { id } })
  const { _id, name: _name, userId: _user, updatedAt: _version, ...entry } = before
  return call(changeStockEntry, { params: { id }, body: { ...entry, updatedAt } })
}

const isConflict = (error: unknown): boolean => error instanceof CallError && error.code === 'conflict'

/** The button of the message that an entry was stored: a new one goes, a changed one is what it was. */
export function useEntryUndo(): (stored: StockEntry, before: StockEntry | undefined) => MessageOptions {
  const messages = useMessages()
  const mayWrite = useMay('write')
  const takeBack = async (stored: StockEntry, before: StockEntry | undefined): Promise<void> => {
    try {
      await undo(stored, before)
      messages.success(text.undone)
    } catch (error) {
      messages.failed(error, isConflict(error) ? text.changedMeanwhile : text.takeBackFailed)
    }
  }
  return (stored, before) =>
    mayWrite ? { action: { label: uiText.undo, onClick: () => void takeBack(stored, before) } } : {}
}
