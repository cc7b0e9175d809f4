import { lazyComponent } from '../ui/lazy-component.tsx'
import type { Drawing } from './editor/drawing.ts'
import { GroundMap, type GroundMapProps } from './GroundMap.tsx'
import styles from './MapView.module.css'

const DrawnMap = lazyComponent(async () => (await import('./editor/DrawnMap.tsx')).DrawnMap)

export interface MapViewProps extends Omit<GroundMapProps, 'focus' | 'overlay'> {
  /** A shape that is drawn or changed on the map, or a line across it. */
  readonly drawing?: Drawing | undefined
}

/** One map for every screen; it fills the box that it is put in, and fits to the shapes that it is given. */
export function MapView({ drawing, ...map }: MapViewProps) {
  const waiting = <div className={styles.waiting} aria-hidden="true" />
  return (
    <div className={styles.frame} data-drawn={drawing !== undefined || undefined}>
      {drawing ? <DrawnMap props={{ ...map, drawing }} fallback={waiting} /> : <GroundMap {...map} />}
    </div>
  )
}
