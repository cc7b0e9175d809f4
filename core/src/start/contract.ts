import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { User } from '../users/schema.ts'
import { START_PARTS } from './parts.ts'

const MOST_LETTERS = 200

/** Names of parts, with commas between them. */
const Parts = z
  .string()
  .max(MOST_LETTERS)
  .transform((names) => names.split(','))
  .pipe(z.array(z.enum(START_PARTS)))

export const getStart = endpoint('GET', '/start', {
  summary:
    'Who is signed in, or nobody, with the csrfToken; and ahead of being asked, under their addresses, the replies of the calls that the page will send first',
  needs: 'nothing',
  wrapped: false,
  query: z.object({ of: Parts.optional() }),
  refuses: ['otherAccount', 'forbidden'],
  reply: z.object({
    user: User.nullable(),
    csrfToken: z.string(),
    /** By path and query below `/api`, just as the call itself would have answered; one that would be refused is left out. */
    ahead: z.record(z.string(), z.unknown()),
  }),
})
