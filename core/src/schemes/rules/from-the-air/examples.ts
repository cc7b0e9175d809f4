import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const drone = { _id: 'drone', name: 'DJI Agras', kind: 'AIRCRAFT', testedOn: null, testDueOn: null } as const
const farm = (kind: Parameters<typeof sampleJob>[0], machine?: string, type = 'fertilizer') =>
  sampleScheme({
    machines: [drone],
    fields: [
      onField(sampleSchemeField('a'), [
        sampleJob(kind, '2026-05-02', { ...(machine ? { machine } : {}), materials: [{ name: 'X', type }] }),
      ]),
    ],
  })

export const fromTheAirExamples: readonly Example[] = [
  { name: 'spread on the ground', facts: farm('fertilising'), state: 'ok' },
  { name: 'fertilizer from a drone', facts: farm('fertilising', 'drone'), state: 'violation', says: /1 töö/ },
  { name: 'a product from a drone', facts: farm('spraying', 'drone', 'chemical'), state: 'violation' },
  { name: 'seed from a drone', facts: farm('sowing', 'drone', 'seed'), state: 'ok' },
  { name: 'by another machine', facts: farm('fertilising', 'tractor'), state: 'ok' },
]
