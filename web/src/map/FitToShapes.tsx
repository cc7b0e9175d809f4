import { useEffect, useMemo, useRef } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import type { MapShape } from './map-shape.ts'
import { boundsOfShapes, MAX_FIT_ZOOM, paddingFor } from './view.ts'

/** Options of a fit: what is fitted keeps free of the edges, and of what lies over the foot of the map. */
export function fitOptions(coveredPx = 0) {
  const room = paddingFor(window.innerWidth)
  const padding = { top: room, right: room, bottom: room + coveredPx, left: room }
  return { padding, maxZoom: MAX_FIT_ZOOM }
}

interface Props {
  readonly shapes: readonly MapShape[]
  /** While something is drawn, the map stays where the hand is. */
  readonly isHeld: boolean
  readonly coveredPx: number
}

/** Moves the map when what it shows lies elsewhere than before. */
export function FitToShapes({ shapes, isHeld, coveredPx }: Props) {
  const { current: map } = useMap()
  const { west, south, east, north } = useMemo(
    () => boundsOfShapes(shapes.map(({ shape }) => shape)),
    [shapes],
  )
  const fitted = useRef([west, south, east, north].join())
  useEffect(() => {
    const key = [west, south, east, north].join()
    if (isHeld || fitted.current === key) return
    fitted.current = key
    map?.fitBounds([west, south, east, north], { ...fitOptions(coveredPx), animate: false })
  }, [map, isHeld, coveredPx, west, south, east, north])
  return null
}
