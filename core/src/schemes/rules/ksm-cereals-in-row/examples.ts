import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (crop: string | null, ...before: readonly string[]) =>
  sampleScheme({ fields: [sampleSchemeField('a', { crop, before })] })

export const ksmCerealsInRowExamples: readonly Example[] = [
  { name: 'the third year', facts: farm('talinisu', 'kaer', 'suvioder', 'taliraps'), state: 'ok' },
  { name: 'the fourth year', facts: farm('talinisu', 'kaer', 'suvioder', 'rukis'), state: 'violation' },
  { name: 'maize ends the row', facts: farm('talinisu', 'kaer', 'mais', 'rukis'), state: 'ok' },
  { name: 'a year that nobody knows', facts: farm('talinisu', 'kaer'), state: 'unknown' },
  { name: 'no cereal', facts: farm('taliraps'), state: 'ok' },
  { name: 'a field of which nobody says what grows', facts: farm(null), state: 'unknown' },
]
