import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (crop: string | null, ...before: readonly string[]) =>
  sampleScheme({ fields: [sampleSchemeField('a', { crop, before })] })

export const ksmCrucifersExamples: readonly Example[] = [
  {
    name: 'three full years between',
    facts: farm('taliraps', 'kaer', 'rukis', 'suvioder', 'taliraps'),
    state: 'ok',
  },
  {
    name: 'two full years between',
    facts: farm('taliraps', 'kaer', 'rukis', 'suvirups'),
    state: 'violation',
  },
  { name: 'a year between that nobody knows', facts: farm('taliraps', 'kaer', 'rukis'), state: 'unknown' },
  { name: 'no crucifers', facts: farm('kaer'), state: 'ok' },
]
