import { ActionIcon, Button } from '@mantine/core'
import { IconPhoto, IconRefresh, IconX } from '@tabler/icons-react'
import type { QueuedPhoto } from './photo-queue.ts'
import styles from './photos.module.css'
import { photosText } from './text.ts'

interface Props {
  readonly photo: QueuedPhoto
  readonly onCancel: () => void
  readonly onRetry: () => void
}

function stateText({ state, progress }: QueuedPhoto): string {
  if (state === 'preparing') return photosText.preparing
  if (state === 'waiting') return photosText.waiting
  return progress < 1 ? photosText.sending(Math.floor(progress * 100)) : photosText.finishing
}

function Progress({ photo }: Pick<Props, 'photo'>) {
  const percent = Math.floor(photo.progress * 100)
  return (
    <div className={styles.state}>
      <span>{stateText(photo)}</span>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={photosText.progress(photo.name)}
        aria-valuenow={percent}
        aria-valuetext={stateText(photo)}
      >
        <div style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}

/** A photo on its way, or one that did not arrive. */
export function UploadTile({ photo, onCancel, onRetry }: Props) {
  const { name, problem, preview, state } = photo
  const cancel = state === 'failed' ? photosText.leaveOut(name) : photosText.cancel(name)
  return (
    <>
      {preview === null ? (
        <IconPhoto className={styles.empty} size={40} stroke={1.25} aria-hidden />
      ) : (
        <img className={styles.picture} data-dim src={preview} alt={name} draggable={false} />
      )}
      {problem === null ? (
        <Progress photo={photo} />
      ) : (
        <div className={styles.state}>
          <strong>{photosText.problems[problem]}</strong>
          <Button
            size="compact-md"
            variant="white"
            aria-label={photosText.retryOne(name)}
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={onRetry}
          >
            {photosText.retry}
          </Button>
        </div>
      )}
      <ActionIcon
        className={styles.corner}
        variant="filled"
        aria-label={cancel}
        title={cancel}
        onClick={onCancel}
      >
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </>
  )
}
