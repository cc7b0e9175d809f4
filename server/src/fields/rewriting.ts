/** Rewriting of a stored field: its columns, and its older years when its shape changes. */
import type { EarlierShape, Field, FieldDraft } from '@vagu/core/fields/schema'
import { withEarlierArea } from '@vagu/core/fields/rules'
import { earlierShapesFrom } from '@vagu/core/fields/year-rules'
import type { Tables } from '../db/schema.ts'
import {
  earlierShapesOf,
  earlierShapesText,
  type FieldDocument,
  mapDataOf,
  shapeText,
  storedFields,
} from './stored.ts'

type Document = FieldDocument
type Row = Tables['field']

/** A field as somebody wants it, or as its history has it: then with the shapes of its older years. */
export type FieldWish = Omit<FieldDraft, '_id'> & {
  readonly updatedAt?: string | undefined
  readonly shapeFrom?: number | null | undefined
  readonly earlierShapes?: readonly EarlierShape[] | undefined
}

type Reshaped = Pick<FieldWish, 'shapeFrom' | 'mapData' | 'yearInfo' | 'earlierShapes' | 'area'>
type Shaped = Pick<Field, 'area' | 'yearInfo' | 'firstYear' | 'lastYear' | 'mapData' | 'earlierShapes'>

/** Consequences for the older years when the shape of a stored field changes. */
export function withOlderYears(
  stored: Shaped,
  change: Reshaped,
): Pick<FieldWish, 'earlierShapes' | 'yearInfo'> {
  const { shapeFrom: from, mapData, yearInfo, earlierShapes } = change
  const isNew = mapData !== undefined && shapeText(mapData) !== shapeText(stored.mapData)
  if (from == null || !isNew || !stored.mapData) return { earlierShapes, yearInfo }
  return {
    earlierShapes: earlierShapesFrom(stored, from),
    yearInfo: withEarlierArea(stored, change, from),
  }
}

/** The document that a wish makes of a stored field: what it does not name, and where the field comes from, stays. */
export const changedDocument = (
  { firstYear, lastYear, origin }: Document,
  { updatedAt: _seen, shapeFrom: _from, earlierShapes: _older, mapData: _shape, ...wish }: FieldWish,
): Document => ({ firstYear, lastYear, ...wish, ...(origin != null && { origin }) })

/** A field as it becomes; with `shapeFrom` the older years keep the shape that they had. */
export type Rewritten = Document & Pick<FieldWish, 'mapData' | 'shapeFrom'>

/** The columns of a field that becomes another, and its years. */
export function columnsAfter(row: Row, before: Document, { mapData, shapeFrom, ...wish }: Rewritten) {
  const stored = { ...before, mapData: mapDataOf(row), earlierShapes: earlierShapesOf(row) }
  const { yearInfo, earlierShapes } = withOlderYears(stored, { ...wish, mapData, shapeFrom })
  const document = { ...wish, yearInfo }
  return {
    name: document.name,
    ...storedFields.columns(document),
    ...(mapData !== undefined && { shape: shapeText(mapData) }),
    ...(earlierShapes !== undefined && { earlier_shapes: earlierShapesText(earlierShapes) }),
  }
}
