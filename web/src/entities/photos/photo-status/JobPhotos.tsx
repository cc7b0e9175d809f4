import type { Job } from '@vagu/core/jobs/schema'
import { IconCamera } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { jobDays } from '../../jobs/describe-job.ts'
import type { LightboxProps } from '../Lightbox.tsx'
import styles from './photo-status.module.css'
import { photoStatusText } from './text.ts'

const Lightbox = lazyComponent<LightboxProps>(async () => (await import('../Lightbox.tsx')).Lightbox)

interface Props {
  readonly job: Job
  readonly tabIndex?: 0 | -1 | undefined
}

/** How many photos a job of a list has; opens them. Nothing where there are none. */
export function JobPhotos({ job, tabIndex }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { images } = job
  if (images.length === 0) return null
  const name = `${job.job.name}, ${job.fieldName}, ${jobDays(job)}`
  const close = (): void => setIsOpen(false)
  return (
    <>
      <button
        type="button"
        tabIndex={tabIndex}
        className={styles.photos}
        aria-label={photoStatusText.show(images.length, name)}
        title={photoStatusText.show(images.length, name)}
        onClick={() => setIsOpen(true)}
      >
        <IconCamera size={18} aria-hidden />
        {images.length}
      </button>
      {isOpen && (
        <Lightbox
          onFailed={close}
          props={{ photos: images.map((id) => ({ id, preview: null })), about: name, onClose: close }}
        />
      )}
    </>
  )
}
