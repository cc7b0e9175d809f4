/** The ground of fields that are divided or joined: the same for the preview and for what is stored. */
import { toGrid } from '../geo/estonian-grid.ts'
import { gridRings, hectaresOfRings, mapDataOf } from '../geo/map-data.ts'
import type { PointRing } from '../geo/rings.ts'
import type { LatLng, MapData } from '../geo/schema.ts'
import { splitByLine, type SplitRefusal } from '../geo/split.ts'
import { unionOf } from '../geo/union.ts'

/** A part of a shape, and the hectares that it measures. */
export interface PartOfShape {
  readonly mapData: MapData
  readonly hectares: number
}

const partOf = (rings: readonly PointRing[]): PartOfShape => ({
  mapData: mapDataOf(rings),
  hectares: hectaresOfRings(rings),
})

/** Codes of the sentences that say why a line divides nothing. */
const CODES = {
  tooLarge: 'tooLarge',
  lineTooShort: 'lineTooShort',
  lineCrossesItself: 'lineCrossesItself',
  lineMissesShape: 'lineMissesField',
} as const satisfies Readonly<Record<SplitRefusal, string>>

/** The two parts of a shape, the one left of the line first, or the code of why there are none. */
export function splitShape(shape: MapData, line: readonly LatLng[]) {
  const split = splitByLine(
    gridRings(shape),
    line.map((point) => toGrid(point)),
  )
  return split.ok
    ? { ok: true as const, parts: [partOf(split.left), partOf(split.right)] as const }
    : { ok: false as const, code: CODES[split.reason] }
}

/** Shapes as one, or why they cannot be. */
export function joinShapes(shapes: readonly MapData[]) {
  const union = unionOf(shapes.map(gridRings))
  return union.ok
    ? { ok: true as const, mapData: mapDataOf(union.rings) }
    : { ok: false as const, reason: union.reason }
}
