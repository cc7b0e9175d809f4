/** Bringing the copies of a material in jobs to what the material is today. */
import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Day } from '../time/schema.ts'
import { MAX_JOBS_AT_ONCE } from './schema.ts'

/** The material by id, or as a whole: what is stored under its id is what counts. */
const MaterialRef = z.union([Id, z.object({ _id: Id }).transform(({ _id }) => _id)])

export const MaterialUpdate = z.object({
  jobEventIds: z.array(Id).min(1, 'required').max(MAX_JOBS_AT_ONCE, 'tooLarge'),
  requisite: MaterialRef,
})
export type MaterialUpdate = z.infer<typeof MaterialUpdate>

/** As much of a warning as a look ahead shows. */
export const WarningAhead = z.object({
  title: z.string(),
  message: z.string(),
  fieldId: Id.nullable(),
  fieldName: z.string().nullable(),
  date: Day.nullable(),
  /** Of a draft or planned job. */
  isWhatIf: z.boolean(),
})
export type WarningAhead = z.infer<typeof WarningAhead>

export const MaterialUpdatePreview = z.object({
  /** Warnings of jobs on the fields of the chosen jobs, as it is now; hidden ones are counted too. */
  warningsBefore: z.int(),
  /** Warnings that an update would bring, and that it would remove. */
  appear: z.array(WarningAhead),
  go: z.array(WarningAhead),
})
export type MaterialUpdatePreview = z.infer<typeof MaterialUpdatePreview>
