import { Dialog } from '../../ui/Dialog.tsx'
import { ReceiptList, type ReceiptListProps } from './ReceiptList.tsx'
import { priaText } from './text.ts'

export interface ReceiptsDialogProps extends ReceiptListProps {
  /** Name of the record. */
  readonly name: string
  readonly onClose: () => void
}

/** Receipts of a record in a window of their own. */
export const ReceiptsDialog = ({ name, onClose, ...of }: ReceiptsDialogProps) => (
  <Dialog isOpen onClose={onClose} title={priaText.receiptsOf(name)} width={680} isChanged={false}>
    <ReceiptList {...of} />
  </Dialog>
)
