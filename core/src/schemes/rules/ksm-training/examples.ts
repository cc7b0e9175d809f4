import { sampleScheme } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

export const ksmTrainingExamples: readonly Example[] = [
  {
    name: 'on its last day',
    facts: sampleScheme({ today: '2026-12-31', done: { KSM_TRAINING: '2026-12-07' } }),
    state: 'ok',
  },
  {
    name: 'a day late',
    facts: sampleScheme({ today: '2026-12-31', done: { KSM_TRAINING: '2026-12-08' } }),
    state: 'violation',
  },
  { name: 'not told yet', facts: sampleScheme(), state: 'unknown' },
  { name: 'not told, and the day is past', facts: sampleScheme({ today: '2026-12-08' }), state: 'unknown' },
]
