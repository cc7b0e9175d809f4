import { useMemo } from 'react'
import { Layer, Source } from 'react-map-gl/maplibre'
import { LOWEST_PLACE_LAYER } from './base-style.ts'
import type { MapLook } from './look.ts'
import { areasOf, type MapShape } from './map-shape.ts'

interface Props {
  readonly shapes: readonly MapShape[]
  readonly litId: string | undefined
  readonly look: MapLook
}

/** The line of the shape that is pointed at beside the map; of its own, so that the others are not drawn anew with it. */
export function LitLayer({ shapes, litId, look }: Props) {
  const lit = useMemo(() => areasOf(shapes.filter(({ id }) => id === litId)), [shapes, litId])
  return (
    <Source id="area-lit" type="geojson" data={lit}>
      <Layer
        id="area-lit"
        type="line"
        beforeId={LOWEST_PLACE_LAYER}
        paint={{ 'line-color': look.selected, 'line-width': 4 }}
      />
    </Source>
  )
}
