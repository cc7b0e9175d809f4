import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { HistoryProps } from './HistoryList.tsx'
import type { RecordChange } from './record-history.ts'
import { historyText } from './text.ts'

const HistoryDialog = lazyComponent<HistoryProps<RecordChange>>(
  async () => (await import('./HistoryDialog.tsx')).HistoryDialog,
)

type Props = Omit<HistoryProps<RecordChange>, 'onClose' | 'changesIn'> & {
  /** The record is another one now, or comes back: its window must not store what it had. */
  readonly onRestored?: (() => void) | undefined
}

/** Button that opens the history of something that is in no list of records. */
export function HistoryButton({ onRestored, restore, ...history }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const close = (): void => setIsOpen(false)
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconHistory size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {historyText.open}
      </Button>
      {isOpen && (
        <HistoryDialog
          onFailed={close}
          props={{
            ...history,
            changesIn: ({ changes }) => changes,
            restore: async (entryId) => {
              await restore(entryId)
              onRestored?.()
            },
            onClose: close,
          }}
        />
      )}
    </>
  )
}
