import type { MainCrop } from '@vagu/core/fields/schema'
import { cropStyle, contrastColor } from './crop-style.ts'
import styles from './CropChip.module.css'

interface Props {
  readonly crop: MainCrop | null | undefined
  /** Only the coloured letters; the name is read by those who cannot see them. */
  readonly isShort?: boolean
}

/** A crop by its colour and two letters, with its name beside. */
export function CropChip({ crop, isShort = false }: Props) {
  const { colour, letters, title } = cropStyle(crop)
  return (
    <span className={styles.chip} title={isShort ? title : undefined}>
      <span
        className={styles.letters}
        style={{ background: colour, color: contrastColor(colour) }}
        aria-hidden
      >
        {letters}
      </span>
      <span className={isShort ? 'visually-hidden' : styles.title}>{title}</span>
    </span>
  )
}
