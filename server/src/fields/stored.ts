/** How fields are stored: the document, and the shape in a column of its own that shares its version. */
import { FieldDraft } from '@vagu/core/fields/schema'
import { MapData } from '@vagu/core/geo/schema'
import type { z } from 'zod'
import type { Tables } from '../db/schema.ts'
import { asItIs, ownText, stored } from '../db/stored.ts'

/** Document of a field: without the members that stand in columns of their own. */
const Document = FieldDraft.omit({ _id: true, mapData: true })
export type FieldDocument = z.infer<typeof Document>

export const storedFields = stored('field', Document, [asItIs])

/** The shape of a field: it was checked with the draft that brought it, and has never been another since. */
export const mapDataOf = ({ shape }: Pick<Tables['field'], 'shape'>): MapData | null =>
  shape === null ? null : ownText(MapData, shape)
