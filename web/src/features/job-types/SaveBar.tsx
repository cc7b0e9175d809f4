import { Button } from '@mantine/core'
import { useConfirm } from '../../ui/Confirm.tsx'
import styles from './JobTypes.module.css'
import { words } from './text.ts'

interface Props {
  readonly changes: number
  readonly isSaving: boolean
  readonly onDiscard: () => void
}

/** How much is not saved yet, and the buttons; always in view. */
export function SaveBar({ changes, isSaving, onDiscard }: Props) {
  const confirm = useConfirm()
  const discard = async (): Promise<void> => {
    if (await confirm({ message: words.discardText, confirmLabel: words.discard })) onDiscard()
  }
  return (
    <div className={styles['save']} data-changed={changes > 0 || undefined}>
      <span role="status">{changes > 0 ? words.unsaved(changes) : words.allSaved}</span>
      {changes > 0 && (
        <Button variant="default" disabled={isSaving} onClick={() => void discard()}>
          {words.discard}
        </Button>
      )}
      <Button type="submit" size="md" loading={isSaving} disabled={changes === 0}>
        {words.save}
      </Button>
    </div>
  )
}
