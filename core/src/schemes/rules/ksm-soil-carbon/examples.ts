import { sampleSamples, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (area: number, measured: readonly ('c' | 'p')[]) =>
  sampleScheme({
    fields: [sampleSchemeField('a', { area, samples: sampleSamples(1, '2024-10-01', measured) })],
  })

/** Ten fields of 5 ha, as many of them sampled. */
const farmOfTen = (sampled: number, today = '2026-12-02') =>
  sampleScheme({
    today,
    fields: Array.from({ length: 10 }, (_, i) =>
      sampleSchemeField(`f${i}`, { area: 5, samples: sampleSamples(i < sampled ? 1 : 0, '2024-10-01') }),
    ),
  })

export const ksmSoilCarbonExamples: readonly Example[] = [
  { name: 'one for 20 ha', facts: farm(20, ['c']), state: 'ok', value: 1 },
  { name: 'one for more', facts: farm(20.0001, ['c']), state: 'attention', value: 1 },
  { name: 'one without carbon', facts: farm(5, ['p']), state: 'attention', value: 0 },
  { name: 'three samples for ten fields of 5 ha', facts: farmOfTen(3), state: 'ok', value: 3 },
  {
    name: 'carbon is asked for by no method',
    facts: sampleScheme({
      fields: [
        sampleSchemeField('a', {
          samples: sampleSamples(1, '2024-10-01').map((sample) => ({
            ...sample,
            methodP: null,
            phMethod: null,
          })),
        }),
      ],
    }),
    state: 'ok',
    value: 1,
  },
  {
    name: 'with permanent grassland one more is needed',
    facts: sampleScheme({
      fields: [
        sampleSchemeField('a', { area: 20, samples: sampleSamples(1, '2024-10-01') }),
        sampleSchemeField('b', { area: 1, crop: 'rohttaimed', samples: [] }),
      ],
    }),
    state: 'unknown',
    value: 1,
    says: /püsirohumaad on 1 ha/,
  },
  { name: 'two are too few', facts: farmOfTen(2), state: 'violation', value: 2, says: /veel 1 proov\./ },
  {
    name: 'three of one field count for all of the land',
    facts: sampleScheme({
      fields: [
        sampleSchemeField('a', { area: 10, samples: sampleSamples(3, '2024-10-01') }),
        sampleSchemeField('b', { area: 50, samples: [] }),
      ],
    }),
    state: 'ok',
    value: 3,
  },
]
