import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (slope: 'UP_TO_5' | 'ABOVE_10') => {
  const plot = onField(sampleSchemeField('a'), [
    sampleJob('fertilising', '2026-04-10', {
      fertilization: {
        highNutrientN: false,
        nutrientN: null,
        soilSampleYear: null,
        fertilizationBeforeSow: false,
        spreading: 'BROADCAST',
        incorporatedWithinHours: null,
      },
      materials: [
        {
          name: 'AN',
          type: 'fertilizer',
          fertilizerKind: 'MINERAL_FERTILIZER',
          nutrient: { N: 34, P: 0, K: 0 },
        },
      ],
    }),
  ])
  return sampleScheme({ fields: [{ ...plot, field: { ...plot.field, slope } }] })
}

export const slopeSpreadingExamples: readonly Example[] = [
  { name: 'nearly flat', facts: farm('UP_TO_5'), state: 'ok' },
  { name: 'steep', facts: farm('ABOVE_10'), state: 'violation' },
]
