import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import type { Drawing } from './drawing.ts'
import type { MapLook } from './look.ts'
import styles from './MapView.module.css'
import { type Pencil, type PencilMode, takePencil } from './pencil.ts'
import { mapText } from './text.ts'

interface Props {
  readonly drawing: Drawing
  readonly look: MapLook
}

/** The pencil of this map, once the map can be drawn on. */
function usePencil({ drawing, look }: Props): { pencil: () => Pencil | null; mode: PencilMode } {
  const { current: map } = useMap()
  const [mode, setMode] = useState<PencilMode>('idle')
  const held = useRef<Pencil | null>(null)
  const take = useEffectEvent(() => {
    if (!map) return
    held.current = takePencil(map.getMap(), {
      shape: drawing.shape,
      look,
      onChange: drawing.onChange,
      onMode: setMode,
    })
  })
  useEffect(() => {
    if (map?.isStyleLoaded()) take()
    else void map?.once('idle', take)
    return () => {
      map?.off('idle', take)
      held.current?.stop()
      held.current = null
    }
  }, [map])
  return { pencil: () => held.current, mode }
}

/** The buttons beside the shape that is drawn. */
export function DrawingTools(props: Props) {
  const { pencil, mode } = usePencil(props)
  const hasShape = props.drawing.shape !== null
  return (
    <>
      <div className={styles.tools}>
        {mode === 'idle' && (
          <Tool
            isPrimary={!hasShape}
            onClick={() => pencil()?.draw()}
            title={hasShape ? mapText.drawMoreHint : undefined}
          >
            {hasShape ? mapText.drawMore : mapText.draw}
          </Tool>
        )}
        {mode === 'idle' && hasShape && <Tool onClick={() => pencil()?.edit()}>{mapText.edit}</Tool>}
        {mode !== 'idle' && (
          <Tool isPrimary={mode === 'editing'} onClick={() => pencil()?.rest()}>
            {mode === 'drawing' ? mapText.cancelDrawing : mapText.done}
          </Tool>
        )}
        {hasShape && mode !== 'drawing' && <Tool onClick={() => pencil()?.erase()}>{mapText.erase}</Tool>}
      </div>
      {mode !== 'idle' && (
        <p className={styles.hint} role="status">
          {mode === 'drawing' ? mapText.drawHint : mapText.editHint}
        </p>
      )}
    </>
  )
}

interface ToolProps {
  readonly children: string
  readonly onClick: () => void
  readonly isPrimary?: boolean
  readonly title?: string | undefined
}

function Tool({ children, onClick, isPrimary, title }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      onClick={onClick}
      title={title}
      data-primary={isPrimary || undefined}
    >
      {children}
    </button>
  )
}
