import { sampleSamples, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (crop: string, samples: ReturnType<typeof sampleSamples>) =>
  sampleScheme({ fields: [sampleSchemeField('a', { area: 3, crop, samples })] })

export const ksmGardenSamplesExamples: readonly Example[] = [
  { name: 'one for 3 ha', facts: farm('porgand', sampleSamples(1, '2024-10-01')), state: 'ok', value: 1 },
  {
    name: 'one without boron',
    facts: farm('porgand', sampleSamples(1, '2024-10-01', ['ph', 'p', 'k', 'mg', 'ca', 'cu', 'mn'])),
    state: 'attention',
    value: 0,
  },
  { name: 'no garden crops', facts: farm('kaer', []), state: 'ok' },
]
