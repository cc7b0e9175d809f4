import { sampleScheme } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

export const ksmBookExamples: readonly Example[] = [
  { name: 'sent', facts: sampleScheme({ done: { KSM_BOOK_SENT: '2026-05-01' } }), state: 'ok' },
  { name: 'nobody says', facts: sampleScheme(), state: 'unknown' },
  {
    name: 'a day that is yet to come is none',
    facts: sampleScheme({ done: { KSM_BOOK_SENT: '2026-05-21' } }),
    state: 'unknown',
  },
]
