import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (legumes: number, rest: number, parts: Parameters<typeof sampleScheme>[0] = {}) =>
  sampleScheme({
    today: '2026-07-01',
    fields: [
      sampleSchemeField('a', { area: legumes, crop: 'punane_ristik' }),
      sampleSchemeField('b', { area: rest }),
    ],
    ...parts,
  })

export const ksmLegumesExamples: readonly Example[] = [
  { name: 'exactly 15 %', facts: farm(15, 85), state: 'ok', value: 15 },
  { name: 'a little less', facts: farm(14.9, 85.1), state: 'violation', value: 14.9 },
  { name: 'spring can still mend it', facts: farm(5, 95, { today: '2026-06-30' }), state: 'attention' },
  { name: 'an organic farm needs 20 %', facts: farm(15, 85, { isOrganic: true }), state: 'violation' },
  { name: 'and has them', facts: farm(20, 80, { isOrganic: true }), state: 'ok' },
  {
    name: 'undersown counts',
    facts: farm(0.3, 9.7, { fields: [sampleSchemeField('a', { isUndersownWithLegumes: true })] }),
    state: 'ok',
    value: 100,
  },
  {
    name: 'a field that nobody named a crop for may be enough',
    facts: farm(0, 0, {
      fields: [sampleSchemeField('a', { area: 80 }), sampleSchemeField('b', { area: 20, crop: null })],
    }),
    state: 'unknown',
    value: 0,
  },
  {
    name: 'a small one that nobody named a crop for cannot be enough',
    facts: farm(0, 0, {
      fields: [sampleSchemeField('a', { area: 95 }), sampleSchemeField('b', { area: 5, crop: null })],
    }),
    state: 'violation',
  },
]
