import type { EventFacts } from '../../../warnings/facts.ts'
import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const worked = (job: EventFacts) =>
  sampleScheme({
    takes: { VESI_SURFACE: ['a'] },
    fields: [onField(sampleSchemeField('a'), [job])],
  })
const farm = (type?: 'fertilizer' | 'chemical') =>
  sampleScheme({
    takes: { VESI_SURFACE: ['a'] },
    fields: [
      onField(
        sampleSchemeField('a'),
        type === undefined ? [] : [sampleJob('spraying', '2026-05-02', { materials: [{ name: 'X', type }] })],
      ),
    ],
  })

export const vesiSurfaceExamples: readonly Example[] = [
  { name: 'nothing was used', facts: farm(), state: 'ok' },
  { name: 'fertilizer', facts: farm('fertilizer'), state: 'violation' },
  { name: 'ploughed', facts: worked(sampleJob('cultivating', '2026-05-02')), state: 'violation' },
  { name: 'sown anew', facts: worked(sampleJob('sowing', '2026-05-02')), state: 'violation' },
  {
    name: 'rolled',
    facts: worked(
      sampleJob('cultivating', '2026-05-02', { job: { key: 'soil-rolling', name: 'Mullarullimine' } }),
    ),
    state: 'ok',
  },
  { name: 'a product that may be registered', facts: farm('chemical'), state: 'attention' },
]
