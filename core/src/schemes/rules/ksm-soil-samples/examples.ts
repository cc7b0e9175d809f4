import { sampleSamples, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { SampleFacts } from '../../facts.ts'
import type { Example } from '../../requirement.ts'

const farm = (count: number, date: string, parts: Parameters<typeof sampleScheme>[0] = {}) =>
  sampleScheme({
    fields: [sampleSchemeField('a', { area: 10, samples: sampleSamples(count, date) })],
    ...parts,
  })

/** A field of 10 ha whose two samples were measured in another way, or nobody says how. */
const measuredBy = (how: Partial<SampleFacts>, count = 2) =>
  sampleScheme({
    today: '2026-12-02',
    fields: [
      sampleSchemeField('a', {
        samples: sampleSamples(count, '2024-10-01').map((sample) => ({ ...sample, ...how })),
      }),
    ],
  })
/** Oats with their samples, and permanent grassland of 10 ha with its own. */
const beside = (crop: string, samples: number, parts: Parameters<typeof sampleScheme>[0] = {}) =>
  sampleScheme({
    today: '2026-12-02',
    fields: [
      sampleSchemeField('a', { crop: 'kaer' }),
      sampleSchemeField('b', { crop, samples: sampleSamples(samples, '2024-10-01') }),
    ],
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
    says: /\(vaja 6\).*puudu 4 proovi/,
  },
  {
    name: 'pH in water does not count',
    facts: measuredBy({ phMethod: 'H2O' }),
    state: 'violation',
    value: 0,
    says: /2 proovi ei lähe arvesse, sest pH/,
  },
  {
    name: 'nobody says how pH was measured',
    facts: measuredBy({ phMethod: null }),
    state: 'unknown',
    value: 0,
    says: /määramise viis on märkimata/,
  },
  {
    name: 'nor how phosphorus was drawn out',
    facts: measuredBy({ methodP: null }),
    state: 'unknown',
    value: 0,
  },
  {
    name: 'too few even if they counted',
    facts: measuredBy({ methodP: null }, 1),
    state: 'violation',
    value: 0,
    says: /1 proov ei lähe arvesse/,
  },
  { name: 'any of the three ways', facts: measuredBy({ methodP: 'DL' }), state: 'ok', value: 2 },
  { name: 'an orchard is asked of', facts: beside('ounapuu', 0), state: 'violation', value: 2 },
  { name: 'fallow is not', facts: beside('mustkesa', 0), state: 'ok', value: 2 },
  {
    name: 'of permanent grassland nobody says whether it takes part',
    facts: beside('rohttaimed', 1),
    state: 'unknown',
    value: 2,
    says: /püsirohumaad on 10 ha.*veel 1 proov\./,
  },
  { name: 'permanent grassland with its samples', facts: beside('rohttaimed', 2), state: 'ok', value: 2 },
  {
    name: 'grassland of another support',
    facts: beside('rohttaimed', 0, { takes: { MULD_PEAT: ['b'] } }),
    state: 'ok',
    value: 2,
  },
  {
    name: 'ley of another support',
    facts: beside('korreliste_rohumaa', 0, { takes: { VESI_GROUND: ['b'] } }),
    state: 'ok',
    value: 2,
  },
  { name: 'too few by either', facts: smallFields(5), state: 'violation', value: 5 },
]
