import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (date: string) =>
  sampleScheme({
    fields: [
      onField(sampleSchemeField('a'), [
        sampleJob('fertilising', date, {
          materials: [
            {
              name: 'AN',
              type: 'fertilizer',
              fertilizerKind: 'MINERAL_FERTILIZER',
              nutrient: { N: 34, P: 0, K: 0 },
            },
          ],
        }),
      ]),
    ],
  })

export const spreadingDatesExamples: readonly Example[] = [
  { name: 'the day after the ban', facts: farm('2026-03-21'), state: 'ok' },
  { name: 'its last day', facts: farm('2026-03-20'), state: 'violation' },
]
