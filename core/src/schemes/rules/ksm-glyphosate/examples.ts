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

export const ksmGlyphosateExamples: readonly Example[] = [
  { name: 'on black fallow', facts: farm('mustkesa', null), state: 'violation' },
  { name: 'in a standing crop', facts: farm('suvioder', 21), state: 'violation' },
  { name: 'before it comes up', facts: farm('suvioder', 3), state: 'ok' },
  { name: 'nobody says whether it had come up', facts: farm('suvioder', null), state: 'unknown' },
  { name: 'no spraying', facts: sampleScheme(), state: 'ok' },
]
