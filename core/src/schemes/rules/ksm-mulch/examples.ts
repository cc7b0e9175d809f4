import { sampleScheme } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

export const ksmMulchExamples: readonly Example[] = [
  { name: 'told', facts: sampleScheme({ done: { KSM_MULCH_PHOTO: '2026-05-01' } }), state: 'ok' },
  { name: 'not told', facts: sampleScheme(), state: 'unknown' },
]
