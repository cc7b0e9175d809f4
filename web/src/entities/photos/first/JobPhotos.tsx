import type { Job } from '@vagu/core/jobs/schema'
import { IconCamera } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { jobDays } from '../../jobs/describe-job.ts'
import type { LightboxProps } from '../Lightbox.tsx'
import styles from './first.module.css'
import { photoStatusText } from './text.ts'

const Lightbox = lazyPart<LightboxProps>(async () => (await import('../Lightbox.tsx')).Lightbox)

interface Props {
  readonly event: Job
  readonly tabIndex?: 0 | -1 | undefined
}

/** How many photos a job of a list has; opens them. Nothing where there are none. */
export function JobPhotos({ event, tabIndex }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { images } = event
  if (images.length === 0) return null
  const job = `${event.job.name}, ${event.fieldName}, ${jobDays(event)}`
  const close = (): void => setIsOpen(false)
  return (
    <>
      <button
        type="button"
        tabIndex={tabIndex}
        className={styles.photos}
        aria-label={photoStatusText.show(images.length, job)}
        title={photoStatusText.show(images.length, job)}
        onClick={() => setIsOpen(true)}
      >
        <IconCamera size={18} aria-hidden />
        {images.length}
      </button>
      {isOpen && (
        <Lightbox
          onFailed={close}
          props={{ photos: images.map((id) => ({ id, preview: null })), about: job, onClose: close }}
        />
      )}
    </>
  )
}
