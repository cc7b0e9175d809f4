import { type RefObject, useEffect, useRef } from 'react'
import { type MapRef, useMap } from 'react-map-gl/maplibre'
import type { MapShape } from './map-shape.ts'
import { type Box, reveal } from './reveal.ts'
import { boundsOfShapes, MAX_FIT_ZOOM } from './view.ts'

/** Pixels between a shape that was moved into view and the edges. */
const ROOM_PX = 24

const boxOf = ({ left, top, right, bottom }: Box, from: Box): Box => ({
  left: left - from.left,
  top: top - from.top,
  right: right - from.left,
  bottom: bottom - from.top,
})

/** Where a shape lies on the map, in pixels from its upper left corner. */
function shapeBox(map: MapRef, { west, south, east, north }: ReturnType<typeof boundsOfShapes>): Box {
  const [a, b] = [map.project([west, north]), map.project([east, south])]
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    right: Math.max(a.x, b.x),
    bottom: Math.max(a.y, b.y),
  }
}

interface Props {
  readonly shapes: readonly MapShape[]
  readonly chosenId: string | undefined
  /** Element that lies over the map and tells of the chosen shape; it must not hide it. */
  readonly cover: RefObject<HTMLElement | null>
  readonly coveredPx: number
}

/** Moves the map when the shape that was just chosen is out of view or hidden; at once where less motion is asked for. */
export function RevealChosen({ shapes, chosenId, cover, coveredPx }: Props) {
  const { current: map } = useMap()
  const revealed = useRef<string>(undefined)
  useEffect(() => {
    const chosen = shapes.find(({ id }) => id === chosenId)
    if (revealed.current === chosenId || !map) return
    revealed.current = chosenId
    if (!chosen) return
    const frame = map.getContainer().getBoundingClientRect()
    const bounds = boundsOfShapes([chosen.shape])
    const whole = boxOf(frame, frame)
    const move = reveal({
      shape: shapeBox(map, bounds),
      map: { ...whole, bottom: whole.bottom - coveredPx },
      cover: cover.current ? boxOf(cover.current.getBoundingClientRect(), frame) : undefined,
      room: ROOM_PX,
    })
    if (move === undefined) return
    if ('by' in move) map.panBy([-move.by[0], -move.by[1]])
    else {
      const { left, top, right, bottom } = move.into
      const padding = { left, top, right: whole.right - right, bottom: whole.bottom - bottom }
      map.fitBounds([bounds.west, bounds.south, bounds.east, bounds.north], {
        padding,
        maxZoom: MAX_FIT_ZOOM,
        linear: true,
      })
    }
  }, [map, shapes, chosenId, cover, coveredPx])
  return null
}
