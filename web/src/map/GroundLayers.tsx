import { type ReactNode, useEffect } from 'react'
import { Layer, Source, useMap } from 'react-map-gl/maplibre'
import { PICTURE_MARK, PLACE_LAYERS } from './base-style.ts'
import styles from './Ground.module.css'
import type { MapLook } from './look.ts'
import { mapText } from './text.ts'
import type { TileSource } from './tile-ground.ts'
import { isMissing } from './tile-watch.ts'
import { useTileWatch } from './use-tile-watch.ts'

/** A bright map in a dark room is dimmed. */
const DIMMED = 0.72

/** Takes the embedded names away while the picture brings its own. */
function useOwnNames(isShown: boolean): void {
  const { current } = useMap()
  const map = current?.getMap()
  useEffect(() => {
    if (!map) return undefined
    const visibility = isShown ? 'visible' : 'none'
    const apply = (): void => {
      for (const id of PLACE_LAYERS)
        if (map.getLayer(id) && (map.getLayoutProperty(id, 'visibility') ?? 'visible') !== visibility)
          map.setLayoutProperty(id, 'visibility', visibility)
    }
    apply()
    // a style of another look brings its names anew
    const heard = map.on('styledata', apply)
    return () => heard.unsubscribe()
  }, [map, isShown])
}

interface Props {
  readonly tiles: readonly TileSource[]
  readonly look: MapLook
  /** Content at the foot of the map, below the line. */
  readonly children?: ReactNode
}

/** Pictures over the embedded land, and a line while they do not come. */
export function GroundLayers({ tiles, look, children }: Props) {
  const [state, retry] = useTileWatch(tiles.map(({ id }) => id))
  const isGone = isMissing(state)
  useOwnNames(tiles.length === 0 || isGone || !state.hasCome)
  return (
    <>
      {tiles.map(({ id, ...source }) => (
        <Source key={id} id={id} {...source}>
          <Layer
            id={id}
            type="raster"
            beforeId={PICTURE_MARK}
            paint={{ 'raster-fade-duration': 0, 'raster-brightness-max': look.isDark ? DIMMED : 1 }}
          />
        </Source>
      ))}
      <div className={styles.foot}>
        {isGone && (
          <p className={styles.missing} role="status">
            {mapText.groundMissing}{' '}
            <button type="button" className={styles.again} onClick={retry}>
              {mapText.groundAgain}
            </button>
          </p>
        )}
        {children}
      </div>
    </>
  )
}
