import { flushSync } from 'react-dom'
import { useConfirm } from '../../../ui/Confirm.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import type { AreaEdits } from './use-area-edits.ts'
import { customAreasText } from './text.ts'

/** The ways out of the window: nothing that was typed is lost without a word. */
export function useClosing(edits: AreaEdits, onClose: () => void) {
  const confirm = useConfirm()
  const messages = useMessages()
  /** The guard of the page must know that nothing is left before the page is left. */
  const leave = (): void => {
    flushSync(edits.discard)
    onClose()
  }
  const saveThenClose = async (): Promise<void> => {
    if (await edits.saveAll()) leave()
  }
  const close = async (): Promise<void> => {
    if (edits.edits.size === 0) return onClose()
    const question = { title: customAreasText.unsavedTitle, message: customAreasText.unsaved }
    const labels = { confirmLabel: customAreasText.saveAll, cancelLabel: customAreasText.goOn }
    if (await confirm({ ...question, ...labels })) await saveThenClose()
  }
  return {
    close: (): void => void close(),
    saveAndClose: (): void => void saveThenClose(),
    discard: (): void => {
      messages.success(customAreasText.discarded)
      leave()
    },
  }
}
