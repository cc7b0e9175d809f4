import { MAX_ENTRY_PHOTOS } from '@vagu/core/stock/schema'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useUploadRetry } from '../../../entities/photos/use-upload-retry.ts'
import { AddPhotos } from '../../../entities/photos/AddPhotos.tsx'
import { countsOf, tilesOf } from '../../../entities/photos/photo-queue.ts'
import { PhotoGrid } from '../../../entities/photos/PhotoGrid.tsx'
import { PhotoNotices } from '../../../entities/photos/PhotoNotices.tsx'
import { PhotoUploads } from '../../../entities/photos/photo-uploads.ts'
import { preparePhoto } from '../../../entities/photos/prepare-photo.ts'
import { sendPhoto } from '../../../entities/photos/send-photo.ts'
import { photosText } from '../../../entities/photos/text.ts'
import { newId } from '../../../lib/new-id.ts'
import { type Store, storeOf } from '../../../lib/store.ts'
import layout from '../../../ui/layout.module.css'
import { useMessages } from '../../../ui/Messages.tsx'
import styles from './Entry.module.css'
import { entryPhotosText as text } from './text.ts'

interface Props {
  readonly images: readonly string[]
  readonly onChange: (images: string[]) => void
  /** How many photos are still on their way. */
  readonly onUnderWay: (count: number) => void
  readonly error?: string | undefined
}

/** Uploads of one form; they end with it. */
function useUploads(images: Store<readonly string[]>): PhotoUploads {
  const messages = useMessages()
  const [uploads] = useState(
    () =>
      new PhotoUploads({
        newKey: newId,
        prepare: preparePhoto,
        send: sendPhoto,
        previewOf: (photo) => URL.createObjectURL(photo),
        release: (preview) => URL.revokeObjectURL(preview),
        images: images.get,
        place: (step) => images.set(step(images.get())),
        tell: () => undefined,
        words: { tooMany: () => text.tooMany(MAX_ENTRY_PHOTOS), twice: text.twice },
        onRefused: () => messages.error(photosText.failed),
      }),
  )
  useUploadRetry(uploads)
  return uploads
}

/** Photos of a delivery note; each goes up by itself while the rest is filled in. */
export function EntryPhotos({ images: start, onChange, onUnderWay, error }: Props) {
  const messages = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const [kept] = useState(() => storeOf<readonly string[]>(start))
  const uploads = useUploads(kept)
  const images = useSyncExternalStore(kept.subscribe, kept.get)
  const queue = useSyncExternalStore(uploads.subscribe, uploads.queue)
  const { underWay, failed } = countsOf(queue)
  const tell = useEffectEvent(() => onChange([...kept.get()]))
  const tellUnderWay = useEffectEvent((count: number) => onUnderWay(count))
  useEffect(() => kept.subscribe(() => tell()), [kept])
  useEffect(() => tellUnderWay(underWay), [underWay])
  const tiles = tilesOf(images, queue)
  const room = MAX_ENTRY_PHOTOS - tiles.length
  const add = (files: readonly File[]): void => {
    if (files.length > room) messages.error(text.tooMany(MAX_ENTRY_PHOTOS))
    uploads.add(files.slice(0, Math.max(0, room)))
  }
  return (
    <section className={layout.columnXl} aria-label={text.title}>
      <h3 className={styles.title}>{text.title}</h3>
      <AddPhotos ref={button} name="images" isFull={room <= 0} onFiles={add} />
      <PhotoNotices
        refused={queue.refused}
        failed={failed}
        lost={[]}
        error={error}
        onDismiss={(key) => uploads.dismiss(key)}
        onRetryAll={() => uploads.retry()}
      />
      {tiles.length > 0 && (
        <PhotoGrid
          tiles={tiles}
          onRemove={(id) => kept.set(kept.get().filter((each) => each !== id))}
          onCancel={(key) => uploads.cancel(key)}
          onRetry={(key) => uploads.retry(key)}
        />
      )}
    </section>
  )
}
