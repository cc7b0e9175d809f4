import { getMapGround } from '@vagu/core/map/contract'
import { useQuery } from '@tanstack/react-query'
import type { StyleSpecification } from 'maplibre-gl'
import { useMemo } from 'react'
import { call } from '../lib/call.ts'
import { baseStyle } from './base-style.ts'
import { mapKeys } from './keys.ts'
import type { MapLook } from './look.ts'
import { fetchStyle, groundWith } from './outside-style.ts'

/** Ground of the map: the style of the installation once it has come, until then the embedded one. */
export function useGround(look: MapLook): StyleSpecification {
  // A style that is only awaited and one that is not there are the same: the map would be built twice.
  const { data: outside = null } = useQuery({
    queryKey: mapKeys.ground,
    queryFn: async ({ signal }) => {
      const { styleUrl } = await call(getMapGround, {}, { signal })
      return styleUrl === null ? null : fetchStyle(styleUrl, signal)
    },
    staleTime: Infinity,
    retry: false,
    meta: { reads: [], isQuiet: true },
  })
  return useMemo(() => (outside ? groundWith(outside, look) : baseStyle(look)), [outside, look])
}
