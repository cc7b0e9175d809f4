import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = () =>
  sampleScheme({
    fields: [
      onField(sampleSchemeField('a'), [
        sampleJob('spraying', '2026-05-02', { materials: [{ name: 'Vahend', type: 'chemical' }] }),
      ]),
    ],
  })

export const pppMonitoringExamples: readonly Example[] = [
  { name: 'without an observation', facts: farm(), state: 'violation' },
  { name: 'no spraying', facts: sampleScheme(), state: 'ok' },
]
