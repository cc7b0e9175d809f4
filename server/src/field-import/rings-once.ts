import { directedRingKey, ringKey } from '@vagu/core/geo/ring-key'
import type { PointRing as Ring } from '@vagu/core/geo/rings'

export interface Once {
  readonly rings: readonly Ring[]
  /** Place of the outer ring of each hole among the rings, and for an outer one its own; nothing where the file does not tell. */
  readonly outers?: readonly number[]
  readonly hasRepeats: boolean
}

function once<T>(parts: readonly T[], keyOf: (part: T) => string): T[] {
  if (parts.length < 2) return [...parts]
  return [...new Map(parts.toReversed().map((part) => [keyOf(part), part])).values()].toReversed()
}

/** The rings of polygons, a polygon that stands there several times once. */
export function polygonsOnce(polygons: readonly (readonly Ring[])[]): Once {
  const unique = once(polygons, (rings) => rings.map(ringKey).toSorted().join(';'))
  const rings: Ring[] = []
  const outers: number[] = []
  for (const polygon of unique) {
    const outer = rings.length
    for (const ring of polygon) {
      rings.push(ring)
      outers.push(outer)
    }
  }
  return { rings, outers, hasRepeats: unique.length < polygons.length }
}

/** The same where only directions tell ground from holes (shapefile): a ring that runs the same way twice counts once. */
export function ringsOnce(rings: readonly Ring[]): Once {
  const unique = once(rings, directedRingKey)
  return { rings: unique, hasRepeats: unique.length < rings.length }
}
