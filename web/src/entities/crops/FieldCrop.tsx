import { cropTitle } from '@vagu/core/crops/title'
import { lastCropOf, otherCropsOf } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { cropStyle } from './crop-style.ts'
import { CropChip } from './CropChip.tsx'
import styles from './CropChip.module.css'
import { cropsText } from './text.ts'

interface Props {
  readonly field: Field
  readonly year: number
  /** Only the letters; the name is read by those who cannot see them. */
  readonly isShort?: boolean
}

/** The main crop of a crop year; where none is known yet, the last one, marked with its year. */
function MainCropOf({ field, year, isShort = false }: Props) {
  const last = lastCropOf(field, year)
  if (!last || last.year === year) return <CropChip crop={last?.crop} isShort={isShort} />
  const { letters, title } = cropStyle(last.crop)
  const text = cropsText.ofYear(last.year, title)
  return (
    <span className={styles.chip} title={isShort ? text : cropsText.earlier(year)}>
      <span className={styles.letters} data-earlier aria-hidden>
        {letters}
      </span>
      <span className={isShort ? 'visually-hidden' : styles.earlier}>{text}</span>
    </span>
  )
}

/** The crops of a field in a crop year: the main one, and small those that stand beside it or follow it. */
export function FieldCrop(props: Props) {
  const others = otherCropsOf(props.field, props.year)
  if (others.length === 0 || props.isShort) return <MainCropOf {...props} />
  return (
    <span className={styles.crops}>
      <MainCropOf {...props} />
      <span className={styles.others}>
        {others.map((crop) => cropsText.other(cropsText.uses[crop.use], cropTitle(crop))).join(', ')}
      </span>
    </span>
  )
}
