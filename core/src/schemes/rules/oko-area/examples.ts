import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

export const okoAreaExamples: readonly Example[] = [
  {
    name: 'a share is shown, and what is asked is not known',
    facts: sampleScheme({
      takes: { OKO: ['a'] },
      fields: [sampleSchemeField('a', { area: 4, crop: 'soot' }), sampleSchemeField('b', { area: 96 })],
    }),
    state: 'unknown',
    value: 4,
  },
  { name: 'no field is named', facts: sampleScheme(), state: 'unknown' },
]
