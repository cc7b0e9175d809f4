import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (fertilizerKind: string) =>
  sampleScheme({
    fields: [
      onField(sampleSchemeField('a'), [
        sampleJob('fertilising', '2026-05-02', {
          materials: [{ name: 'AN', type: 'fertilizer', fertilizerKind }],
        }),
      ]),
    ],
  })

export const maheInputsExamples: readonly Example[] = [
  { name: 'manure', facts: farm('ORGANIC_FERTILIZER'), state: 'ok' },
  { name: 'mineral fertilizer', facts: farm('MINERAL_FERTILIZER'), state: 'attention' },
]
