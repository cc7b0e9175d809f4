import type { Field } from '@vagu/core/fields/schema'
import { useMemo } from 'react'
import { CropChip } from '../crops/CropChip.tsx'
import layout from '../../ui/layout.module.css'
import styles from './FieldPicker.module.css'
import { cropsOf, cropsAround } from './pick-fields.ts'
import { fieldPickerText } from './text.ts'

interface Props {
  readonly fields: readonly Field[]
  readonly year: number
  readonly crop: string
  readonly onChange: (crop: string) => void
}

/** The crops of the farm as buttons that narrow the list; the same again shows all. Those of other years stand apart. */
export function CropFilter({ fields, year, crop, onChange }: Props) {
  const crops = useMemo(() => cropsOf(fields, year), [fields, year])
  const others = useMemo(() => cropsAround(fields, year), [fields, year])
  if (crops.length + others.length < 2) return null
  const buttonOf = (entry: (typeof crops)[number]) => (
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
  )
  return (
    <>
      <div role="group" aria-label={fieldPickerText.crops} className={styles.crops}>
        {crops.map(buttonOf)}
      </div>
      {others.length > 0 && (
        <div role="group" aria-label={fieldPickerText.otherCrops} className={styles.crops}>
          <span className={layout.quiet}>{fieldPickerText.otherCrops}</span>
          {others.map(buttonOf)}
        </div>
      )}
    </>
  )
}
