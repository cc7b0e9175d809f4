import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (amount: number) =>
  sampleScheme({
    fields: [
      onField(sampleSchemeField('a', { crop: 'suvioder', nitrateZone: true }), [
        sampleJob('fertilising', '2026-05-02', {
          materials: [
            {
              name: 'AN',
              type: 'fertilizer',
              fertilizerKind: 'MINERAL_FERTILIZER',
              nutrient: { N: 50, P: 0, K: 0 },
              amount,
              unit: 'kg/ha',
            },
          ],
        }),
      ]),
    ],
  })

export const nitrateZoneExamples: readonly Example[] = [
  { name: 'exactly 120 kg', facts: farm(240), state: 'ok' },
  { name: 'more', facts: farm(242), state: 'violation' },
]
