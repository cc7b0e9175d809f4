import { areaOfYear, nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { type KeyboardEvent, useRef } from 'react'
import { formatQuantity } from '../../lib/format.ts'
import { useRovingFocus } from '../../ui/roving-focus.ts'
import { useFixedRows } from '../../ui/use-fixed-rows.ts'
import { FieldCrop } from '../crops/FieldCrop.tsx'
import styles from './FieldPicker.module.css'
import { fieldPickerText } from './text.ts'

interface Props {
  readonly fields: readonly Field[]
  readonly year: number
  readonly selectedIds: ReadonlySet<string>
  readonly onToggle: (id: string) => void
}
const ROW_HEIGHT = 48

/** The fields as check boxes: one stop for Tab, arrows go along; only the rows in view are drawn. */
export function FieldOptions({ fields, year, selectedIds, onToggle }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const { from, to, height, scrollTo } = useFixedRows(frame, fields.length, ROW_HEIGHT)
  const focus = useRovingFocus({ frame, count: fields.length, scrollTo, target: 'input' })
  const go = (event: KeyboardEvent): void => {
    if (focus.goByKey(event.key, focus.current)) event.preventDefault()
  }
  return (
    <div ref={frame} className={styles.list}>
      <ul className={styles.rows} style={{ height }} aria-label={fieldPickerText.list} onKeyDown={go}>
        {fields.slice(from, to).map((field, place) => {
          const index = from + place
          return (
            <li
              key={field._id}
              data-index={index}
              className={styles.row}
              style={{ height: ROW_HEIGHT, transform: `translateY(${index * ROW_HEIGHT}px)` }}
              aria-setsize={fields.length}
              aria-posinset={index + 1}
            >
              <label className={styles.option}>
                <input
                  type="checkbox"
                  checked={selectedIds.has(field._id)}
                  tabIndex={index === focus.current ? 0 : -1}
                  onFocus={() => focus.setCurrent(index)}
                  onChange={() => onToggle(field._id)}
                />
                <FieldCrop field={field} year={year} isShort />
                <span className={styles.name}>{nameOfYear(field, year)}</span>
                <span className={styles.area}>{formatQuantity(areaOfYear(field, year), 'ha')}</span>
              </label>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
