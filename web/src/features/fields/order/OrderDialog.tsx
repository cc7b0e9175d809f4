import { Button, Group, Stack } from '@mantine/core'
import { nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { useRef, useState } from 'react'
import { CloseButton } from '../../../ui/CloseButton.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { uiText } from '../../../ui/text.ts'
import { movedTo, ORDER_KEYS, orderedBy, wholeOrder } from './order-rows.ts'
import layout from '../../../ui/layout.module.css'
import styles from './OrderDialog.module.css'
import { OrderRow } from './OrderRow.tsx'
import { orderText } from './text.ts'
import { useOrderFields } from './use-order-fields.ts'
import { useRowDrag } from './use-row-drag.ts'

export interface OrderDialogProps {
  /** Every field of the farm in its order. */
  readonly all: readonly Field[]
  /** Fields that are shown, in the same order. */
  readonly fields: readonly Field[]
  readonly year: number
  readonly onClose: () => void
}

/** The order that is being made, and what is said of each move. */
function useOrder({ fields, year }: Pick<OrderDialogProps, 'fields' | 'year'>) {
  const [start] = useState(() => fields.map(({ _id }) => _id))
  const [ids, setIds] = useState<readonly string[]>(start)
  const [said, setSaid] = useState('')
  const move = (id: string, place: number): void => {
    const next = movedTo(ids, id, place)
    if (next === ids) return
    setIds(next)
    const field = fields.find(({ _id }) => _id === id)
    if (field) setSaid(orderText.moved(nameOfYear(field, year), next.indexOf(id) + 1, next.length))
  }
  return { start, ids, setIds, said, move, isChanged: ids.some((id, i) => id !== start[i]) }
}

/** Puts the fields in the order that every list keeps. */
export function OrderDialog({ all, fields, year, onClose }: OrderDialogProps) {
  const { ids, setIds, said, move, isChanged } = useOrder({ fields, year })
  const list = useRef<HTMLOListElement>(null)
  const { draggedId, start } = useRowDrag({ list, onMove: move })
  // Rows that are drawn about stay where they are in the document: a finger must not lose its own.
  const [held, setHeld] = useState(ids)
  const rows = draggedId === undefined ? ids : held
  const byId = new Map(fields.map((field) => [field._id, field]))
  const { save, isPending } = useOrderFields(onClose)
  const places = new Map(ids.map((id, place) => [id, place]))
  const before = all.map(({ _id }) => _id)
  return (
    <Dialog isOpen onClose={onClose} title={orderText.title} width={680} isChanged={isChanged}>
      <Stack>
        <p className={layout.quiet} id="order-keys">
          {orderText.text}
        </p>
        <Group gap="xs" role="group" aria-label={orderText.by}>
          <span className={styles.by}>{orderText.by}</span>
          {ORDER_KEYS.map((key) => (
            <Button
              key={key}
              variant="default"
              size="compact-md"
              onClick={() => setIds(orderedBy(fields, key, year))}
            >
              {orderText.keys[key]}
            </Button>
          ))}
        </Group>
        <ol ref={list} className={styles.rows} data-dragging={draggedId !== undefined || undefined}>
          {rows.map((id) => (
            <OrderRow
              key={id}
              field={byId.get(id)}
              year={year}
              place={places.get(id) ?? 0}
              isDragged={draggedId === id}
              onMove={(place) => move(id, place)}
              onDrag={(event) => {
                setHeld(ids)
                start(id, event)
              }}
            />
          ))}
        </ol>
        <p className={styles.said} aria-live="polite">
          {said}
        </p>
        <Group justify="flex-end">
          <CloseButton />
          <Button loading={isPending} onClick={() => save({ ids: wholeOrder(before, ids), before })}>
            {uiText.save}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
