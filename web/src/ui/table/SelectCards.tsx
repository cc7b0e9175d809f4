import { NativeSelect } from '@mantine/core'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import type { Column } from '../data-table-columns.ts'
import { AllBox, RowBox } from './RowBox.tsx'
import type { RowParts, SelectListProps } from './select-list.ts'
import styles from './SelectCards.module.css'
import { tableText } from './text.ts'
import type { Choosing } from './use-selection.ts'

const USUAL_HEIGHT = 150
const GAP = 8
const OVERSCAN = 6

function CardsHead<Row>(props: SelectListProps<Row>) {
  const { columns, sorting, onSort, choosing, chooseAllLabel } = props
  const orders = columns.flatMap(({ id, header }) => [
    { value: `${id} desc`, label: `${header} ↓` },
    { value: `${id} asc`, label: `${header} ↑` },
  ])
  return (
    <div className={styles.head}>
      <AllBox label={chooseAllLabel} {...choosing} />
      <NativeSelect
        aria-label={tableText.order}
        className={styles.order}
        data={orders}
        value={`${sorting?.id ?? ''} ${sorting?.desc ? 'desc' : 'asc'}`}
        onChange={({ currentTarget }) => {
          const [id = '', direction] = currentTarget.value.split(' ')
          onSort({ id, desc: direction === 'desc' })
        }}
      />
    </div>
  )
}

interface CardProps<Row> {
  readonly row: Row
  readonly index: number
  readonly start: number
  readonly count: number
  readonly columns: readonly Column<Row>[]
  readonly isChosen: boolean
  readonly isPending: boolean
  readonly onToggle: Choosing['onToggle']
  readonly parts: RowParts<Row>
  readonly measure: (element: HTMLElement | null) => void
}

function CardOf<Row>(props: CardProps<Row>) {
  const { row, index, start, count, columns, isChosen, isPending, onToggle, parts, measure } = props
  return (
    <li
      ref={measure}
      className={styles.card}
      data-index={index}
      data-chosen={isChosen || undefined}
      aria-posinset={index + 1}
      aria-setsize={count}
      style={{ transform: `translateY(${start}px)` }}
    >
      <RowBox id={parts.keyOf(row)} label={parts.chooseLabel(row)} isChosen={isChosen} onToggle={onToggle} />
      {parts.renderCard(row, columns, isPending)}
    </li>
  )
}
const Card = memo(CardOf) as typeof CardOf

/** Rows to choose as cards that scroll with the page; only those in view are drawn. */
export function SelectCards<Row>(props: SelectListProps<Row>) {
  const { label, rows, columns, choosing, pendingKeys, parts } = props
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const place = list.current
    if (place) setTop(place.getBoundingClientRect().top + window.scrollY)
  }, [])
  const keyAt = (index: number): string | undefined => {
    const row = rows[index]
    return row && parts.keyOf(row)
  }
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => USUAL_HEIGHT,
    overscan: OVERSCAN,
    gap: GAP,
    scrollMargin: top,
    getItemKey: (index) => keyAt(index) ?? index,
  })
  return (
    <>
      <CardsHead {...props} />
      <ul
        ref={list}
        className={styles.cards}
        aria-label={label}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          const key = keyAt(index)
          return (
            row &&
            key !== undefined && (
              <Card
                key={key}
                row={row}
                index={index}
                start={start - top}
                count={rows.length}
                columns={columns}
                isChosen={choosing.ids.has(key)}
                isPending={pendingKeys.has(key)}
                onToggle={choosing.onToggle}
                parts={parts}
                measure={virtualizer.measureElement}
              />
            )
          )
        })}
      </ul>
    </>
  )
}
