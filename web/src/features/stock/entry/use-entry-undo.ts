import { changeStockEntry, deleteStockEntry } from '@vagu/core/stock/contract'
import type { StockEntry } from '@vagu/core/stock/schema'
import { call } from '../../../lib/call.ts'
import { useMay } from '../../../ui/may.tsx'
import type { MessageOptions } from '../../../ui/message.ts'
import { useMessages } from '../../../ui/Messages.tsx'
import { uiText } from '../../../ui/text.ts'
import { receiptText as text } from './text.ts'

const undo = (id: string, before: StockEntry | undefined): Promise<unknown> => {
  if (!before) return call(deleteStockEntry, { params: { id } })
  const { _id, name: _name, userId: _user, updatedAt: _version, ...entry } = before
  return call(changeStockEntry, { params: { id: _id }, body: entry })
}

/** The button of the message that an entry was stored: a new one goes, a changed one is what it was. */
export function useEntryUndo(id: string, before: StockEntry | undefined): MessageOptions {
  const messages = useMessages()
  const mayWrite = useMay('write')
  if (!mayWrite) return {}
  const takeBack = async (): Promise<void> => {
    try {
      await undo(id, before)
      messages.success(text.undone)
    } catch (error) {
      messages.failed(error, text.takeBackFailed)
    }
  }
  return { action: { label: uiText.undo, onClick: () => void takeBack() } }
}
