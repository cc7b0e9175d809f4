import { z } from 'zod'

/** Letters that a user may switch off, and whether he gets any: only to a proven address. */
export const LetterChoice = z.object({ weekly: z.boolean() })
export const LetterChoiceSeen = LetterChoice.extend({ email: z.string(), isProven: z.boolean() })
export type LetterChoiceSeen = z.infer<typeof LetterChoiceSeen>
