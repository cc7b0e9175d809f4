/** Comments that people make on warnings. */
import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { Id } from '../ids/schema.ts'
import { MAX_COMMENT, WarningComment } from './comments-schema.ts'

const WarningId = z.string().min(1, 'required').max(300, 'tooLong')

const params = z.object({ id: Id })

export const listWarningComments = endpoint('GET', '/user-interface/warning-comments', {
  summary: 'What was said about warnings of the farm, the oldest first',
  reply: z.array(WarningComment),
})
export const addWarningComment = endpoint('POST', '/user-interface/warning-comments', {
  summary: 'Says something about a warning',
  needs: 'comment',
  writes: ['warningComments'],
  body: z.object({
    warningId: WarningId,
    text: z.string().trim().min(1, 'commentMissing').max(MAX_COMMENT, 'tooLong'),
  }),
  refuses: ['notFound'],
  reply: WarningComment,
})
export const deleteWarningComment = endpoint('DELETE', '/user-interface/warning-comments/{id}', {
  summary: 'Takes back what one said; the journal keeps it',
  needs: 'comment',
  writes: ['warningComments'],
  params,
  reply: Nothing,
})
