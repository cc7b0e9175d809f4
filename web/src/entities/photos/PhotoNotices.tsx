import { Button, CloseButton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { Refusal } from './photo-queue.ts'
import styles from './photos.module.css'
import { photosText } from './text.ts'

interface Props {
  readonly refused: readonly Refusal[]
  readonly failed: number
  /** Names of photos that a reload ended. */
  readonly lost: readonly string[]
  readonly error: string | undefined
  readonly onDismiss: (key: string) => void
  readonly onRetryAll: () => void
}

/** Notices on files that did not become photos of the job; each stays until it is read. */
export function PhotoNotices({ refused, failed, lost, error, onDismiss, onRetryAll }: Props) {
  return (
    <div className={styles.notices} role="alert">
      {error !== undefined && <p className={styles.notice}>{error}</p>}
      {lost.length > 0 && <p className={styles.notice}>{photosText.lost(lost)}</p>}
      {refused.map(({ key, name, reason }) => (
        <div key={key} className={styles.notice}>
          <span>{photosText.refusal(name, reason)}</span>
          <CloseButton
            size="lg"
            aria-label={photosText.dismiss}
            title={photosText.dismiss}
            onClick={() => onDismiss(key)}
          />
        </div>
      ))}
      {failed > 0 && (
        <div className={styles.notice}>
          <span>{photosText.kept(failed)}</span>
          {failed > 1 && (
            <Button variant="subtle" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetryAll}>
              {photosText.retryAll(failed)}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
