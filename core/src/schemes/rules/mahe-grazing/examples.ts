import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (livestockUnits: number | null, crop = 'korreliste_rohumaa', before = 'korreliste_rohumaa') =>
  sampleScheme({ livestockUnits, fields: [sampleSchemeField('a', { crop, before: [before] })] })

export const maheGrazingExamples: readonly Example[] = [
  { name: 'exactly 0.2 a hectare', facts: farm(2), state: 'ok', value: 0.2 },
  { name: 'a little less', facts: farm(1.99), state: 'violation', value: 0.199 },
  { name: 'no animals are 0, not unknown', facts: farm(0), state: 'violation', value: 0 },
  { name: 'nobody says how many', facts: farm(null), state: 'unknown' },
  { name: 'grass of a rotation', facts: farm(0, 'korreliste_rohumaa', 'kaer'), state: 'ok' },
  { name: 'no grass', facts: farm(null, 'kaer'), state: 'ok' },
]
