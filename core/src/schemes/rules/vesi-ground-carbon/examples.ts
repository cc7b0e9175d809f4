import { sampleSamples, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (measured: Parameters<typeof sampleSamples>[2]) =>
  sampleScheme({
    takes: { VESI_GROUND: ['a'] },
    fields: [sampleSchemeField('a', { area: 20, samples: sampleSamples(1, '2024-10-01', measured) })],
  })

export const vesiGroundCarbonExamples: readonly Example[] = [
  { name: 'carbon was measured', facts: farm(['ph', 'p', 'k', 'c']), state: 'ok', value: 1 },
  { name: 'all but carbon was measured', facts: farm(['ph', 'p', 'k']), state: 'attention', value: 0 },
  {
    name: 'one sample for two small fields',
    facts: sampleScheme({
      takes: { VESI_GROUND: ['a', 'b'] },
      fields: [
        sampleSchemeField('a', { area: 8, samples: sampleSamples(1, '2024-10-01') }),
        sampleSchemeField('b', { area: 12, samples: [] }),
      ],
    }),
    state: 'ok',
    value: 1,
  },
]
