import { ActionIcon } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { areaOfYear, nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import type { KeyboardEvent, PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { FieldCrop } from '../../../entities/crops/FieldCrop.tsx'
import { formatQuantity } from '../../../lib/format.ts'
import styles from './OrderDialog.module.css'
import { orderText } from './text.ts'

interface Props {
  readonly field: Field | undefined
  readonly year: number
  /** From 0. */
  readonly place: number
  /** Place on the screen while rows are drawn about; their order in the document waits. */
  readonly isDragged: boolean
  readonly onMove: (place: number) => void
  readonly onDrag: (event: PointerEvent) => void
}

/** A field with the handle that moves it. */
export function OrderRow({ field, year, place, isDragged, onMove, onDrag }: Props) {
  if (!field) return null
  const name = nameOfYear(field, year)
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const handle = event.currentTarget
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    // The row moves in the document too, and must keep the focus on its way.
    flushSync(() => onMove(place + step))
    handle.focus()
  }
  return (
    <li
      className={styles.row}
      data-id={field._id}
      data-dragged={isDragged || undefined}
      style={{ order: place }}
    >
      <ActionIcon
        variant="subtle"
        color="gray"
        className={styles.handle}
        aria-label={orderText.handle(name)}
        aria-describedby="order-keys"
        onKeyDown={move}
        onPointerDown={onDrag}
      >
        <IconGripVertical size={20} aria-hidden />
      </ActionIcon>
      <span className={styles.place}>{place + 1}.</span>
      <span className={styles.name}>{name}</span>
      <span className={styles.crop}>
        <FieldCrop field={field} year={year} />
      </span>
      <span className={styles.area}>{formatQuantity(areaOfYear(field, year), 'ha')}</span>
    </li>
  )
}
