import { z } from 'zod'

/** A variety; `type` is the key of its crop. */
export const FoundSeed = z.object({
  name: z.string(),
  type: z.string(),
  source: z.string(),
  isAdvisory: z.boolean(),
})
export type FoundSeed = z.infer<typeof FoundSeed>

/** Part of a name, from 2 letters. */
export const SeedQuery = z.object({ name: z.string().trim().min(2, 'tooShort').max(200, 'tooLong') })
