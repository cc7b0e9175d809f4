import { areaOfYear, nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { type KeyboardEvent, useRef, useState } from 'react'
import { formatQuantity } from '../../lib/format.ts'
import { useFixedRows } from '../../ui/use-fixed-rows.ts'
import { FieldCrop } from '../crops/FieldCrop.tsx'
import styles from './FieldPicker.module.css'
import { words } from './text.ts'

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
  const [current, setCurrent] = useState(0)
  const { from, to, height, scrollTo } = useFixedRows(frame, fields.length, ROW_HEIGHT)
  const active = Math.min(current, fields.length - 1)
  const go = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -fields.length, End: fields.length }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.max(0, Math.min(fields.length - 1, active + step))
    setCurrent(next)
    scrollTo(next)
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`[data-index="${next}"] input`)?.focus(),
    )
  }
  return (
    <div ref={frame} className={styles['list']}>
      <ul className={styles['rows']} style={{ height }} aria-label={words.list} onKeyDown={go}>
        {fields.slice(from, to).map((field, place) => {
          const index = from + place
          return (
            <li
              key={field._id}
              data-index={index}
              className={styles['row']}
              style={{ height: ROW_HEIGHT, transform: `translateY(${index * ROW_HEIGHT}px)` }}
              aria-setsize={fields.length}
              aria-posinset={index + 1}
            >
              <label className={styles['option']}>
                <input
                  type="checkbox"
                  checked={selectedIds.has(field._id)}
                  tabIndex={index === active ? 0 : -1}
                  onFocus={() => setCurrent(index)}
                  onChange={() => onToggle(field._id)}
                />
                <FieldCrop field={field} year={year} isShort />
                <span className={styles['name']}>{nameOfYear(field, year)}</span>
                <span className={styles['area']}>{formatQuantity(areaOfYear(field, year), 'ha')}</span>
              </label>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
