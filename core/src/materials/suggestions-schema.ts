/** Materials of the registers that farms with certain crops use, to be chosen many at once. */
import { z } from 'zod'
import { MaterialDraft } from './schema.ts'

const MAX_CROPS = 60

/** Keys of the crops of a farm, joined by commas; without them everything common is told. */
export const SuggestionQuery = z.object({
  crops: z
    .string()
    .max(2000, 'tooLong')
    .transform((text) => text.split(',').filter((key) => key !== ''))
    .pipe(z.array(z.string().max(60, 'tooLong')).max(MAX_CROPS, 'tooLarge'))
    .optional(),
})

export const Suggestion = z.object({
  /** As it would be added; how much of it is used is the farmer's to say. */
  material: MaterialDraft.omit({ _id: true }),
  /** Keys of those of the asked crops that it is for; none where it is for any. */
  crops: z.array(z.string()),
  source: z.string(),
  isAdvisory: z.boolean(),
})
export type Suggestion = z.infer<typeof Suggestion>
