import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const fields = [sampleSchemeField('a', { crop: 'ounapuu' })]

export const ksmGardenSwardExamples: readonly Example[] = [
  { name: 'no garden crops', facts: sampleScheme(), state: 'ok' },
  { name: 'an orchard of which nobody says it', facts: sampleScheme({ fields }), state: 'unknown' },
  {
    name: 'looked over',
    facts: sampleScheme({ fields, done: { KSM_GARDEN_SWARD: '2026-05-10' } }),
    state: 'ok',
  },
]
