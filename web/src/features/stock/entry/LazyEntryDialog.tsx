import type { StockEntry, StockType } from '@vagu/core/stock/schema'
import { lazyComponent } from '../../../ui/lazy-component.tsx'

/** Facts that the dialog of an entry is opened with. */
export interface EntryOpening {
  readonly type: Extract<StockType, 'CURRENT_BALANCE' | 'INCREASE' | 'DECREASE'>
  /** The material that is meant already. */
  readonly requisiteId?: string
  /** The entry that is changed; none for a new one. */
  readonly entry?: StockEntry
}
export interface EntryDialogProps {
  readonly opening: EntryOpening
  readonly onClose: () => void
}

/** The dialog of an entry, loaded when it is first opened. */
export const LazyEntryDialog = lazyComponent<EntryDialogProps>(
  async () => (await import('./EntryDialog.tsx')).EntryDialog,
)
