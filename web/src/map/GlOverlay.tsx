import { toGrid, toLatLng } from '@vagu/core/geo/estonian-grid'
import type { Map as MapInstance } from 'maplibre-gl'
import { type ReactNode, useMemo } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { type Ground, GroundContext } from './editor/ground.ts'
import { fitOptions } from './FitToShapes.tsx'
import { MoveByPicture } from './picture/MoveByPicture.tsx'
import { MovedPicture } from './picture/moved-picture.ts'
import { onPicture, onScreen, type Shift, STILL } from './picture/shift.ts'

function groundOf(map: MapInstance, picture: MovedPicture | undefined): Ground {
  const shift = (): Shift => picture?.shift.get() ?? STILL
  return {
    host: map.getContainer(),
    toScreen: (point) => {
      const { lat, lng } = toLatLng(point)
      const { x, y } = map.project([lng, lat])
      return onScreen(shift(), [x, y])
    },
    toGround: (place) => {
      const [x, y] = onPicture(shift(), place)
      return toGrid(map.unproject([x, y]))
    },
    onMove: (listener) => {
      map.on('move', listener)
      map.on('resize', listener)
      const stop = picture?.shift.subscribe(listener)
      return () => {
        map.off('move', listener)
        map.off('resize', listener)
        stop?.()
      }
    },
    panBy: ([x, y]) => map.panBy([x, y], { animate: false }),
    fit: ({ west, south, east, north }) =>
      map.fitBounds([west, south, east, north], { ...fitOptions(), animate: false }),
  }
}

interface Props {
  readonly overlay: ReactNode
  /** The hand moves the last picture in place of the map. */
  readonly isByPicture: boolean
  readonly needsTwoFingers: boolean
}

/** Overlay of the map in WebGL, and where moving is no work of the map's own, the hand that moves both. */
export function GlOverlay({ overlay, isByPicture, needsTwoFingers }: Props) {
  const { current } = useMap()
  const map = current?.getMap()
  const picture = useMemo(() => (map && isByPicture ? new MovedPicture(map) : undefined), [map, isByPicture])
  const ground = useMemo(() => map && groundOf(map, picture), [map, picture])
  return (
    <>
      {map && picture && <MoveByPicture {...{ map, picture, needsTwoFingers }} />}
      <GroundContext value={ground}>{overlay}</GroundContext>
    </>
  )
}
