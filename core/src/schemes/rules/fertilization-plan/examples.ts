import { sampleScheme } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

export const fertilizationPlanExamples: readonly Example[] = [
  { name: 'a small farm', facts: sampleScheme(), state: 'ok' },
  { name: 'no nitrogen', facts: sampleScheme({ duty: { state: 'withoutNitrogen' } }), state: 'ok' },
  { name: 'planned', facts: sampleScheme({ duty: { state: 'fulfilled' } }), state: 'ok' },
  { name: 'owed', facts: sampleScheme({ duty: { state: 'owed', fieldIds: ['a'] } }), state: 'violation' },
]
