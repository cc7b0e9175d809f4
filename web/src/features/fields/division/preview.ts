/** What a line or a choice would make of fields; the geometry is loaded when a window asks for it. */
import type { PartOfShape } from '@vagu/core/field-division/ground'
import type { LatLng, MapData } from '@vagu/core/geo/schema'
import { messageOf } from '@vagu/core/messages'
import { splitByWeight } from '@vagu/core/units/rounding'
import { useEffect, useMemo, useState } from 'react'
import { thoseNear } from './near.ts'

export interface Preview {
  readonly parts: readonly PartOfShape[]
  /** Why there are none. */
  readonly error: string | null
}

/** Metres between boxes around shapes that may touch. */
const NEAR = 5

const NOTHING: Preview = { parts: [], error: null }
interface Cut {
  readonly shape: MapData
  readonly line: readonly LatLng[]
}

async function splitPreview({ shape, line }: Cut): Promise<Preview> {
  const { splitShape } = await import('@vagu/core/field-division/ground')
  const split = splitShape(shape, line)
  return split.ok ? { parts: split.parts, error: null } : { parts: [], error: messageOf(split.code) }
}

/** The parts with their shares of the declared area, as they will be stored. */
export function withDeclared(preview: Preview, hectares: number): Preview {
  const shares = splitByWeight(
    hectares,
    preview.parts.map((part) => part.hectares),
    4,
  )
  return { ...preview, parts: preview.parts.map((part, i) => ({ ...part, hectares: shares[i] ?? 0 })) }
}

/** What a function makes of an input once it has; undefined until then, and without an input. */
function useMade<In, Out>(input: In | null, make: (input: In) => Promise<Out>): Out | undefined {
  const [made, setMade] = useState<{ readonly input: In; readonly output: Out }>()
  useEffect(() => {
    let isOld = false
    const start = async (): Promise<void> => {
      if (input === null) return
      const output = await make(input)
      if (!isOld) setMade({ input, output })
    }
    void start()
    return () => {
      isOld = true
    }
  }, [input, make])
  return input !== null && made?.input === input ? made.output : undefined
}

/** The parts of a shape by a line, the one left of it first; of one point or none, nothing. */
export function useSplitPreview(shape: MapData | null, line: readonly LatLng[]): Preview {
  const input = useMemo(() => (shape !== null && line.length > 1 ? { shape, line } : null), [shape, line])
  return useMade(input, splitPreview) ?? NOTHING
}

interface Named {
  readonly id: string
  readonly shape: MapData
}
interface Around {
  readonly ground: MapData
  readonly others: readonly Named[]
}

async function touching({ ground, others }: Around): Promise<ReadonlySet<string>> {
  const { joinShapes } = await import('@vagu/core/field-division/ground')
  const found = thoseNear(ground, others, NEAR).filter(({ shape }) => joinShapes([ground, shape]).ok)
  return new Set(found.map(({ id }) => id))
}

/** Which shapes touch the ground of one; undefined while they are looked for. */
export function useTouching(
  ground: MapData | null,
  others: readonly Named[],
): ReadonlySet<string> | undefined {
  const input = useMemo(() => (ground === null ? null : { ground, others }), [ground, others])
  return useMade(input, touching)
}

async function joined(shapes: readonly MapData[]): Promise<MapData | null> {
  const { joinShapes } = await import('@vagu/core/field-division/ground')
  const union = joinShapes(shapes)
  return union.ok ? union.mapData : null
}

/** Several shapes as one; null where they do not touch, or while there is nothing to join. */
export const useUnion = (shapes: readonly MapData[]): MapData | null =>
  useMade(shapes.length < 2 ? null : shapes, joined) ?? null
