import 'maplibre-gl/dist/maplibre-gl.css'
import { type ErrorEvent, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useRef, useState } from 'react'
import { type MapLayerMouseEvent, Map, NavigationControl, ScaleControl } from 'react-map-gl/maplibre'
import { logWarning } from '../lib/log.ts'
import { drawingEffort } from './drawing-effort.ts'
import { FitToShapes, fitOptions } from './FitToShapes.tsx'
import { GlOverlay } from './GlOverlay.tsx'
import { GroundLayers } from './GroundLayers.tsx'
import type { GroundMapProps } from './GroundMap.tsx'
import { GroundSwitch } from './GroundSwitch.tsx'
import { overPicture, useMapLook } from './look.ts'
import { fontOf } from './outside-style.ts'
import styles from './MapView.module.css'
import { RevealChosen } from './RevealChosen.tsx'
import { CLICKABLE_LAYERS, ShapeLayers } from './ShapeLayers.tsx'
import { mapText } from './text.ts'
import { useGround } from './use-ground.ts'
import { boundsOfShapes, MIN_ZOOM } from './view.ts'

setWorkerUrl(workerUrl)

const LOCALE = {
  'AttributionControl.ToggleAttribution': mapText.attribution,
  'NavigationControl.ZoomIn': mapText.zoomIn,
  'NavigationControl.ZoomOut': mapText.zoomOut,
  'NavigationControl.ResetBearing': mapText.north,
  'CooperativeGesturesHandler.MobileHelpText': mapText.twoFingers,
  'CooperativeGesturesHandler.WindowsHelpText': mapText.ctrlScroll,
  'CooperativeGesturesHandler.MacHelpText': mapText.commandScroll,
}
/** Tiles that the map holds beside those in view: some screens of them. */
const MAX_TILES_KEPT = 150
/** Room at the foot of a map that is the whole screen: the choice of the ground lies there over the sources. */
const FOOT_PX = 100
/** Faults of the map for the browser's log; of a tile that failed the browser itself tells there. */
function logFault(event: ErrorEvent): void {
  if (!('tile' in event)) logWarning('the map', event.error)
}
/** One finger scrolls the page, two move the map; a mouse has a wheel for both. */
const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches

/** Pixels at the foot of the map that something lies over. */
const belowOf = ({ coveredPx = 0, isScreen = false }: GroundMapProps): number =>
  coveredPx + (isScreen ? FOOT_PX : 0)

/** The first sight of the map: the place that is asked for, or all shapes. */
function firstSight(props: GroundMapProps) {
  const { shapes, focus } = props
  const all = shapes.map(({ shape }) => shape)
  const { west, south, east, north } = boundsOfShapes(focus ? [focus] : all)
  return {
    bounds: [west, south, east, north] as [number, number, number, number],
    fitBoundsOptions: fitOptions(belowOf(props)),
  }
}

/** The mouse on the map: what it clicks, and what it is over. */
function useMouse({ onShapeClick, onShapePoint, onPlaceClick }: GroundMapProps) {
  const [isOver, setIsOver] = useState(false)
  const onClick = ({ features, lngLat: { lat, lng } }: MapLayerMouseEvent): void => {
    onPlaceClick?.({ lat, lng })
    const id: unknown = features?.[0]?.properties['id']
    if (typeof id === 'string') onShapeClick?.(id)
  }
  const onMouseMove = ({ features }: MapLayerMouseEvent): void => {
    const id: unknown = features?.[0]?.properties['id']
    onShapePoint?.(typeof id === 'string' ? id : undefined)
  }
  return {
    isOver,
    handlers: {
      interactiveLayerIds: onShapeClick || onShapePoint ? CLICKABLE_LAYERS : [],
      cursor: onPlaceClick ? 'crosshair' : isOver ? 'pointer' : 'grab',
      onClick,
      onMouseEnter: () => setIsOver(true),
      onMouseLeave: () => {
        setIsOver(false)
        onShapePoint?.(undefined)
      },
      ...(onShapePoint && { onMouseMove }),
    },
  }
}

/** The map in WebGL; loaded when first needed. */
export function GlMap(props: GroundMapProps) {
  const { label, shapes, selectedIds = [], litId, overlay } = props
  const { paint, isScreen = false, coveredPx = 0, cover } = props
  const look = useMapLook()
  const { style, tiles, hasChoice, ...choice } = useGround(look)
  const over = tiles.length > 0 ? overPicture(look) : look
  const effort = drawingEffort()
  const needsTwoFingers = isTouch() && !isScreen
  const frame = useRef<HTMLDivElement>(null)
  const { isOver, handlers } = useMouse(props)
  const [initial] = useState(() => firstSight(props))
  return (
    <div
      ref={frame}
      className={styles.map}
      data-by-picture={effort.isByPicture || undefined}
      data-two-fingers={needsTwoFingers || undefined}
      style={{ background: look.land }}
    >
      <Map
        mapStyle={style}
        initialViewState={initial}
        minZoom={MIN_ZOOM}
        fadeDuration={0}
        maxTileCacheSize={MAX_TILES_KEPT}
        {...effort.options}
        onError={logFault}
        dragRotate={false}
        touchPitch={false}
        cooperativeGestures={needsTwoFingers}
        locale={{ ...LOCALE, 'Map.Title': label }}
        {...handlers}
        onIdle={() => frame.current?.setAttribute('data-ready', 'true')}
      >
        <NavigationControl position="top-right" showCompass={false} />
        <ScaleControl />
        <GroundLayers tiles={tiles} look={look}>
          {hasChoice && <GroundSwitch {...choice} />}
        </GroundLayers>
        <ShapeLayers
          shapes={shapes}
          selectedIds={selectedIds}
          // a line around what lies under the mouse would be a new picture with every field
          litId={effort.isByPicture && isOver ? undefined : litId}
          paint={paint}
          look={over}
          font={fontOf(style)}
          effort={effort}
        />
        <FitToShapes shapes={shapes} isHeld={overlay !== undefined} coveredPx={belowOf(props)} />
        {cover && (
          <RevealChosen shapes={shapes} chosenId={selectedIds[0]} cover={cover} coveredPx={coveredPx} />
        )}
        <GlOverlay overlay={overlay} isByPicture={effort.isByPicture} needsTwoFingers={needsTwoFingers} />
      </Map>
    </div>
  )
}
