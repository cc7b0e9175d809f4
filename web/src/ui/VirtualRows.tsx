import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect } from 'react'

interface Props {
  readonly count: number
  /** Scrolling element; null until it stands there, which is after its rows were first drawn. */
  readonly frame: HTMLElement | null
  /** Place of the row that is to be brought into view; a new one each time. */
  readonly sought?: { readonly index: number } | undefined
  /** Draws a row; it must hand `measure` to its element, and carry `data-index`. */
  readonly render: (index: number, measure: (element: HTMLElement | null) => void) => ReactNode
}
const ROW_HEIGHT = 48

/** The rows of a long table that are in view; what is above and below is empty space of the same height. */
export function VirtualRows({ count, frame, sought, render }: Props) {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  })
  useEffect(() => {
    if (sought) virtualizer.scrollToIndex(sought.index, { align: 'center' })
  }, [virtualizer, sought])
  const items = virtualizer.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      {before > 0 && <tr aria-hidden style={{ height: before }} />}
      {items.map(({ index }) => render(index, virtualizer.measureElement))}
      {after > 0 && <tr aria-hidden style={{ height: after }} />}
    </>
  )
}
