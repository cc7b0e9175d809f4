/** Previews of fields that a line or a choice would make; the geometry is loaded when a window asks for it. */
import type { PartOfShape } from '@vagu/core/field-division/ground'
import type { LatLng, MapData } from '@vagu/core/geo/schema'
import { messageOf } from '@vagu/core/messages'
import { splitByWeight } from '@vagu/core/units/rounding'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fieldKeys } from '../../../entities/fields/keys.ts'
import { geometryFile } from './geometry-file.ts'
import { thoseNear } from './near.ts'

export interface Preview {
  readonly parts: readonly PartOfShape[]
  /** Why there are none. */
  readonly error: string | null
}

/** Metres between boxes around shapes that may touch. */
const NEAR = 5

const NOTHING: Preview = { parts: [], error: null }

/** The geometry of lines and neighbours; where it could not be loaded it can be asked for again. */
export const useGeometry = () =>
  useQuery({
    queryKey: fieldKeys.geometry,
    queryFn: () => geometryFile.load(),
    staleTime: Infinity,
    // A module is no data to be compared.
    structuralSharing: false,
    meta: { reads: [] },
  })

/** The parts with their shares of the declared area, as they will be stored. */
export function withDeclared(preview: Preview, hectares: number): Preview {
  const shares = splitByWeight(
    hectares,
    preview.parts.map((part) => part.hectares),
    4,
  )
  return { ...preview, parts: preview.parts.map((part, i) => ({ ...part, hectares: shares[i] ?? 0 })) }
}

/** The parts of a shape by a line, the one left of it first; of one point or none, nothing. */
export function useSplitPreview(shape: MapData | null, line: readonly LatLng[]): Preview {
  const { data: geometry } = useGeometry()
  return useMemo(() => {
    if (!geometry || shape === null || line.length < 2) return NOTHING
    const split = geometry.splitShape(shape, line)
    return split.ok ? { parts: split.parts, error: null } : { parts: [], error: messageOf(split.code) }
  }, [geometry, shape, line])
}

interface Named {
  readonly id: string
  readonly shape: MapData
}
/** Shapes that touch the ground of one; undefined while they are looked for. */
export function useTouching(
  ground: MapData | null,
  others: readonly Named[],
): ReadonlySet<string> | undefined {
  const { data: geometry } = useGeometry()
  return useMemo(() => {
    if (!geometry || ground === null) return undefined
    const found = thoseNear(ground, others, NEAR).filter(
      ({ shape }) => geometry.joinShapes([ground, shape]).ok,
    )
    return new Set(found.map(({ id }) => id))
  }, [geometry, ground, others])
}

/** Several shapes as one; null where they do not touch, or while there is nothing to join. */
export function useUnion(shapes: readonly MapData[]): MapData | null {
  const { data: geometry } = useGeometry()
  return useMemo(() => {
    if (!geometry || shapes.length < 2) return null
    const union = geometry.joinShapes(shapes)
    return union.ok ? union.mapData : null
  }, [geometry, shapes])
}
