import { sampleSamples, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (area: number, measured: readonly ('c' | 'p')[]) =>
  sampleScheme({
    fields: [sampleSchemeField('a', { area, samples: sampleSamples(1, '2024-10-01', measured) })],
  })

export const ksmSoilCarbonExamples: readonly Example[] = [
  { name: 'one for 20 ha', facts: farm(20, ['c']), state: 'ok', value: 1 },
  { name: 'one for more', facts: farm(20.0001, ['c']), state: 'attention', value: 1 },
  { name: 'one without carbon', facts: farm(5, ['p']), state: 'attention', value: 0 },
]
