import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useConfirm } from '../../../ui/Confirm.tsx'
import type { JobForm } from '../../job-form/model/job-form.ts'
import { onPhotos, photosOf } from './photo-registry.ts'
import { photoStatusText } from './text.ts'

/** A save that waits for photos; said beside the button. */
export interface PhotoWait {
  /** Photos that are still on their way. */
  readonly count: number
  readonly stop: () => void
}

/** No job is saved without a photo that stands in its form, unless the farmer says so. */
export function usePhotoGate(form: JobForm) {
  const confirm = useConfirm()
  const { underWay } = useSyncExternalStore(onPhotos, () => photosOf(form.batchId))
  const [waitsFor, setWaitsFor] = useState<string>()
  const isWaiting = waitsFor === form.batchId
  const stop = (): void => setWaitsFor(undefined)

  /** Whether the form may be saved now. Where photos are on their way, `useSaveAfterPhotos` saves it later. */
  const mayPass = async ({ batchId }: JobForm): Promise<boolean> => {
    const counts = photosOf(batchId)
    if (counts.underWay > 0) {
      setWaitsFor(batchId)
      return false
    }
    if (counts.failed === 0) return true
    return confirm({
      title: photoStatusText.failedTitle(counts.failed),
      message: photoStatusText.failedText(counts.failed),
      confirmLabel: photoStatusText.saveWithout(counts.failed),
      cancelLabel: photoStatusText.back,
    })
  }
  const wait: PhotoWait | undefined = isWaiting && underWay > 0 ? { count: underWay, stop } : undefined
  return { mayPass, wait, isAsked: isWaiting, stop }
}

/** Saves the form as it is when its photos have arrived, where a save waits for them. */
export function useSaveAfterPhotos(
  { isAsked: isWaiting, stop }: ReturnType<typeof usePhotoGate>,
  form: JobForm,
  save: (form: JobForm) => void,
): void {
  const goOn = useEffectEvent((): void => {
    if (!isWaiting || photosOf(form.batchId).underWay > 0) return
    stop()
    save(form)
  })
  useEffect(() => (isWaiting ? onPhotos(() => goOn()) : undefined), [isWaiting])
}
