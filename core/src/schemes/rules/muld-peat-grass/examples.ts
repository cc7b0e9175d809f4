import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const till = (key: string, status: 'DONE' | 'PLANNED' = 'DONE', name = 'Töö') =>
  sampleJob('cultivating', '2026-05-02', {
    job: { key, name },
    status,
    ...(status === 'PLANNED' ? { plannedYear: 2026 } : {}),
  })
const farm = (crop: string | null, events: readonly ReturnType<typeof till>[] = [], withPlan = false) =>
  sampleScheme({
    withPlan,
    takes: { MULD_PEAT: ['a'] },
    fields: [onField(sampleSchemeField('a', { crop }), events)],
  })

export const muldPeatGrassExamples: readonly Example[] = [
  { name: 'grass', facts: farm('korreliste_rohumaa'), state: 'ok', value: 10 },
  { name: 'grass that was harrowed', facts: farm('korreliste_rohumaa', [till('harrowing')]), state: 'ok' },
  {
    name: 'grass that was ploughed',
    facts: farm('korreliste_rohumaa', [till('ploughing')]),
    state: 'violation',
    value: 0,
  },
  { name: 'disc harrowing', facts: farm('korreliste_rohumaa', [till('disc-harrowing')]), state: 'attention' },
  {
    name: 'milling, a type of the farm',
    facts: farm('korreliste_rohumaa', [till('own', 'DONE', 'Freesimine')]),
    state: 'attention',
  },
  {
    name: 'another type of the farm',
    facts: farm('korreliste_rohumaa', [till('own', 'DONE', 'Rippimine')]),
    state: 'violation',
  },
  {
    name: 'ploughing that is planned',
    facts: farm('korreliste_rohumaa', [till('ploughing', 'PLANNED')]),
    state: 'ok',
  },
  {
    name: 'with the plan',
    facts: farm('korreliste_rohumaa', [till('ploughing', 'PLANNED')], true),
    state: 'violation',
  },
  { name: 'a cereal', facts: farm('kaer'), state: 'violation' },
  { name: 'nobody says what grows', facts: farm(null), state: 'unknown' },
  { name: 'no field is named', facts: sampleScheme(), state: 'unknown' },
]
