import type { PointRing } from '@vagu/core/geo/rings'
import styles from './ShapeSketch.module.css'
import { planeAround } from './svg-plane.ts'

interface Props {
  /** Text of the picture for those who cannot see it. */
  readonly label: string
  /** Rings in metres of the Estonian grid. */
  readonly rings: readonly PointRing[]
  /** Rings of another shape that lies over it, dashed. */
  readonly before: readonly PointRing[]
}

/** A shape drawn small, over what it was before. */
export function ShapeSketch({ label, rings, before }: Props) {
  const plane = planeAround([...rings, ...before])
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.sketch}
      viewBox={`0 0 ${plane.width} ${plane.height}`}
      preserveAspectRatio="xMidYMid meet"
    >
      <path className={styles.shape} d={plane.path(rings)} vectorEffect="non-scaling-stroke" />
      <path className={styles.before} d={plane.path(before)} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
