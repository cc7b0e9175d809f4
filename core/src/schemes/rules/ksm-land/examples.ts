import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (area: number, crop: string | null = 'kaer') =>
  sampleScheme({ fields: [sampleSchemeField('a', { area, crop })] })

const seedOf = (crop: string) => {
  const field = sampleSchemeField('a', { area: 5, crop })
  const yearInfo = [{ year: 2026, mainCrop: { crop, yieldType: 'Seemned' } }]
  return sampleScheme({ fields: [{ ...field, field: { ...field.field, yearInfo } }] })
}

export const ksmLandExamples: readonly Example[] = [
  { name: 'one hectare', facts: farm(1), state: 'ok', value: 1 },
  { name: 'a little less', facts: farm(0.9999), state: 'violation', value: 0.9999 },
  { name: 'fallow is no crop', facts: farm(5, 'mustkesa'), state: 'violation', value: 0 },
  { name: 'nor is permanent grassland', facts: farm(5, 'rohttaimed'), state: 'violation' },
  { name: 'an orchard', facts: farm(5, 'ounapuu'), state: 'ok', value: 5 },
  { name: 'berries', facts: farm(1, 'must_sostar'), state: 'ok', value: 1 },
  { name: 'flowers', facts: farm(1, 'lilled'), state: 'ok' },
  { name: 'ley alone', facts: farm(5, 'punane_ristik'), state: 'violation', value: 0 },
  { name: 'a nursery', facts: farm(5, 'puukool_paju'), state: 'violation', value: 0 },
  { name: 'ley for seed', facts: seedOf('punane_ristik'), state: 'ok', value: 5 },
  { name: 'a field of which nobody says what grows', facts: farm(5, null), state: 'unknown' },
]
