import { directedRingKey, ringKey } from '@vagu/core/geo/ring-key'
import type { PointRing as Ring } from '@vagu/core/geo/rings'

export interface Once {
  readonly rings: readonly Ring[]
  readonly hasRepeats: boolean
}

function once<T>(parts: readonly T[], keyOf: (part: T) => string): T[] {
  if (parts.length < 2) return [...parts]
  return [...new Map(parts.toReversed().map((part) => [keyOf(part), part])).values()].toReversed()
}

/** The rings of polygons, a polygon that stands there several times once. */
export function polygonsOnce(polygons: readonly (readonly Ring[])[]): Once {
  const unique = once(polygons, (rings) => rings.map(ringKey).toSorted().join(';'))
  return { rings: unique.flat(), hasRepeats: unique.length < polygons.length }
}

/** The same where only directions tell ground from holes (shapefile): a ring that runs the same way twice counts once. */
export function ringsOnce(rings: readonly Ring[]): Once {
  const unique = once(rings, directedRingKey)
  return { rings: unique, hasRepeats: unique.length < rings.length }
}
