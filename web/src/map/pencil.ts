import type { MapData } from '@vagu/core/geo/schema'
import type { Map as MapInstance } from 'maplibre-gl'
import { TerraDraw, TerraDrawPolygonMode, TerraDrawSelectMode } from 'terra-draw'
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter'
import { polygonsToDraw, shapeDrawn } from './drawing.ts'
import type { MapLook } from './look.ts'

export type PencilMode = 'idle' | 'drawing' | 'editing'

interface Wishes {
  readonly shape: MapData | null
  readonly look: MapLook
  readonly onChange: (shape: MapData | null) => void
  readonly onMode: (mode: PencilMode) => void
}
export interface Pencil {
  readonly draw: () => void
  readonly edit: () => void
  readonly rest: () => void
  readonly erase: () => void
  readonly stop: () => void
}

type Colour = `#${string}`
const colourOf = (look: MapLook): Colour => look.selected as Colour

const drawMode = (look: MapLook): TerraDrawPolygonMode =>
  new TerraDrawPolygonMode({
    // Escape closes the dialog that the map stands in; the button beside the map cancels instead.
    keyEvents: { cancel: null, finish: 'Enter' },
    styles: {
      fillColor: colourOf(look),
      fillOpacity: 0.15,
      outlineColor: colourOf(look),
      outlineWidth: 3,
      closingPointColor: colourOf(look),
      closingPointWidth: 8,
    },
  })

const editMode = (look: MapLook): TerraDrawSelectMode =>
  new TerraDrawSelectMode({
    keyEvents: null,
    flags: {
      polygon: { feature: { coordinates: { midpoints: true, draggable: true, deletable: true } } },
    },
    styles: {
      selectedPolygonColor: colourOf(look),
      selectedPolygonFillOpacity: 0.15,
      selectedPolygonOutlineColor: colourOf(look),
      selectedPolygonOutlineWidth: 3,
      selectionPointColor: colourOf(look),
      selectionPointWidth: 7,
      midPointColor: colourOf(look),
      midPointWidth: 4,
    },
  })

const ownPolygons = (terra: TerraDraw) =>
  terra.getSnapshot().filter(({ properties }) => properties['mode'] === 'polygon')

/** The drawing tool on a map whose style has loaded. */
export function takePencil(map: MapInstance, { shape, look, onChange, onMode }: Wishes): Pencil {
  const terra = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map }),
    modes: [drawMode(look), editMode(look)],
  })
  // A map that is taken off the page takes the tool's layers with it; the tool must not look for them then.
  let isUnmounted = false
  map.once('remove', () => (isUnmounted = true))
  terra.start()
  terra.addFeatures(polygonsToDraw(shape))
  const change = (): void => onChange(shapeDrawn(terra.getSnapshot()))
  const edit = (): void => {
    terra.setMode('select')
    const last = ownPolygons(terra).at(-1)?.id
    if (last !== undefined) terra.selectFeature(last)
    onMode('editing')
  }
  terra.on('finish', (_id, { action }) => {
    change()
    // The tool is still busy with this very click.
    if (action === 'draw') setTimeout(edit)
  })
  terra.on('change', (_ids, type) => {
    if (type === 'delete' && terra.getMode() === 'select') change()
  })
  const rest = (): void => {
    terra.setMode('static')
    onMode('idle')
    change()
  }
  return {
    draw: () => {
      terra.setMode('polygon')
      onMode('drawing')
    },
    edit,
    rest,
    erase: () => {
      terra.setMode('static')
      terra.clear()
      onMode('idle')
      onChange(null)
    },
    stop: () => {
      if (!isUnmounted) terra.stop()
    },
  }
}
