import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (crop: string, growthStage: number | null) =>
  sampleScheme({
    fields: [
      onField(sampleSchemeField('a', { crop }), [
        sampleJob('spraying', '2026-05-10', {
          growthStage,
          materials: [
            { name: 'Roundup', type: 'chemical', ingredients: [{ name: 'Glüfosaat', code: 'glufosaat' }] },
          ],
        }),
      ]),
    ],
  })

const onCatchCrop = (...sowings: readonly ReturnType<typeof sampleJob>[]) => {
  const [each] = farm('suvioder', null).fields
  const otherCrops = [{ crop: 'valge_sinep', use: 'CATCH_CROP_KSM' as const }]
  const field = sampleSchemeField('a', { crop: 'suvioder', otherCrops })
  const spraying =
    each?.events.map((event) => ({ ...event, date: '2026-10-10', endDate: '2026-10-10' })) ?? []
  const reaped = sampleJob('harvest', '2026-08-10')
  return sampleScheme({ today: '2026-12-31', fields: [onField(field, [reaped, ...sowings, ...spraying])] })
}

export const ksmGlyphosateExamples: readonly Example[] = [
  { name: 'on black fallow', facts: farm('mustkesa', null), state: 'violation' },
  { name: 'in a standing crop', facts: farm('suvioder', 21), state: 'violation' },
  { name: 'before it comes up', facts: farm('suvioder', 3), state: 'ok' },
  { name: 'nobody says whether it had come up', facts: farm('suvioder', null), state: 'unknown' },
  {
    name: 'on a catch crop',
    facts: onCatchCrop(sampleJob('sowing', '2026-08-20')),
    state: 'violation',
  },
  { name: 'on one that nobody has sown', facts: onCatchCrop(), state: 'unknown' },
  { name: 'no spraying', facts: sampleScheme(), state: 'ok' },
]
