import { toGrid, toLatLng } from '@vagu/core/geo/estonian-grid'
import type { Map as MapInstance } from 'maplibre-gl'
import { type ReactNode, useMemo } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { type Ground, GroundContext } from './editor/ground.ts'
import { fitOptions } from './FitToShapes.tsx'

function groundOf(map: MapInstance): Ground {
  return {
    host: map.getContainer(),
    toScreen: (point) => {
      const { lat, lng } = toLatLng(point)
      const { x, y } = map.project([lng, lat])
      return [x, y]
    },
    toGround: ([x, y]) => toGrid(map.unproject([x, y])),
    onMove: (listener) => {
      map.on('move', listener)
      map.on('resize', listener)
      return () => {
        map.off('move', listener)
        map.off('resize', listener)
      }
    },
    panBy: ([x, y]) => map.panBy([x, y], { animate: false }),
    fit: ({ west, south, east, north }) =>
      map.fitBounds([west, south, east, north], { ...fitOptions(), animate: false }),
  }
}

/** What lies over the map in WebGL. */
export function GlOverlay({ overlay }: { readonly overlay: ReactNode }) {
  const { current } = useMap()
  const map = current?.getMap()
  const ground = useMemo(() => map && groundOf(map), [map])
  return <GroundContext value={ground}>{overlay}</GroundContext>
}
