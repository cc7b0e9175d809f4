import type { SchemeField } from '../../facts.ts'
import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const zoned = (nitrateZone?: boolean) =>
  sampleSchemeField('a', nitrateZone === undefined ? {} : { nitrateZone })
const farm = (livestockUnits: number, ...fields: readonly SchemeField[]) =>
  sampleScheme({ animals: { livestockUnits, perHectare: { N: 100, P: 20 } }, fields: [...fields] })
const meadow = sampleSchemeField('b', { crop: 'rohttaimed', nitrateZone: true })

export const nvzLivestockExamples: readonly Example[] = [
  { name: 'no animals', facts: sampleScheme({ fields: [zoned(true)] }), state: 'ok' },
  { name: 'the limit itself', facts: farm(15, zoned(true)), state: 'ok', value: 1.5 },
  { name: 'above it', facts: farm(15.1, zoned(true)), state: 'attention', value: 1.51 },
  {
    name: 'permanent grassland is no cultivated land',
    facts: farm(16, zoned(true), meadow),
    state: 'attention',
  },
  { name: 'outside the area', facts: farm(40, zoned(false)), state: 'ok', says: /haritavat maad ei ole/ },
  { name: 'grassland alone', facts: farm(40, meadow), state: 'ok' },
  { name: 'nobody says whether it is inside', facts: farm(40, zoned()), state: 'unknown' },
  { name: 'which does not matter for few animals', facts: farm(5, zoned()), state: 'ok', value: 0.5 },
]
