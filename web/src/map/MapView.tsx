import type { LatLng } from '@vagu/core/geo/schema'
import { lazyComponent } from '../ui/lazy-component.tsx'
import type { Drawing } from './drawing.ts'
import type { MapShape } from './map-shape.ts'
import styles from './MapView.module.css'
import { mapText } from './text.ts'
import { hasWebGl } from './web-gl.ts'

const GlMap = lazyComponent(async () => (await import('./GlMap.tsx')).GlMap)
const SvgMap = lazyComponent(async () => (await import('./SvgMap.tsx')).SvgMap)

export interface MapViewProps {
  /** Text of the map for those who cannot see it. */
  readonly label: string
  readonly shapes: readonly MapShape[]
  readonly selectedIds?: readonly string[] | undefined
  readonly onShapeClick?: ((id: string) => void) | undefined
  /** The shape that is lit because something beside the map is pointed at; it has a line of its own. */
  readonly litId?: string | undefined
  /** The shape that the mouse is over, or none any more. */
  readonly onShapePoint?: ((id: string | undefined) => void) | undefined
  /** A click anywhere; only the map in WebGL tells of it. */
  readonly onPlaceClick?: ((place: LatLng) => void) | undefined
  /** A shape that is being drawn or changed on the map. */
  readonly drawing?: Drawing | undefined
}

/** One map for every screen; it fills the box that it is put in, and fits to the shapes that it is given. */
export function MapView(props: MapViewProps) {
  const canDraw = hasWebGl()
  const waiting = <div className={styles.waiting} aria-hidden="true" />
  return (
    <div className={styles.frame}>
      {!canDraw && <p className={styles.notice}>{mapText.noWebGl}</p>}
      {canDraw ? <GlMap props={props} fallback={waiting} /> : <SvgMap props={props} fallback={waiting} />}
    </div>
  )
}
