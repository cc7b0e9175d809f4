import { getMapGround } from '@vagu/core/map/contract'
import { useQuery } from '@tanstack/react-query'
import type { StyleSpecification } from 'maplibre-gl'
import { useMemo } from 'react'
import { call } from '../lib/call.ts'
import { useToday } from '../lib/use-today.ts'
import { baseStyle } from './base-style.ts'
import { type GroundChoice, useGroundChoice } from './ground-choice.ts'
import { mapKeys } from './keys.ts'
import type { MapLook } from './look.ts'
import { fetchStyle, groundWith } from './outside-style.ts'
import { type TileSource, tileSources } from './tile-ground.ts'

export interface MapGroundShown extends GroundChoice {
  readonly style: StyleSpecification
  /** Pictures over the style; none while nothing is chosen, or where there are none. */
  readonly tiles: readonly TileSource[]
  /** Whether there are pictures to choose from. */
  readonly hasChoice: boolean
}
const NO_GROUND = { outside: null, tilesUrl: null }

/** Ground of the map: the pictures of the installation once they are known, its style once it has come; under both the embedded land. */
export function useGround(look: MapLook): MapGroundShown {
  const choice = useGroundChoice()
  const today = useToday()
  // A style that is only awaited and one that is not there are the same: the map would be built twice.
  const { data: { outside, tilesUrl } = NO_GROUND } = useQuery({
    queryKey: mapKeys.ground,
    queryFn: async ({ signal }) => {
      const ground = await call(getMapGround, {}, { signal })
      const style = ground.styleUrl === null ? null : await fetchStyle(ground.styleUrl, signal)
      return { outside: style, tilesUrl: ground.tilesUrl }
    },
    staleTime: Infinity,
    retry: false,
    meta: { reads: [], isQuiet: true },
  })
  const style = useMemo(() => (outside ? groundWith(outside, look) : baseStyle(look)), [outside, look])
  const { chosen = 'none' } = choice
  const tiles = useMemo(
    () => (tilesUrl === null ? [] : tileSources(chosen, tilesUrl, today)),
    [chosen, tilesUrl, today],
  )
  return { ...choice, style, tiles, hasChoice: tilesUrl !== null && choice.chosen !== undefined }
}
