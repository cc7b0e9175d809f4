import { useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useUploadRetry } from './use-upload-retry.ts'
import { newId } from '../../lib/new-id.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { openBlock } from '../job-form/model/change-form.ts'
import { useJobForm, useJobFormNow, useUpdate } from '../job-form/state/form-context.ts'
import { tellPhotos } from './photo-status/photo-registry.ts'
import { saveNames, takeLostNames } from './lost-photos.ts'
import { MAX_PHOTOS } from '@vagu/core/jobs/schema'
import { PhotoUploads, type PhotoWays } from './photo-uploads.ts'
import { preparePhoto } from './prepare-photo.ts'
import { sendPhoto } from './send-photo.ts'
import { photosText } from './text.ts'

const FAILED_MS = 5000

/** The photos of the form that are on their way; they end with the form. */
export function usePhotoUploads() {
  const batchId = useJobForm(({ form }) => form.batchId)
  const update = useUpdate()
  const now = useJobFormNow()
  const messages = useMessages()
  const [lost, setLost] = useState(() => takeLostNames(batchId))
  const [uploads] = useState(() => {
    const place: PhotoWays['place'] = (step) =>
      // at once, so that a save that waits finds the photo in the form
      flushSync(() =>
        now().update((form) => (form.batchId === batchId ? { ...form, images: step(form.images) } : form)),
      )
    return new PhotoUploads({
      newKey: newId,
      prepare: preparePhoto,
      send: sendPhoto,
      previewOf: (photo) => URL.createObjectURL(photo),
      release: (preview) => URL.revokeObjectURL(preview),
      images: () => now().form.images,
      place,
      tell: (queue, counts) => {
        tellPhotos(batchId, counts)
        saveNames(batchId, queue)
      },
      words: { tooMany: (left) => photosText.tooMany(MAX_PHOTOS, left), twice: photosText.twice },
      onRefused: () => messages.error(photosText.failed, { ms: FAILED_MS }),
    })
  })
  const queue = useSyncExternalStore(uploads.subscribe, uploads.queue)
  useUploadRetry(uploads)

  const add = (files: readonly File[]): void => {
    if (files.length === 0) return
    setLost([])
    // a form with photos on their way counts as changed
    update((form) => openBlock(form, 'image'))
    uploads.add(files)
  }
  return { uploads, queue, add, lost }
}
