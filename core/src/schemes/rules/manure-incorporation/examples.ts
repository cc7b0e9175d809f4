import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (incorporatedWithinHours: number | null) =>
  sampleScheme({
    fields: [
      onField(sampleSchemeField('a', { crop: 'kaer' }), [
        sampleJob('fertilising', '2026-04-10', {
          fertilization: {
            highNutrientN: false,
            nutrientN: null,
            soilSampleYear: null,
            fertilizationBeforeSow: false,
            spreading: null,
            incorporatedWithinHours,
          },
          materials: [
            {
              name: 'Tahesõnnik',
              type: 'fertilizer',
              fertilizerKind: 'ORGANIC_FERTILIZER',
              organicType: 'TAHESONNIK',
            },
          ],
        }),
        sampleJob('sowing', '2026-04-25'),
      ]),
    ],
  })

export const manureIncorporationExamples: readonly Example[] = [
  { name: 'within 24 hours', facts: farm(24), state: 'ok' },
  { name: 'later', facts: farm(48), state: 'violation' },
  { name: 'nobody says', facts: farm(null), state: 'unknown' },
]
