import { useEffect, useRef } from 'react'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import { useJobForm, useUpdate } from '../job-form/state/form-context.ts'
import { type PhotoQueue, withRestored } from './photo-queue.ts'
import { deletePhoto } from './send-photo.ts'
import { photosText } from './text.ts'

/** As long as the message offers to take it back, and a little more. */
const UNDO_MS = 11_000

interface Removed {
  readonly before: readonly string[]
  readonly ids: readonly string[]
}

/** Takes photos out of the form; those that no job has are deleted when it can no longer be taken back. */
export function useRemoval(queue: PhotoQueue) {
  const current = useJobForm(({ form }) => form.images)
  const isNew = useJobForm(({ form }) => form.eventId === null)
  const update = useUpdate()
  const messages = useMessages()
  const removed = useRef<Removed>(undefined)
  const timer = useRef<number>(undefined)
  /** The photos of the form; undefined when the form is gone. */
  const images = useRef<readonly string[]>(undefined)
  useEffect(() => {
    images.current = current
    return () => {
      images.current = undefined
    }
  }, [current])

  /** Photos that a stored job had before the form was opened are the job's, not ours. */
  const isOurs = (id: string): boolean => isNew || queue.photos.some((photo) => photo.id === id)
  const forget = (ids: readonly string[]): void => {
    removed.current = undefined
    // the same photo may have been chosen again meanwhile
    const removedIds = ids.filter((id) => isOurs(id) && !images.current?.includes(id))
    for (const id of removedIds) deletePhoto(id)
  }
  const undo = ({ ids, before }: Removed): void => {
    window.clearTimeout(timer.current)
    removed.current = undefined
    if (images.current === undefined) return messages.error(photosText.tooLate)
    return update((now) => ({ ...now, images: withRestored(now.images, ids, before) }))
  }
  return (id: string): void => {
    const { before = current, ids = [] } = removed.current ?? {}
    const all: Removed = { before, ids: [...ids, id] }
    removed.current = all
    update((now) => ({ ...now, images: now.images.filter((each) => each !== id) }))
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => forget(all.ids), UNDO_MS)
    messages.success(photosText.removed, {
      action: { label: uiText.undo, onClick: () => undo(all) },
    })
  }
}
