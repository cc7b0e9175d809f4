import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (...events: readonly ReturnType<typeof sampleJob>[]) =>
  sampleScheme({
    takes: { HPK_NATURAL_GRASS: ['a'] },
    fields: [onField(sampleSchemeField('a', { crop: 'korreliste_rohumaa' }), events)],
  })
const manure = [{ name: 'Veiseläga', type: 'fertilizer', organicType: 'VEDELSONNIK' }]

export const naturalGrasslandExamples: readonly Example[] = [
  { name: 'grazed alone', facts: farm(sampleJob('herding', '2026-06-01')), state: 'ok', value: 10 },
  {
    name: 'with manure',
    facts: farm(sampleJob('fertilising', '2026-05-02', { materials: manure })),
    state: 'violation',
    value: 0,
  },
  { name: 'no field is named', facts: sampleScheme(), state: 'unknown' },
]
