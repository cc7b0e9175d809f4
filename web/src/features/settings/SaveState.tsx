import { Button } from '@mantine/core'
import { settingsText } from './text.ts'
import styles from './settings.module.css'

interface Props {
  readonly state: 'idle' | 'pending' | 'success' | 'error'
  readonly onAgain: () => void
}

/** State of saving a choice, beside the choice itself. */
export function SaveState({ state, onAgain }: Props) {
  return (
    <div role="status" className={styles.state} data-failed={state === 'error' || undefined}>
      {state === 'pending' && settingsText.saving}
      {state === 'success' && settingsText.saved}
      {state === 'error' && (
        <>
          {settingsText.failed}
          <Button size="compact-md" variant="default" onClick={onAgain}>
            {settingsText.again}
          </Button>
        </>
      )}
    </div>
  )
}
