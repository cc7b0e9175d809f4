import type { ImageSize } from '@vagu/core/images/schema'
import { IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useImageSource } from '../../lib/image-source.ts'
import styles from './photos.module.css'
import { photosText } from './text.ts'

interface Props {
  readonly id: string
  readonly size: ImageSize
  readonly alt: string
}

/** A stored photo; where it cannot be had, its place says so. */
export function PhotoPicture({ id, size, alt }: Props) {
  const source = useImageSource(id, size)
  const [failed, setFailed] = useState<string>()
  if (source !== undefined && failed === source)
    return (
      <span className={styles.missing}>
        <IconPhotoOff size={28} aria-hidden />
        {photosText.notLoaded}
      </span>
    )
  return (
    <img
      className={styles.picture}
      src={source}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(source)}
    />
  )
}
