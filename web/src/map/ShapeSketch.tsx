import { gridRings } from '@vagu/core/geo/map-data'
import type { MapData } from '@vagu/core/geo/schema'
import styles from './ShapeSketch.module.css'
import { planeAround } from './svg-plane.ts'

interface Props {
  /** Text of the picture for those who cannot see it. */
  readonly label: string
  readonly shape: MapData | null
  /** Another shape that lies over it, dashed. */
  readonly before: MapData
}

/** A shape drawn small, over what it was before. */
export function ShapeSketch({ label, shape, before }: Props) {
  const [rings, ringsBefore] = [shape ? gridRings(shape) : [], gridRings(before)]
  const plane = planeAround([...rings, ...ringsBefore])
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.sketch}
      viewBox={`0 0 ${plane.width} ${plane.height}`}
      preserveAspectRatio="xMidYMid meet"
    >
      <path className={styles.shape} d={plane.path(rings)} vectorEffect="non-scaling-stroke" />
      <path className={styles.before} d={plane.path(ringsBefore)} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
