import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { PhotoPicture } from './PhotoPicture.tsx'
import styles from './photos.module.css'
import { photosText } from './text.ts'

interface Props {
  readonly id: string
  /** From 1. */
  readonly number: number
  readonly count: number
  /** Preview that the browser has already. */
  readonly preview: string | null
  readonly onOpen: () => void
  readonly onRemove: () => void
}

/** A photo that the server has. */
export function StoredTile({ id, number, count, preview, onOpen, onRemove }: Props) {
  const alt = photosText.photo(number, count)
  return (
    <>
      <button type="button" className={styles.open} aria-label={photosText.open(number)} onClick={onOpen}>
        {preview === null ? (
          <PhotoPicture id={id} size="thumbnail" alt={alt} />
        ) : (
          <img className={styles.picture} src={preview} alt={alt} draggable={false} />
        )}
      </button>
      <ActionIcon
        className={styles.corner}
        variant="filled"
        aria-label={photosText.remove(number)}
        title={photosText.remove(number)}
        onClick={onRemove}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </>
  )
}
