/** The ground of fields that are divided or joined. */
import { AppError } from '@vagu/core/errors'
import type { Field } from '@vagu/core/fields/schema'
import { toGrid } from '@vagu/core/geo/estonian-grid'
import { gridRings, hectaresOfRings, mapDataOf } from '@vagu/core/geo/map-data'
import type { PointRing } from '@vagu/core/geo/rings'
import type { LatLng, MapData } from '@vagu/core/geo/schema'
import { splitByLine, type SplitRefusal } from '@vagu/core/geo/split'
import { unionOf } from '@vagu/core/geo/union'
import type { Facts } from '@vagu/core/messages'
import { fieldError } from '@vagu/core/validation'

const refusal = (path: string, code: string, facts: Facts = {}): AppError =>
  new AppError('invalid', { fields: [fieldError(path, code, facts)] })

const CODES: Readonly<Record<SplitRefusal, string>> = {
  tooLarge: 'tooLarge',
  lineTooShort: 'lineTooShort',
  lineCrossesItself: 'lineCrossesItself',
  lineMissesShape: 'lineMissesField',
}

interface Part {
  readonly mapData: MapData
  readonly hectares: number
}

const partOf = (rings: readonly PointRing[]): Part => ({
  mapData: mapDataOf(rings),
  hectares: hectaresOfRings(rings),
})

/** The two parts of a shape, the one left of the line first; refuses a line that does not divide it. */
export function partsByLine(shape: MapData, line: readonly LatLng[]): readonly [Part, Part] {
  const split = splitByLine(
    gridRings(shape),
    line.map((point) => toGrid(point)),
  )
  if (!split.ok) throw refusal('line', CODES[split.reason])
  return [partOf(split.left), partOf(split.right)]
}

const namesOf = (fields: readonly Pick<Field, 'name'>[]) => ({
  name: fields[0]?.name ?? '',
  other: fields.at(-1)?.name ?? '',
})

/** The shape of neighbours together; refuses those that do not touch. */
export function joinedShape(fields: readonly Pick<Field, 'name'>[], shapes: readonly MapData[]): MapData {
  const union = unionOf(shapes.map(gridRings))
  if (union.ok) return mapDataOf(union.rings)
  if (union.reason === 'tooLarge') throw refusal('fieldIds', 'tooLarge')
  throw refusal('fieldIds', 'fieldsDoNotTouch', namesOf(fields))
}
