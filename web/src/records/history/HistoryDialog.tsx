import { Dialog } from '../../ui/Dialog.tsx'
import { HistoryList, type HistoryProps, type Version } from './HistoryList.tsx'
import { historyText } from './text.ts'

/** The history of a record in a window of its own. */
export const HistoryDialog = <V extends Version>(history: HistoryProps<V>) => (
  <Dialog
    isOpen
    onClose={history.onClose}
    title={historyText.title(history.name)}
    width={680}
    isChanged={false}
  >
    {history.beside}
    <HistoryList {...history} />
  </Dialog>
)
