import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (area: number, crop: string | null = 'kaer') =>
  sampleScheme({ fields: [sampleSchemeField('a', { area, crop })] })

export const ksmLandExamples: readonly Example[] = [
  { name: 'one hectare', facts: farm(1), state: 'ok', value: 1 },
  { name: 'a little less', facts: farm(0.9999), state: 'violation', value: 0.9999 },
  { name: 'fallow is no crop', facts: farm(5, 'mustkesa'), state: 'violation', value: 0 },
  { name: 'nor is permanent grassland', facts: farm(5, 'rohttaimed'), state: 'violation' },
  { name: 'a field of which nobody says what grows', facts: farm(5, null), state: 'unknown' },
]
