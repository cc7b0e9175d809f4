import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const sow = (_id: string, seedCertificate: string) =>
  sampleJob('sowing', '2026-04-20', {
    _id,
    materials: [{ name: seedCertificate, type: 'seed', subtype: 'suvioder', seedCertificate }],
  })
const farm = (...classes: readonly string[]) =>
  sampleScheme({
    fields: [
      onField(
        sampleSchemeField('a', { crop: 'suvioder' }),
        classes.map((each) => sow(each, each)),
      ),
    ],
  })

export const ksmSeedMixingExamples: readonly Example[] = [
  { name: 'certified alone', facts: farm('C1'), state: 'ok' },
  { name: 'own alone', facts: farm('OTS'), state: 'ok' },
  { name: 'both', facts: farm('C1', 'OTS'), state: 'violation' },
]
