import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (
  chemicalWorkerLicenceEndDate: string | null,
  worker: string | null = 'mari',
  chemicalCertification = true,
) =>
  sampleScheme({
    workers: [{ _id: 'mari', name: 'Mari', chemicalCertification, chemicalWorkerLicenceEndDate }],
    fields: [onField(sampleSchemeField('a'), [sampleJob('spraying', '2026-05-02', { worker })])],
  })

export const pppCertificatesExamples: readonly Example[] = [
  { name: 'on its last day', facts: farm('2026-05-02'), state: 'ok' },
  { name: 'a day over', facts: farm('2026-05-01'), state: 'violation' },
  { name: 'without one', facts: farm(null, 'mari', false), state: 'violation' },
  { name: 'nobody says until when', facts: farm(null), state: 'unknown' },
  { name: 'nobody says who did it', facts: farm('2030-01-01', null), state: 'unknown' },
]
