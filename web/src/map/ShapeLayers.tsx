import type { ExpressionSpecification } from 'maplibre-gl'
import { useMemo } from 'react'
import { Layer, Source } from 'react-map-gl/maplibre'
import { LOWEST_PLACE_LAYER } from './base-style.ts'
import { LitLayer } from './LitLayer.tsx'
import type { MapLook } from './look.ts'
import { areasOf, labelsOf, type MapShape } from './map-shape.ts'
import type { DrawingEffort } from './drawing-effort.ts'
import { colourExpression, type MapPaint, opacityExpression } from './paint.ts'

const AREAS_LAYER = 'areas'
const DOTS_LAYER = 'area-dots'
/** Layers that can be clicked. */
export const CLICKABLE_LAYERS = [AREAS_LAYER, DOTS_LAYER]
/** Below this a field is smaller than a dot, so a dot stands for it. */
const DOT_ZOOM = 10.5
/** Without a graphics card so many names are tried again without their second line; more would hold up the hand. */
const NAMES_TRIED_AGAIN = 200
/** From here on a second line under a name has room. */
const HINT_ZOOM = 12.5

interface Props {
  readonly shapes: readonly MapShape[]
  readonly selectedIds: readonly string[]
  readonly litId: string | undefined
  readonly paint: MapPaint | undefined
  readonly look: MapLook
  /** Of the fields' names. */
  readonly font: string[]
  readonly effort: DrawingEffort
}

type IsChosen = ['in', ['get', string], ['literal', string[]]]

interface NamesProps extends Pick<Props, 'paint' | 'look' | 'font'> {
  readonly labels: ReturnType<typeof labelsOf>
  readonly isChosen: IsChosen
  readonly colour: ReturnType<typeof colourExpression>
  /** A name whose second line has no room is tried alone. */
  readonly triesAgain: boolean
}

/**
 * The names of the areas, and the dots that stand for them from afar. Where a name with its second line has no room, the name alone is tried
 * once more: its layer lies below, so that all that has room whole goes first.
 */
function NameLayers({ labels, isChosen, colour, triesAgain, paint, look, font }: NamesProps) {
  const beforeId = LOWEST_PLACE_LAYER
  const name: ExpressionSpecification = ['concat', ['case', isChosen, '✓ ', ''], ['get', 'label']]
  const lettering = { 'text-font': font, 'text-size': 13, 'text-max-width': 9, 'text-padding': 2 }
  const ink = {
    'text-color': look.label,
    'text-opacity': opacityExpression(paint, 1),
    'text-halo-color': look.labelHalo,
    'text-halo-width': look.casing ? 2.25 : 1.75,
  }
  return (
    <Source id="area-labels" type="geojson" data={labels}>
      <Layer
        id={DOTS_LAYER}
        type="circle"
        maxzoom={DOT_ZOOM}
        beforeId={beforeId}
        paint={{
          'circle-radius': ['case', isChosen, 8, 6],
          'circle-color': colour,
          'circle-opacity': opacityExpression(paint, 1),
          'circle-stroke-width': ['case', isChosen, 3, 1.25],
          'circle-stroke-color': ['case', isChosen, look.selected, look.line],
        }}
      />
      <Layer
        id="area-labels"
        type="symbol"
        layout={{
          ...lettering,
          'text-field': [
            'step',
            ['zoom'],
            name,
            HINT_ZOOM,
            ['format', name, {}, '\n', {}, ['get', 'hint'], { 'font-scale': 0.85 }],
          ],
          'text-offset': ['step', ['zoom'], ['literal', [0, 1.2]], DOT_ZOOM, ['literal', [0, 0]]],
        }}
        paint={ink}
      />
      {triesAgain && (
        <Layer
          id="area-names"
          type="symbol"
          minzoom={HINT_ZOOM}
          beforeId="area-labels"
          layout={{ ...lettering, 'text-field': name }}
          paint={ink}
        />
      )}
    </Source>
  )
}

/** Areas with their lines, the selected ones marked by a thick line and a tick, and their names. */
export function ShapeLayers({ shapes, selectedIds, litId, paint, look, font, effort }: Props) {
  const areas = useMemo(() => areasOf(shapes), [shapes])
  const hints = paint?.hints
  const labels = useMemo(() => labelsOf(shapes, hints), [shapes, hints])
  const colour = useMemo(() => colourExpression(paint), [paint])
  const beforeId = LOWEST_PLACE_LAYER
  const isChosen = useMemo<IsChosen>(
    () => ['in', ['get', 'id'], ['literal', [...selectedIds]]],
    [selectedIds],
  )
  const triesAgain = !effort.isByPicture || shapes.length <= NAMES_TRIED_AGAIN
  const tolerance = effort.tolerancePx === undefined ? {} : { tolerance: effort.tolerancePx }
  return (
    <>
      <Source id="areas" type="geojson" data={areas} {...tolerance}>
        <Layer
          id={AREAS_LAYER}
          type="fill"
          beforeId={beforeId}
          filter={['!', ['get', 'isOutline']]}
          paint={{
            'fill-color': colour,
            'fill-opacity': opacityExpression(paint, look.filling),
            'fill-antialias': effort.hasSmoothFilling,
          }}
        />
        <Layer
          id="area-casing"
          type="line"
          beforeId={beforeId}
          paint={{
            'line-color': look.casing ?? look.line,
            'line-opacity': look.casing ? 1 : 0,
            'line-width': ['case', isChosen, 7.5, 3.5],
          }}
        />
        <Layer
          id="area-lines"
          type="line"
          beforeId={beforeId}
          filter={['!', ['get', 'isOutline']]}
          paint={{ 'line-color': look.line, 'line-width': 1.25 }}
        />
        <Layer
          id="area-outlines"
          type="line"
          beforeId={beforeId}
          filter={['get', 'isOutline']}
          paint={{ 'line-color': look.line, 'line-width': 2.5, 'line-dasharray': [2, 1.5] }}
        />
        <Layer
          id="area-selected"
          type="line"
          beforeId={beforeId}
          filter={isChosen}
          paint={{ 'line-color': look.selected, 'line-width': 4 }}
        />
      </Source>
      <LitLayer shapes={shapes} litId={litId} look={look} />
      <NameLayers {...{ labels, isChosen, colour, triesAgain, paint, look, font }} />
    </>
  )
}
