import { useEffect, useRef } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import type { MapShape } from './map-shape.ts'
import { boundsOfShapes, MAX_FIT_ZOOM, paddingFor } from './view.ts'

export const fitOptions = () => ({ padding: paddingFor(window.innerWidth), maxZoom: MAX_FIT_ZOOM })

interface Props {
  readonly shapes: readonly MapShape[]
  /** While something is drawn, the map stays where the hand is. */
  readonly isHeld: boolean
}

/** Moves the map when what it shows lies elsewhere than before. */
export function FitToShapes({ shapes, isHeld }: Props) {
  const { current: map } = useMap()
  const { west, south, east, north } = boundsOfShapes(shapes.map(({ shape }) => shape))
  const fitted = useRef([west, south, east, north].join())
  useEffect(() => {
    const key = [west, south, east, north].join()
    if (isHeld || fitted.current === key) return
    fitted.current = key
    map?.fitBounds([west, south, east, north], { ...fitOptions(), animate: false })
  }, [map, isHeld, west, south, east, north])
  return null
}
