import { sampleScheme } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (N: number, P: number) => sampleScheme({ animals: { livestockUnits: 40, perHectare: { N, P } } })

export const manureLandExamples: readonly Example[] = [
  { name: 'no animals', facts: sampleScheme(), state: 'ok' },
  { name: 'just enough land', facts: farm(170, 25), state: 'ok', value: 170 },
  { name: 'too much nitrogen', facts: farm(170.01, 20), state: 'attention', says: /lepinguga/ },
  { name: 'too much phosphorus', facts: farm(150, 25.01), state: 'attention' },
  {
    name: 'no land',
    facts: sampleScheme({ animals: { livestockUnits: 4, perHectare: undefined } }),
    state: 'unknown',
  },
]
