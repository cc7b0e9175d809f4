/** Shapes of a field by crop year: a boundary belongs to the years in which it stood. */
import type { MapData } from '../geo/schema.ts'
import type { EarlierShape, Field } from './schema.ts'

type Shaped = Pick<Field, 'mapData' | 'earlierShapes'>

/** The shape that a field had in a crop year and has no more. */
export const earlierShapeOf = (
  { earlierShapes }: Pick<Shaped, 'earlierShapes'>,
  year: number,
): EarlierShape | undefined =>
  (earlierShapes ?? [])
    .filter(({ until }) => until >= year)
    .reduce<EarlierShape | undefined>(
      (least, each) => (least && least.until < each.until ? least : each),
      undefined,
    )

/** The shape of a field in a crop year; null where it had, or has, none. */
export const shapeOfYear = (field: Shaped, year: number): MapData | null =>
  earlierShapeOf(field, year)?.mapData ?? field.mapData ?? null

/** Earlier shapes once another shape holds from a crop year on; what held the year before ends with that year. */
export function earlierShapesFrom(before: Shaped, from: number): EarlierShape[] {
  const kept = (before.earlierShapes ?? []).filter(({ until }) => until < from - 1)
  const last = shapeOfYear(before, from - 1)
  return last === null ? kept : [...kept, { until: from - 1, mapData: last }]
}
