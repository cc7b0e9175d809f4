import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

export const hpkWinterCoverExamples: readonly Example[] = [
  {
    name: 'a share beside no limit',
    facts: sampleScheme({
      fields: [
        sampleSchemeField('a', { area: 3, next: 'talinisu' }),
        sampleSchemeField('b', { area: 7, next: 'kaer' }),
      ],
    }),
    state: 'unknown',
    value: 30,
  },
  { name: 'nobody says what comes next', facts: sampleScheme(), state: 'unknown', says: /10 hektari/ },
  { name: 'no arable land', facts: sampleScheme({ fields: [] }), state: 'ok' },
]
