import { toGrid } from '@vagu/core/geo/estonian-grid'
import type { LatLng } from '@vagu/core/geo/schema'
import { use, useEffect, useState } from 'react'
import { GroundContext } from './editor/ground.ts'
import { GroundMap, type GroundMapProps } from './GroundMap.tsx'
import frame from './MapView.module.css'
import styles from './PlacesMap.module.css'

export interface MarkedPlace {
  readonly place: LatLng
  /** Number or letters on the mark. */
  readonly sign: string
  /** The one of which the map is opened; it lies over the others. */
  readonly isChosen: boolean
}
interface Marked {
  readonly places: readonly MarkedPlace[]
}

/** The marks; they move with the map. */
function PlaceMarks({ places }: Marked) {
  const ground = use(GroundContext)
  const [, setMoves] = useState(0)
  useEffect(() => ground?.onMove(() => setMoves((moves) => moves + 1)), [ground])
  if (!ground) return null
  // the chosen one is drawn last, over the others
  const inOrder = places.toSorted((a, b) => Number(a.isChosen) - Number(b.isChosen))
  return inOrder.map(({ place, sign, isChosen }) => {
    const [x, y] = ground.toScreen(toGrid(place))
    return (
      <span
        key={sign}
        className={styles.place}
        data-chosen={isChosen || undefined}
        style={{ transform: `translate(${x}px, ${y}px)` }}
        aria-hidden
      >
        {sign}
      </span>
    )
  })
}

/** A map on which several places are marked, each with its sign. */
export const PlacesMap = ({
  label,
  shapes,
  focus,
  places,
}: Marked & Pick<GroundMapProps, 'label' | 'shapes' | 'focus'>) => (
  <div className={frame.frame}>
    <GroundMap label={label} shapes={shapes} focus={focus ?? null} overlay={<PlaceMarks places={places} />} />
  </div>
)
