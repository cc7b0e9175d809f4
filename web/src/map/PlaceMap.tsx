import { type Point, toGrid, toLatLng } from '@vagu/core/geo/estonian-grid'
import type { LatLng } from '@vagu/core/geo/schema'
import { type KeyboardEvent, type PointerEvent, use, useEffect, useEffectEvent, useState } from 'react'
import { type Ground, GroundContext } from './editor/ground.ts'
import { GroundMap, type GroundMapProps } from './GroundMap.tsx'
import frame from './MapView.module.css'
import styles from './PlaceMap.module.css'

interface Marked {
  readonly place: LatLng | null
  readonly onPlace: (place: LatLng) => void
  /** Name of the mark. */
  readonly markLabel: string
}
type Props = Marked & Pick<GroundMapProps, 'label' | 'shapes' | 'focus'>

/** Pixels that a press may slip and still be a click. */
const SLIP = 6
/** Pixels that an arrow moves the mark by. */
const STEP = 8
const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

const placeIn = ({ host }: Ground, event: { clientX: number; clientY: number }): Point => {
  const { left, top } = host.getBoundingClientRect()
  return [event.clientX - left, event.clientY - top]
}

/** A click on the map, but not the end of a drag. */
function listenToClicks(ground: Ground, onClick: (place: LatLng) => void): () => void {
  const listening = new AbortController()
  let pressed: Point = [0, 0]
  const isButton = ({ target }: Event): boolean =>
    target instanceof Element && target.closest('button') !== null
  const press = (event: globalThis.PointerEvent): void => {
    pressed = placeIn(ground, event)
  }
  const click = (event: MouseEvent): void => {
    const at = placeIn(ground, event)
    if (isButton(event) || Math.hypot(at[0] - pressed[0], at[1] - pressed[1]) > SLIP) return
    onClick(toLatLng(ground.toGround(at)))
  }
  ground.host.addEventListener('pointerdown', press, { signal: listening.signal, capture: true })
  ground.host.addEventListener('click', click, { signal: listening.signal })
  return () => listening.abort()
}

/** The mark of a place: it is dragged, or moved by arrows; a click on the map puts it there. */
function PlaceMark({ place, onPlace, markLabel }: Marked) {
  const ground = use(GroundContext)
  const [, setMoves] = useState(0)
  const [isHeld, setIsHeld] = useState(false)
  const put = useEffectEvent(onPlace)
  useEffect(() => ground?.onMove(() => setMoves((moves) => moves + 1)), [ground])
  useEffect(() => (ground ? listenToClicks(ground, (next) => put(next)) : undefined), [ground])
  if (!ground || !place) return null
  const [x, y] = ground.toScreen(toGrid(place))
  const putAt = (at: Point): void => onPlace(toLatLng(ground.toGround(at)))
  const drag = (event: PointerEvent): void => {
    if (isHeld) putAt(placeIn(ground, event))
  }
  const press = (event: KeyboardEvent): void => {
    const move = MOVES[event.key]
    if (!move) return
    event.preventDefault()
    putAt([x + move[0], y + move[1]])
  }
  return (
    <button
      type="button"
      className={styles.marker}
      aria-label={markLabel}
      title={markLabel}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setIsHeld(true)
      }}
      onPointerMove={drag}
      onPointerUp={() => setIsHeld(false)}
      onPointerCancel={() => setIsHeld(false)}
      onKeyDown={press}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="M12 22s7-7.2 7-12a7 7 0 1 0-14 0c0 4.8 7 12 7 12Z" />
        <circle cx="12" cy="10" r="2.6" fill="var(--vagu-white)" />
      </svg>
    </button>
  )
}

/** A map on which one place is marked. */
export const PlaceMap = ({ label, shapes, focus, ...marked }: Props) => (
  <div className={styles.map}>
    <div className={frame.frame}>
      <GroundMap label={label} shapes={shapes} focus={focus ?? null} overlay={<PlaceMark {...marked} />} />
    </div>
  </div>
)
