import { sampleScheme } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

export const pppStoreExamples: readonly Example[] = [
  { name: 'looked at', facts: sampleScheme({ done: { PPP_STORE: '2026-04-01' } }), state: 'ok' },
  { name: 'nobody says', facts: sampleScheme(), state: 'unknown' },
]
