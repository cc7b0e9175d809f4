import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Instant } from '../time/schema.ts'

/** Letters of a comment. */
export const MAX_COMMENT = 2000

/** Comment that somebody made on a warning. */
export const WarningComment = z.object({
  _id: Id,
  warningId: z.string(),
  text: z.string(),
  at: Instant,
  /** E-mail of whoever said it. */
  userName: z.string(),
  isOwn: z.boolean(),
})
export type WarningComment = z.infer<typeof WarningComment>
