import { stockEntryText as text } from '../../../entities/stock/text.ts'
import { useConfirm } from '../../../ui/Confirm.tsx'

/** Asks once whether a price of 0 is meant: an empty one would leave the mean as it is. */
export function useAskZeroPrice() {
  const confirm = useConfirm()
  return (): Promise<boolean> =>
    confirm({ title: text.zeroPriceTitle, message: text.zeroPriceText, confirmLabel: text.zeroPriceYes })
}
