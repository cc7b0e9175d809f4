import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const plough = (date: string, key = 'ploughing') =>
  sampleJob('cultivating', date, { _id: `${key}-${date}`, job: { key, name: 'Kündmine' } })
const mill = (date: string) =>
  sampleJob('cultivating', date, { _id: `mill-${date}`, job: { key: 'own', name: 'Freesimine' } })
const farm = (crop: string | null, ...events: readonly ReturnType<typeof plough>[]) =>
  sampleScheme({
    takes: { HPK_PEAT: ['a'] },
    fields: [onField(sampleSchemeField('a', { crop }), events)],
  })

export const peatTillageExamples: readonly Example[] = [
  { name: 'not ploughed', facts: farm('kaer', plough('2026-05-02', 'cultivating')), state: 'ok', value: 10 },
  { name: 'ploughed once', facts: farm('kaer', plough('2026-05-02')), state: 'attention' },
  {
    name: 'ploughed the autumn before too',
    facts: farm('kaer', plough('2025-10-02'), plough('2026-09-02')),
    state: 'violation',
  },
  {
    name: 'milled, a type of the farm, and ploughed the autumn before',
    facts: farm('kaer', plough('2025-10-02'), mill('2026-09-02')),
    state: 'violation',
  },
  {
    name: 'grass that was milled',
    facts: farm('korreliste_rohumaa', mill('2026-05-02')),
    state: 'violation',
  },
  {
    name: 'ploughed the autumn before alone',
    facts: farm('kaer', plough('2025-10-02')),
    state: 'ok',
  },
  {
    name: 'grass that was ploughed',
    facts: farm('korreliste_rohumaa', plough('2026-05-02')),
    state: 'violation',
  },
  { name: 'nobody says what grows', facts: farm(null, plough('2026-05-02')), state: 'unknown' },
  { name: 'no field is named', facts: sampleScheme(), state: 'unknown' },
]
