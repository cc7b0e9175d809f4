/** What a line or a choice would make of fields; the geometry is loaded when a window asks for it. */
import { toGrid } from '@vagu/core/geo/estonian-grid'
import { gridRings, hectaresOfRings, mapDataOf } from '@vagu/core/geo/map-data'
import type { LatLng, MapData } from '@vagu/core/geo/schema'
import { messageOf } from '@vagu/core/messages'
import { splitByWeight } from '@vagu/core/units/rounding'
import { useEffect, useMemo, useState } from 'react'
import { thoseNear } from './near.ts'

export interface Part {
  readonly shape: MapData
  readonly hectares: number
}
export interface Preview {
  readonly parts: readonly Part[]
  /** Why there are none. */
  readonly error: string | null
}

/** Metres between boxes around shapes that may touch. */
const NEAR = 5

const NOTHING: Preview = { parts: [], error: null }
const partOf = (rings: Parameters<typeof mapDataOf>[0]): Part => ({
  shape: mapDataOf(rings),
  hectares: hectaresOfRings(rings),
})

const SENTENCES = {
  tooLarge: 'tooLarge',
  lineTooShort: 'lineTooShort',
  lineCrossesItself: 'lineCrossesItself',
  lineMissesShape: 'lineMissesField',
} as const

interface Cut {
  readonly shape: MapData
  readonly line: readonly LatLng[]
}

async function splitPreview({ shape, line }: Cut): Promise<Preview> {
  const { splitByLine } = await import('@vagu/core/geo/split')
  const split = splitByLine(
    gridRings(shape),
    line.map((point) => toGrid(point)),
  )
  return split.ok
    ? { parts: [partOf(split.left), partOf(split.right)], error: null }
    : { parts: [], error: messageOf(SENTENCES[split.reason]) }
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
  const { unionOf } = await import('@vagu/core/geo/union')
  const own = gridRings(ground)
  const found = thoseNear(ground, others, NEAR).filter(({ shape }) => unionOf([own, gridRings(shape)]).ok)
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
  const { unionOf } = await import('@vagu/core/geo/union')
  const union = unionOf(shapes.map(gridRings))
  return union.ok ? mapDataOf(union.rings) : null
}

/** Several shapes as one; null where they do not touch, or while there is nothing to join. */
export const useUnion = (shapes: readonly MapData[]): MapData | null =>
  useMade(shapes.length < 2 ? null : shapes, joined) ?? null
