import type { LatLng, MapData } from '@vagu/core/geo/schema'
import type { ReactNode, RefObject } from 'react'
import { lazyComponent } from '../ui/lazy-component.tsx'
import type { MapShape } from './map-shape.ts'
import styles from './MapView.module.css'
import type { MapPaint } from './paint.ts'
import { mapText } from './text.ts'
import { hasWebGl } from './web-gl.ts'

const GlMap = lazyComponent(async () => (await import('./GlMap.tsx')).GlMap)
const SvgMap = lazyComponent(async () => (await import('./SvgMap.tsx')).SvgMap)

export interface GroundMapProps {
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
  /** Other colours and words than the shapes' own. */
  readonly paint?: MapPaint | undefined
  /** The map is the whole screen: one finger moves it. */
  readonly isScreen?: boolean | undefined
  /** Pixels at the foot of the map under which nothing is fitted, because something lies over them. */
  readonly coveredPx?: number | undefined
  /**
   * Element that lies over the map and tells of the one chosen shape: the map brings that shape into view beside it.
   */
  readonly cover?: RefObject<HTMLElement | null> | undefined
  /** A shape that is first in view, in place of the others. */
  readonly focus?: MapData | null
  /** Layer that lies over the map and moves with it. */
  readonly overlay?: ReactNode
}

/** The map in WebGL, or where the browser cannot draw it, as an image. */
export function GroundMap(props: GroundMapProps) {
  const canDraw = hasWebGl()
  const waiting = <div className={styles.waiting} aria-hidden="true" />
  return (
    <>
      {!canDraw && <p className={styles.notice}>{mapText.noWebGl}</p>}
      {canDraw ? <GlMap props={props} fallback={waiting} /> : <SvgMap props={props} fallback={waiting} />}
    </>
  )
}
