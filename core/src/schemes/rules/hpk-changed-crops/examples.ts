import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (same: number, changed: number) =>
  sampleScheme({
    fields: [
      sampleSchemeField('a', { area: same, crop: 'kaer', before: ['kaer'] }),
      sampleSchemeField('b', { area: changed, crop: 'kaer', before: ['rukis'] }),
    ],
  })

export const hpkChangedCropsExamples: readonly Example[] = [
  { name: 'half of the land', facts: farm(5, 5), state: 'ok', value: 50 },
  { name: 'a little less', facts: farm(5.1, 4.9), state: 'attention', value: 49 },
  {
    name: 'nobody knows the year before',
    facts: sampleScheme({ fields: [sampleSchemeField('a', { before: [] })] }),
    state: 'unknown',
  },
]
