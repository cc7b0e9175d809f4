/** Shapes of splitting a field and of joining fields. */
import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { LatLng } from '../geo/schema.ts'
import { Instant, Year } from '../time/schema.ts'
import { Field, MainCrop, MAX_FIELD_NAME, ParcelCode } from '../fields/schema.ts'

/** Points of the line that splits a field. */
export const MAX_LINE_POINTS = 500
/** Fields that are joined at once. */
export const MAX_MERGED = 20

const name = z.string().trim().min(1, 'required').max(MAX_FIELD_NAME, 'tooLong')

/** Details of its own that a field made of others gets. The first part of a split is the one left of the line. */
export const FieldPart = z.object({
  _id: Id.optional(),
  name,
  code: ParcelCode.default(''),
  priaCode: z.string().trim().max(MAX_FIELD_NAME, 'wrongFieldCode').default(''),
  /** The main crop of the first year; that of the field before where left out, none where null. */
  mainCrop: MainCrop.nullish(),
})
export type FieldPart = z.infer<typeof FieldPart>

/** Where a job of the split year went: over both parts, or over one of them. */
export const JobPlace = z.enum(['BOTH', 'FIRST', 'SECOND'])
export type JobPlace = z.infer<typeof JobPlace>

/** A field that is split by a line from a crop year on. */
export const FieldSplit = z.object({
  year: Year,
  /** Its ends reach over the field's edge; it is drawn on by itself where they do not. */
  line: z.array(LatLng).min(2, 'lineTooShort').max(MAX_LINE_POINTS, 'tooLarge'),
  parts: z.tuple([FieldPart, FieldPart]),
  /** Jobs of the split years that were not on both parts. */
  jobs: z
    .array(z.object({ jobId: Id, place: JobPlace }))
    .max(5000, 'tooLarge')
    .default([]),
  updatedAt: Instant.optional(),
})
export type FieldSplit = z.infer<typeof FieldSplit>

/** Fields that are joined to one from a crop year on; their jobs of these years follow. */
export const FieldMerge = FieldPart.extend({
  year: Year,
  fieldIds: z
    .array(Id)
    .min(2, 'mergeTooFew')
    .max(MAX_MERGED, 'tooLarge')
    .refine((ids) => new Set(ids).size === ids.length, { error: 'duplicateId' }),
})
export type FieldMerge = z.infer<typeof FieldMerge>

/** Fields before and after. */
export const Division = z.object({ before: z.array(Field), after: z.array(Field) })
export type Division = z.infer<typeof Division>
