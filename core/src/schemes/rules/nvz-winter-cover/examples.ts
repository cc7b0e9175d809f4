import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (green: number, bare: number, today = '2026-11-01') =>
  sampleScheme({
    today,
    fields: [
      sampleSchemeField('a', { area: green, next: 'talinisu', nitrateZone: true }),
      sampleSchemeField('b', { area: bare, next: 'kaer', nitrateZone: true }),
    ],
  })

export const nvzWinterCoverExamples: readonly Example[] = [
  { name: 'exactly 30 %', facts: farm(3, 7), state: 'ok', value: 30 },
  { name: 'a little less', facts: farm(2.9, 7.1), state: 'violation', value: 29 },
  { name: 'autumn is still to come', facts: farm(2.9, 7.1, '2026-10-31'), state: 'attention' },
  {
    name: 'no land in the area',
    facts: sampleScheme({ fields: [sampleSchemeField('a', { nitrateZone: false })] }),
    state: 'ok',
  },
  { name: 'nobody says whether it is', facts: sampleScheme(), state: 'unknown' },
  {
    name: 'nobody says what comes next',
    facts: sampleScheme({ fields: [sampleSchemeField('a', { nitrateZone: true })] }),
    state: 'unknown',
  },
]
