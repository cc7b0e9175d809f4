import { lazyComponent } from '../ui/lazy-component.tsx'
import type { Drawing } from './editor/drawing.ts'
import { GroundMap, type GroundMapProps } from './GroundMap.tsx'
import styles from './MapView.module.css'
import { useLargeFrame } from './use-large-frame.ts'

const DrawnMap = lazyComponent(async () => (await import('./editor/DrawnMap.tsx')).DrawnMap)

export interface MapViewProps extends Omit<GroundMapProps, 'focus' | 'overlay'> {
  /** A shape that is drawn or changed on the map, or a line across it. */
  readonly drawing?: Drawing | undefined
}

const Waiting = () => <div className={styles.waiting} aria-hidden="true" />

/** A map that is drawn on, with its tools; it may be laid over the whole page. */
function DrawnFrame({ drawing, ...map }: MapViewProps & { readonly drawing: Drawing }) {
  const { ref, isLarge, toggle, onKeyDown } = useLargeFrame()
  return (
    <div
      ref={ref}
      className={styles.frame}
      data-drawn
      data-large={isLarge || undefined}
      onKeyDown={onKeyDown}
    >
      <DrawnMap props={{ ...map, drawing, isLarge, onLarge: toggle }} fallback={<Waiting />} />
    </div>
  )
}

/** One map for every screen; it fills the box that it is put in, and fits to the shapes that it is given. */
export function MapView({ drawing, ...map }: MapViewProps) {
  return drawing ? (
    <DrawnFrame {...map} drawing={drawing} />
  ) : (
    <div className={styles.frame}>
      <GroundMap {...map} />
    </div>
  )
}
