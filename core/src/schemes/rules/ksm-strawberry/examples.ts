import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (crop: string | null, ...before: readonly string[]) =>
  sampleScheme({ fields: [sampleSchemeField('a', { crop, before })] })

export const ksmStrawberryExamples: readonly Example[] = [
  {
    name: 'the fifth year',
    facts: farm('maasikas', 'maasikas', 'maasikas', 'maasikas', 'maasikas', 'kaer'),
    state: 'ok',
  },
  {
    name: 'the sixth year',
    facts: farm('maasikas', 'maasikas', 'maasikas', 'maasikas', 'maasikas', 'maasikas'),
    state: 'violation',
  },
  { name: 'planted this year', facts: farm('maasikas', 'kaer'), state: 'ok' },
]
