import type { Field } from '@vagu/core/fields/schema'
import { useMemo } from 'react'
import { CropChip } from '../crops/CropChip.tsx'
import styles from './FieldPicker.module.css'
import { cropsOf } from './pick-fields.ts'
import { fieldPickerText } from './text.ts'

interface Props {
  readonly fields: readonly Field[]
  readonly year: number
  readonly crop: string
  readonly onChange: (crop: string) => void
}

/** The crops of the farm as buttons that narrow the list; the same again shows all. */
export function CropFilter({ fields, year, crop, onChange }: Props) {
  const crops = useMemo(() => cropsOf(fields, year), [fields, year])
  if (crops.length < 2) return null
  return (
    <div role="group" aria-label={fieldPickerText.crops} className={styles.crops}>
      {crops.map((entry) => (
        <button
          key={entry.crop}
          type="button"
          className={styles.crop}
          aria-pressed={entry.crop === crop}
          onClick={() => onChange(entry.crop === crop ? '' : entry.crop)}
        >
          <CropChip crop={entry.sample} />
          <span className={styles.count}>{entry.count}</span>
        </button>
      ))}
    </div>
  )
}
