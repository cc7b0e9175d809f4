/** All job types as a farm sends them. */
import { z } from 'zod'
import { JobCategory, MAX_JOB_NAME, Requirement, REQUIREMENTS } from './schema.ts'

const name = z.string('required').trim().min(1, 'required').min(2, 'tooShort').max(MAX_JOB_NAME, 'tooLong')

/** Stable, never shown; what has none yet is given one. */
const key = z
  .string()
  .regex(/^[\w-]+$/, 'wrongId')
  .max(60, 'tooLong')
  .optional()

export const JobTypeChange = z.object({
  key,
  name,
  visible: z.boolean().default(true),
  requires: z.array(Requirement).max(REQUIREMENTS.length).default([]),
  variants: z
    .array(z.string().trim().min(1, 'required').max(MAX_JOB_NAME, 'tooLong'))
    .max(20, 'tooLarge')
    .default([]),
  hectarePrice: z
    .number('wrongNumber')
    .min(0, 'priceNegative')
    .max(100_000, 'tooLarge')
    .nullable()
    .default(null),
  hectarePriceIncludesLabour: z.boolean().nullish(),
})
export type JobTypeChange = z.infer<typeof JobTypeChange>

export const JobCategoryChange = z.object({
  key,
  name,
  visible: z.boolean().default(true),
  jobs: z.array(JobTypeChange).max(200, 'tooLarge'),
})
export type JobCategoryChange = z.infer<typeof JobCategoryChange>

const Sent = z.looseObject({ categories: z.unknown(), jobCategories: z.undefined().optional() })

/** The list may be called `categories` too. */
function underOneName(value: unknown): unknown {
  const { data } = Sent.safeParse(value)
  if (data?.categories === undefined) return value
  const { categories: jobCategories, ...rest } = data
  return { ...rest, jobCategories }
}

export const JobCategoriesChange = z.preprocess(
  underOneName,
  z.object({
    jobCategories: z.array(JobCategoryChange).min(1, 'required').max(100, 'tooLarge'),
    /** The job types that the client saw last; 409 when others are stored. Without them the last write wins. */
    seen: z.array(JobCategory).optional(),
  }),
)
export type JobCategoriesChange = z.infer<typeof JobCategoriesChange>
