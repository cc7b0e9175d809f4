import { sampleSamples, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (count: number, date: string, parts: Parameters<typeof sampleScheme>[0] = {}) =>
  sampleScheme({
    fields: [sampleSchemeField('a', { area: 10, samples: sampleSamples(count, date) })],
    ...parts,
  })

/** Ten fields of 3 ha after the day, as many of them sampled. */
const smallFields = (sampled: number) =>
  sampleScheme({
    today: '2026-12-02',
    fields: Array.from({ length: 10 }, (_, i) =>
      sampleSchemeField(`f${i}`, { area: 3, samples: sampleSamples(i < sampled ? 1 : 0, '2024-10-01') }),
    ),
  })

export const ksmSoilSamplesExamples: readonly Example[] = [
  { name: 'two for 10 ha', facts: farm(2, '2022-05-01'), state: 'ok', value: 2 },
  { name: 'one of two', facts: farm(1, '2022-05-01'), state: 'attention', value: 1 },
  { name: 'to be renewed in the fifth year', facts: farm(2, '2021-12-31'), state: 'attention', value: 0 },
  {
    name: 'which was not done',
    facts: farm(2, '2021-12-31', { today: '2026-12-02' }),
    state: 'violation',
    value: 0,
  },
  {
    name: 'without potassium they do not count',
    facts: sampleScheme({
      fields: [sampleSchemeField('a', { samples: sampleSamples(2, '2024-10-01', ['ph', 'p']) })],
    }),
    state: 'attention',
    value: 0,
  },
  {
    name: 'one for 5 ha and one for what is over',
    facts: sampleScheme({
      fields: [sampleSchemeField('a', { area: 5.0001, samples: sampleSamples(1, '2024-10-01') })],
    }),
    state: 'attention',
    value: 1,
  },
  {
    name: 'enough over the land, and too few field by field: nobody can say by which',
    facts: smallFields(6),
    state: 'attention',
    value: 6,
    says: /vaja 6, olemas 6.*puudu 4 proovi/,
  },
  { name: 'too few by either', facts: smallFields(5), state: 'violation', value: 5 },
]
