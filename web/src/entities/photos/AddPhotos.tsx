import { Button } from '@mantine/core'
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react'
import { type ChangeEvent, type RefObject, useRef } from 'react'
import layout from '../../ui/layout.module.css'
import styles from './photos.module.css'
import { photosText } from './text.ts'

/** Telephones that keep photos as HEIC hand over a JPEG where only these are asked for. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

interface Props {
  readonly ref: RefObject<HTMLButtonElement | null>
  /** For what the server says of the photos. */
  readonly name: string
  readonly isFull: boolean
  readonly onFiles: (files: File[]) => void
}

/** Photos from the disk or the album; on a telephone also from the camera at once. */
export function AddPhotos({ ref, name, isFull, onFiles }: Props) {
  const album = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(currentTarget.files ?? [])])
    // the same file may be chosen again
    currentTarget.value = ''
  }
  const hidden = { type: 'file', hidden: true, accept: ACCEPTED, onChange: take } as const
  return (
    <div className={layout.wrap}>
      <input ref={album} {...hidden} multiple data-photos="album" aria-label={photosText.choose} />
      <input
        ref={camera}
        {...hidden}
        capture="environment"
        data-photos="camera"
        aria-label={photosText.takePhoto}
      />
      <Button
        ref={ref}
        name={name}
        variant="light"
        disabled={isFull}
        leftSection={<IconPhotoPlus size={20} aria-hidden />}
        onClick={() => album.current?.click()}
      >
        {photosText.choose}
      </Button>
      <Button
        className={styles.camera}
        variant="light"
        disabled={isFull}
        leftSection={<IconCamera size={20} aria-hidden />}
        onClick={() => camera.current?.click()}
      >
        {photosText.takePhoto}
      </Button>
    </div>
  )
}
