import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (crop: string | null, ...before: readonly string[]) =>
  sampleScheme({ fields: [sampleSchemeField('a', { crop, before })] })

export const hpkSameCropExamples: readonly Example[] = [
  { name: 'the third year', facts: farm('kaer', 'kaer', 'kaer', 'rukis'), state: 'ok' },
  { name: 'the fourth year', facts: farm('kaer', 'kaer', 'kaer', 'kaer'), state: 'attention' },
  {
    name: 'grass may stay',
    facts: farm('korreliste_rohumaa', ...Array<string>(5).fill('korreliste_rohumaa')),
    state: 'ok',
  },
  { name: 'nobody says what grows', facts: farm(null, 'kaer'), state: 'unknown' },
]
