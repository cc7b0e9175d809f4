import { boundsOfShapes } from '../view.ts'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { storeOf } from '../../lib/store.ts'
import { GroundMap } from '../GroundMap.tsx'
import type { MapViewProps } from '../MapView.tsx'
import { CoordinatesPanel } from './CoordinatesPanel.tsx'
import { type Drawing, drawnOf, focusOf } from './drawing.ts'
import { EditorBar } from './EditorBar.tsx'
import type { Drawn } from './editor.ts'
import { EditorStatus } from './EditorStatus.tsx'
import type { Ground } from './ground.ts'
import { Overlay } from './Overlay.tsx'
import { areaMeterOf } from './area-meter.ts'
import { usePencil } from './use-pencil.ts'

interface Props extends Omit<MapViewProps, 'drawing'> {
  readonly drawing: Drawing
  /** The map lies over the whole page. */
  readonly isLarge: boolean
  readonly onLarge: () => void
}

/** A map that is drawn on: the tools above it, the drawing over it, what it measures under it. */
export function DrawnMap({ drawing, isLarge, onLarge, ...map }: Props) {
  const surface = useRef<HTMLDivElement>(null)
  const [grounds] = useState(() => storeOf<Ground | undefined>(undefined))
  const show = ({ rings }: Drawn): void => {
    if (rings.length > 0) grounds.get()?.fit(boundsOfShapes([mapDataOf(rings)]))
  }
  const pencil = usePencil(drawing, { neighbours: map.shapes, onChosen: show })
  const [isListOpen, setIsListOpen] = useState(false)
  const [stored] = useState(() => areaMeterOf(drawnOf(drawing).rings).area)
  const [focus] = useState(() => focusOf(drawing))
  // the neighbours may come after the map; while nothing is drawn, they are what is looked at
  const hasShapes = map.shapes.length > 0
  const showNeighbours = useEffectEvent(() => {
    const { rings, draft, past } = pencil.editor.get()
    if (focus || rings.length > 0 || (draft && draft.points.length > 0) || past.length > 0) return
    grounds.get()?.fit(boundsOfShapes(map.shapes.map(({ shape }) => shape)))
  })
  useEffect(() => {
    if (hasShapes) showNeighbours()
  }, [hasShapes])
  return (
    <>
      <EditorBar
        pencil={pencil}
        isListOpen={isListOpen}
        onList={() => setIsListOpen(!isListOpen)}
        onDraw={() => surface.current?.focus({ preventScroll: true })}
        isLarge={isLarge}
        onLarge={onLarge}
      />
      <GroundMap
        {...map}
        focus={focus}
        overlay={<Overlay pencil={pencil} grounds={grounds} surface={surface} />}
      />
      <EditorStatus pencil={pencil} stored={stored} />
      {isListOpen && (
        <CoordinatesPanel
          pencil={pencil}
          onTaken={() => show(pencil.editor.get())}
          onClose={() => setIsListOpen(false)}
        />
      )}
    </>
  )
}
