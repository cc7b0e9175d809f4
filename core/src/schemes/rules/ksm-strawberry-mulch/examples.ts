import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const fields = [sampleSchemeField('a', { crop: 'maasikas' })]

export const ksmStrawberryMulchExamples: readonly Example[] = [
  { name: 'no strawberries', facts: sampleScheme(), state: 'ok' },
  { name: 'strawberries without a photo', facts: sampleScheme({ fields }), state: 'unknown' },
  {
    name: 'with one',
    facts: sampleScheme({ fields, done: { KSM_STRAWBERRY_MULCH: '2026-05-10' } }),
    state: 'ok',
  },
]
