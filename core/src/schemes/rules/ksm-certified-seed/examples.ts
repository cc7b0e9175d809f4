import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const sown = (_id: string, area: number, seedCertificate: string | null) =>
  onField(sampleSchemeField(_id, { area }), [
    sampleJob('sowing', '2025-09-10', {
      _id: `sow-${_id}`,
      area,
      materials: [{ name: 'Skagen', type: 'seed', subtype: 'talinisu', seedCertificate }],
    }),
  ])
const farm = (certified: number, certificate: string | null, today = '2026-07-01') =>
  sampleScheme({ today, fields: [sown('a', certified, 'C1'), sown('b', 100 - certified, certificate)] })

export const ksmCertifiedSeedExamples: readonly Example[] = [
  { name: 'exactly 15 %', facts: farm(15, 'OTS'), state: 'ok', value: 15 },
  { name: 'a little less', facts: farm(14.99, 'OTS'), state: 'violation', value: 14.99 },
  { name: 'spring can still mend it', facts: farm(5, 'OTS', '2026-06-30'), state: 'attention' },
  { name: 'a class that nobody named may be enough', facts: farm(5, null), state: 'unknown' },
  { name: 'no sowing is written down', facts: sampleScheme(), state: 'unknown' },
  {
    name: 'no cereal',
    facts: sampleScheme({ fields: [sampleSchemeField('a', { crop: 'kartul' })] }),
    state: 'ok',
  },
]
