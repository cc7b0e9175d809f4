import { useElementSize } from '@mantine/hooks'
import { type CSSProperties, useState } from 'react'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { gridColumns } from './grid-columns.ts'
import type { LightboxProps } from './Lightbox.tsx'
import type { Tile } from './photo-queue.ts'
import styles from './photos.module.css'
import { StoredTile } from './StoredTile.tsx'
import { photosText } from './text.ts'
import { UploadTile } from './UploadTile.tsx'

const Lightbox = lazyComponent<LightboxProps>(async () => (await import('./Lightbox.tsx')).Lightbox)

interface Props {
  readonly tiles: readonly Tile[]
  readonly onRemove: (id: string) => void
  readonly onCancel: (key: string) => void
  readonly onRetry: (key: string) => void
}

/** The photos of the form, one to three in a row. */
export function PhotoGrid({ tiles, onRemove, onCancel, onRetry }: Props) {
  const { ref, width } = useElementSize<HTMLUListElement>()
  const columns: CSSProperties & Record<`--${string}`, number> = {
    '--photo-columns': gridColumns(tiles.length, width),
  }
  const [openId, setOpenId] = useState<string>()
  const stored = tiles.flatMap(({ id, photo }) =>
    id === null ? [] : [{ id, preview: photo?.preview ?? null }],
  )
  const start = stored.findIndex(({ id }) => id === openId)
  const close = (): void => setOpenId(undefined)
  return (
    <>
      <ul ref={ref} className={styles.grid} aria-label={photosText.grid} style={columns}>
        {tiles.map(({ key, id, photo }, index) => (
          <li key={key} className={styles.tile} data-problem={photo?.problem ?? undefined}>
            {id === null && photo && (
              <UploadTile photo={photo} onCancel={() => onCancel(key)} onRetry={() => onRetry(key)} />
            )}
            {id !== null && (
              <StoredTile
                id={id}
                number={index + 1}
                count={tiles.length}
                preview={photo?.preview ?? null}
                onOpen={() => setOpenId(id)}
                onRemove={() => onRemove(id)}
              />
            )}
          </li>
        ))}
      </ul>
      {start !== -1 && (
        <Lightbox onFailed={close} props={{ photos: stored, start, about: '', onClose: close }} />
      )}
    </>
  )
}
