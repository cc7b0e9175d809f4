import { sampleScheme } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

export const waterStripsExamples: readonly Example[] = [
  { name: 'looked over', facts: sampleScheme({ done: { WATER_STRIPS: '2026-04-02' } }), state: 'ok' },
  { name: 'not told', facts: sampleScheme(), state: 'unknown' },
]
