/** Shapes of the calls on many fields at once. */
import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Instant, Year } from '../time/schema.ts'

/** Fields that one call may name; a large farm has some hundreds. */
export const MAX_FIELDS = 5000

const Ids = z
  .array(Id)
  .max(MAX_FIELDS, 'tooLarge')
  .refine((ids) => new Set(ids).size === ids.length, { error: 'duplicateId' })

/** Fields in their new order; those that are not named follow as they stood. */
export const FieldOrdering = z.object({ ids: Ids })

export const FieldIds = z.object({ ids: Ids.min(1, 'required') })

/** Parts of a year that are copied to another: the crops and how the land is used and farmed. */
export const CropCopy = z.object({
  /** The crop year that is copied. */
  from: Year,
  /** All fields of both years where left out. */
  fieldIds: Ids.optional(),
  /** Whether crops that stand in the year already give way. */
  overwrites: z.boolean().default(false),
  /** Whether undersown and catch crops go along. */
  withOthers: z.boolean().default(false),
})
export type CropCopy = z.infer<typeof CropCopy>

/** Fields as a copying answered them: the way back is there while none was changed since. */
export const CopiedFields = z.object({
  fields: z
    .array(z.object({ _id: Id, updatedAt: Instant }))
    .min(1, 'required')
    .max(MAX_FIELDS, 'tooLarge')
    .refine((fields) => new Set(fields.map(({ _id }) => _id)).size === fields.length, {
      error: 'duplicateId',
    }),
})
export type CopiedFields = z.infer<typeof CopiedFields>
