import { Fold } from '../../ui/Fold.tsx'
import { useUser } from '../session/session.ts'
import { ReceiptList, type ReceiptListProps } from './ReceiptList.tsx'
import { priaText } from './text.ts'

/** Receipts of a record within its history, for a farm that is connected with PRIA. */
export function ReceiptsFold(of: ReceiptListProps) {
  if (useUser()?.pria == null) return null
  return (
    <Fold names={[]} label={priaText.receiptsOpen} summary="" isForced={false}>
      <ReceiptList {...of} />
    </Fold>
  )
}
