/** How fields are stored: the document, and the shapes in columns of their own that share its version. */
import { EarlierShape, FieldDraft, FieldOrigin } from '@vagu/core/fields/schema'
import { shapeOfYear } from '@vagu/core/fields/year-rules'
import { MapData } from '@vagu/core/geo/schema'
import { z } from 'zod'
import type { Tables } from '../db/schema.ts'
import { asItIs, ownText, stored } from '../db/stored.ts'

/** Document of a field: without the members that stand in columns of their own. */
const Document = FieldDraft.omit({ _id: true, mapData: true }).extend({ origin: FieldOrigin.nullish() })
export type FieldDocument = z.infer<typeof Document>

export const storedFields = stored('field', Document, [asItIs])

type Shapes = Pick<Tables['field'], 'shape' | 'earlier_shapes'>

/** The shape of a field: it was checked with the draft that brought it, and has never been another since. */
export const mapDataOf = ({ shape }: Pick<Shapes, 'shape'>): MapData | null =>
  shape === null ? null : ownText(MapData, shape)

/** The column of a shape. */
export const shapeText = (mapData: MapData | null | undefined): string | null =>
  mapData ? JSON.stringify(mapData) : null

const EarlierShapes = z.array(EarlierShape)

/** The shapes that a field had in older crop years. */
export const earlierShapesOf = ({ earlier_shapes: text }: Pick<Shapes, 'earlier_shapes'>): EarlierShape[] =>
  text === null ? [] : ownText(EarlierShapes, text)

/** Columns of a field's shapes; none of older years is stored as nothing. */
export const earlierShapesText = (shapes: readonly EarlierShape[]): string | null =>
  shapes.length === 0 ? null : JSON.stringify(shapes)

/** The shape of a field in a crop year, as JSON. */
export function shapeTextOf(row: Shapes, year: number): string | null {
  if (row.earlier_shapes === null) return row.shape
  const shape = shapeOfYear({ mapData: mapDataOf(row), earlierShapes: earlierShapesOf(row) }, year)
  return shape === null ? null : JSON.stringify(shape)
}
