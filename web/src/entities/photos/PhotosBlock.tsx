import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useStatus } from '../use-status.ts'
import { useErrorsOf, useJobForm } from '../job-form/state/form-context.ts'
import { AddPhotos } from './AddPhotos.tsx'
import { MAX_PHOTOS } from '@vagu/core/jobs/schema'
import { countsOf, roomLeft, tilesOf } from './photo-queue.ts'
import { PhotoGrid } from './PhotoGrid.tsx'
import { PhotoNotices } from './PhotoNotices.tsx'
import styles from './photos.module.css'
import { photosText } from './text.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { usePhotoUploads } from './use-photos.ts'
import { useRemoval } from './use-removal.ts'

const INPUT = 'images'
/** Part of the farm's room for photos from which on it is told how much is left. */
const NEARLY_FULL = 0.9

/** Error of the server about the photos, or about one of them (`images.2`). */
function usePhotoError() {
  const [found] = useErrorsOf(INPUT)
  return { name: found?.[0] ?? INPUT, error: found?.[1] }
}

/** The button that opened the block is gone: the focus goes to what it opened. */
function useFocusWhenOpened(button: RefObject<HTMLElement | null>, isEmpty: boolean): void {
  const focus = useEffectEvent(() => {
    if (!isEmpty || document.activeElement !== document.body) return
    button.current?.scrollIntoView({ block: 'center' })
    button.current?.focus({ preventScroll: true })
  })
  useEffect(() => focus(), [])
}

function Photos() {
  const images = useJobForm(({ form }) => form.images)
  const isOpened = useJobForm(({ form }) => form.opened.includes('image'))
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { uploads, queue, add, lost } = usePhotoUploads()
  const remove = useRemoval(queue)
  const isOver = useDroppedFiles(place, add)
  const { name, error } = usePhotoError()
  const tiles = tilesOf(images, queue)
  useFocusWhenOpened(button, tiles.length === 0 && isOpened)
  const isFull = roomLeft(images, queue) === 0
  const room = useStatus().data?.photos
  /** The button that was pressed goes with its photo. */
  const thenFocus = (act: () => void): void => {
    act()
    button.current?.focus()
  }
  return (
    <div ref={place} className={styles.photos} data-over={isOver || undefined}>
      <div className={styles.head}>
        <AddPhotos ref={button} name={name} isFull={isFull} onFiles={add} />
        {tiles.length > 0 && <span>{photosText.count(tiles.length, MAX_PHOTOS)}</span>}
      </div>
      <p className={styles.hint} data-said={isFull || undefined}>
        {isFull ? photosText.full(MAX_PHOTOS) : isOver ? photosText.dropHere : photosText.hint}
      </p>
      {room && room.bytes > NEARLY_FULL * room.maxBytes && (
        <p className={styles.hint} data-said>
          {photosText.nearlyFull(room.bytes, room.maxBytes)}
        </p>
      )}
      <PhotoNotices
        refused={queue.refused}
        failed={countsOf(queue).failed}
        lost={lost}
        error={error}
        onDismiss={(key) => thenFocus(() => uploads.dismiss(key))}
        onRetryAll={() => thenFocus(() => uploads.retry())}
      />
      {tiles.length > 0 && (
        <PhotoGrid
          tiles={tiles}
          onRemove={(id) => thenFocus(() => remove(id))}
          onCancel={(key) => thenFocus(() => uploads.cancel(key))}
          onRetry={(key) => thenFocus(() => uploads.retry(key))}
        />
      )}
    </div>
  )
}

/** Photos of the job. Each goes up by itself while the farmer fills in the rest. */
export function PhotosBlock() {
  const batchId = useJobForm(({ form }) => form.batchId)
  return <Photos key={batchId} />
}
