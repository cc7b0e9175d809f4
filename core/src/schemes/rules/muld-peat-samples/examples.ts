import { sampleSamples, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (count: number, today = '2026-05-20') =>
  sampleScheme({
    today,
    takes: { MULD_PEAT: ['a'] },
    fields: [
      sampleSchemeField('a', { area: 20, samples: sampleSamples(count, '2024-10-01') }),
      sampleSchemeField('b', { samples: [] }),
    ],
  })

export const muldPeatSamplesExamples: readonly Example[] = [
  { name: 'enough', facts: farm(1), state: 'ok', value: 1 },
  { name: 'none yet', facts: farm(0), state: 'attention', value: 0 },
  {
    name: 'nobody says which year of the commitment it is',
    facts: farm(0, '2027-01-01'),
    state: 'attention',
  },
]
