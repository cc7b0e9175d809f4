import { type DragEvent, useState } from 'react'

/** Rows of one list that are put in order by dragging them by a handle; buttons are the other way. */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number>()
  const [over, setOver] = useState<number>()
  const end = (): void => {
    setFrom(undefined)
    setOver(undefined)
  }
  const handleOf = (place: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>): void => {
      event.stopPropagation()
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', '')
      const row = event.currentTarget.closest('li')
      if (row) event.dataTransfer.setDragImage(row, 20, 20)
      setFrom(place)
    },
    onDragEnd: end,
  })
  const rowOf = (place: number) => ({
    'data-over':
      from === undefined || over !== place || from === place ? undefined : place > from ? 'after' : 'before',
    onDragOver: (event: DragEvent): void => {
      if (from === undefined) return
      event.preventDefault()
      event.stopPropagation()
      setOver(place)
    },
    onDrop: (event: DragEvent): void => {
      if (from === undefined) return
      event.preventDefault()
      event.stopPropagation()
      onMove(from, place)
      end()
    },
  })
  return { handleOf, rowOf }
}
export type RowDrag = ReturnType<typeof useRowDrag>
