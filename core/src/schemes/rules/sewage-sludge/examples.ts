import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (organicType: string) =>
  sampleScheme({
    fields: [
      onField(sampleSchemeField('a'), [
        sampleJob('fertilising', '2026-05-02', {
          materials: [{ name: 'X', type: 'fertilizer', organicType }],
        }),
      ]),
    ],
  })

export const sewageSludgeExamples: readonly Example[] = [
  { name: 'manure alone', facts: farm('VEDELSONNIK'), state: 'ok' },
  { name: 'sludge', facts: farm('REOVEESETE'), state: 'attention', says: /1 töö/ },
]
