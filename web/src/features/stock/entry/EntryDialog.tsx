import { RecordDialog } from '../../../records/RecordDialog.tsx'
import { stockEntryText as text } from '../../../entities/stock/text.ts'
import { EntryFormPanel } from './EntryFormPanel.tsx'
import type { EntryDialogProps } from './LazyEntryDialog.tsx'
import { ReceiptDialog } from './ReceiptDialog.tsx'
import { useStockFacts } from './use-stock-facts.ts'

/** A delivery note of several lines, one count, one thing that went; or the change of one of them. */
export function EntryDialog({ opening, onClose }: EntryDialogProps) {
  const { type, entry, requisiteId } = opening
  const facts = useStockFacts()
  const title = entry ? text.edit[type] : text.add[type]
  if (!facts) return null
  if (type === 'INCREASE' && !entry)
    return <ReceiptDialog facts={facts} requisiteId={requisiteId ?? null} onClose={onClose} />
  return (
    <RecordDialog record={entry} title={title} width={640} onClose={onClose}>
      {(place) => (
        <EntryFormPanel
          {...place}
          facts={facts}
          type={type}
          {...(requisiteId !== undefined && { requisiteId })}
          {...(entry && { entry })}
          onSaved={onClose}
        />
      )}
    </RecordDialog>
  )
}
