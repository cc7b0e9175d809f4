import { sampleScheme } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

export const vesiGroundTrainingExamples: readonly Example[] = [
  {
    name: 'in an earlier year',
    facts: sampleScheme({ done: { VESI_GROUND_TRAINING: '2024-11-07' } }),
    state: 'ok',
  },
  { name: 'not told', facts: sampleScheme(), state: 'unknown' },
  {
    name: 'a day that is yet to come',
    facts: sampleScheme({ done: { VESI_GROUND_TRAINING: '2026-11-07' } }),
    state: 'unknown',
  },
]
