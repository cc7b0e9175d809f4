/** Shapes of a field by crop year: a boundary belongs to the years in which it stood. */
import type { MapData } from '../geo/schema.ts'
import type { EarlierShape, Field } from './schema.ts'

type Shaped = Pick<Field, 'mapData' | 'earlierShapes'>

/** The shape of a field in a crop year; null where it had, or has, none. */
export function shapeOfYear({ mapData, earlierShapes }: Shaped, year: number): MapData | null {
  const held = earlierShapes?.filter(({ until }) => until >= year) ?? []
  const first = held.reduce<EarlierShape | undefined>(
    (least, each) => (least && least.until < each.until ? least : each),
    undefined,
  )
  return first?.mapData ?? mapData ?? null
}

/** Earlier shapes once another shape holds from a crop year on; what held the year before ends with that year. */
export function earlierShapesFrom(before: Shaped, from: number): EarlierShape[] {
  const kept = (before.earlierShapes ?? []).filter(({ until }) => until < from - 1)
  const last = shapeOfYear(before, from - 1)
  return last === null ? kept : [...kept, { until: from - 1, mapData: last }]
}
