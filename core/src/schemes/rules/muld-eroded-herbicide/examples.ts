import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (...ingredients: readonly string[]) =>
  sampleScheme({
    takes: { MULD_ERODED: ['a'] },
    fields: [
      onField(sampleSchemeField('a', { crop: 'korreliste_rohumaa' }), [
        sampleJob('spraying', '2026-05-02', {
          materials: [
            {
              name: 'Vahend',
              type: 'chemical',
              ingredients: ingredients.map((name) => ({ name, code: '' })),
            },
          ],
        }),
      ]),
    ],
  })

export const muldErodedHerbicideExamples: readonly Example[] = [
  { name: 'another substance', facts: farm('MCPA'), state: 'ok' },
  { name: 'glyphosate', facts: farm('Glüfosaat'), state: 'violation' },
  { name: 'nobody says what acts in it', facts: farm(), state: 'unknown' },
]
