import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './PullSheet.module.css'
import { fieldsMapText } from './text.ts'

const HEIGHTS = ['low', 'half', 'full'] as const
export type SheetHeight = (typeof HEIGHTS)[number]

/** Pixels that stay in sight of a lowered sheet: its handle, the search, and what the colours mean. */
export const LOW_PX = 160
/** Pixels of the sheet that lie over the map, so that its corners show none of the page beneath. */
export const OVER_MAP_PX = 16
const SHARES: Readonly<Record<SheetHeight, number>> = { low: 0, half: 0.5, full: 0.97 }
/** A finger that moves less has pressed the handle. */
const DRAG_PX = 6

const pixelsOf = (height: SheetHeight, room: number): number => Math.max(LOW_PX, room * SHARES[height])

const nearestTo = (pixels: number, room: number): SheetHeight =>
  HEIGHTS.reduce((a, b) =>
    Math.abs(pixelsOf(b, room) - pixels) < Math.abs(pixelsOf(a, room) - pixels) ? b : a,
  )

const stepFrom = (height: SheetHeight, step: number): SheetHeight =>
  HEIGHTS[Math.min(HEIGHTS.length - 1, Math.max(0, HEIGHTS.indexOf(height) + step))] ?? height

interface Drag {
  readonly y: number
  readonly from: number
  readonly room: number
}

/** The height of the sheet while a finger holds its handle, and where it stays when let go. */
function useDrag(height: SheetHeight, onHeight: (height: SheetHeight) => void) {
  const drag = useRef<Drag>(undefined)
  const moved = useRef(false)
  const [pixels, setPixels] = useState<number>()
  const heightAt = ({ clientY }: PointerEvent, { y, from, room }: Drag): number =>
    Math.min(pixelsOf('full', room), Math.max(LOW_PX, from + y - clientY))
  const end = (event: PointerEvent): void => {
    if (drag.current && moved.current) onHeight(nearestTo(heightAt(event, drag.current), drag.current.room))
    drag.current = undefined
    setPixels(undefined)
  }
  const hold = {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      const room = event.currentTarget.closest('[data-sheet-room]')?.clientHeight ?? window.innerHeight
      event.currentTarget.setPointerCapture(event.pointerId)
      moved.current = false
      drag.current = { y: event.clientY, from: pixelsOf(height, room), room }
    },
    onPointerMove: (event: PointerEvent): void => {
      if (!drag.current) return
      moved.current ||= Math.abs(event.clientY - drag.current.y) > DRAG_PX
      if (moved.current) setPixels(heightAt(event, drag.current))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
  return { pixels, hold, wasDragged: (): boolean => moved.current }
}

interface Props {
  readonly height: SheetHeight
  readonly onHeight: (height: SheetHeight) => void
  /** Stays in sight when the sheet is lowered. */
  readonly head: ReactNode
  readonly children: ReactNode
}

/** A sheet over the foot of the map: pulled by a finger, raised by its button or the arrow keys; it holds no focus back. */
export function PullSheet({ height, onHeight, head, children }: Props) {
  const id = useId()
  const { pixels, hold, wasDragged } = useDrag(height, onHeight)
  const isFull = height === 'full'
  const press = (): void => {
    if (!wasDragged()) onHeight(isFull ? 'low' : stepFrom(height, 1))
  }
  const pressKey = (event: KeyboardEvent): void => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onHeight(stepFrom(height, step))
  }
  return (
    <section
      id={id}
      className={styles.sheet}
      data-height={height}
      aria-label={fieldsMapText.list}
      style={pixels === undefined ? undefined : { height: pixels, transition: 'none' }}
    >
      <button
        type="button"
        className={styles.handle}
        aria-expanded={height !== 'low'}
        aria-controls={id}
        aria-description={fieldsMapText.sheetKeys}
        aria-label={isFull ? fieldsMapText.lower : fieldsMapText.raise}
        onClick={press}
        onKeyDown={pressKey}
        {...hold}
      >
        <span className={styles.grip} />
        {isFull ? <IconChevronDown size={18} aria-hidden /> : <IconChevronUp size={18} aria-hidden />}
      </button>
      <div className={styles.head}>{head}</div>
      <div
        className={styles.body}
        onFocus={() => {
          // what has the focus is in sight
          if (height === 'low') onHeight('half')
        }}
      >
        {children}
      </div>
    </section>
  )
}
