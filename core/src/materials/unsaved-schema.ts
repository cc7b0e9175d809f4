/** Materials that jobs carry and the farm's register lacks. */
import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Day } from '../time/schema.ts'
import { ApplicationUnit } from '../units/schema.ts'
import { MaterialFacts } from './schema.ts'

export const UnsavedMaterial = z.object({
  /** Type and name, as names are compared. */
  key: z.string(),
  /** The facts of the newest copy, with its amount and unit. */
  requisite: MaterialFacts.extend({
    name: z.string(),
    amount: z.number().nullable(),
    unit: ApplicationUnit.nullable(),
  }),
  /** Every unit in which jobs measure it. */
  units: z.array(ApplicationUnit),
  jobCount: z.int(),
  lastDay: Day,
})
export type UnsavedMaterial = z.infer<typeof UnsavedMaterial>

/** Choice of those that become materials; `_id` is the id of the new one. */
export const UnsavedChoice = z.object({
  requisites: z
    .array(z.object({ key: z.string().min(1, 'required').max(300, 'tooLong'), _id: Id.optional() }))
    .min(1, 'required')
    .max(500, 'tooLarge'),
})
export type UnsavedChoice = z.infer<typeof UnsavedChoice>
