import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const spray = (date: string, name?: string) =>
  sampleJob('spraying', date, {
    materials: [
      { name: 'Vahend', type: 'chemical', ingredients: name === undefined ? [] : [{ name, code: '' }] },
    ],
  })
const farm = (...events: readonly ReturnType<typeof spray>[]) =>
  sampleScheme({ fields: [onField(sampleSchemeField('a'), events)] })

export const ksmNoGlyphosateExamples: readonly Example[] = [
  { name: 'another substance', facts: farm(spray('2026-05-01', 'Protiokonasool')), state: 'ok' },
  { name: 'glyphosate', facts: farm(spray('2026-05-01', 'Glüfosaat')), state: 'violation' },
  { name: 'in the year before', facts: farm(spray('2025-10-01', 'Glüfosaat')), state: 'ok' },
  {
    name: 'a product of which nobody knows what acts in it',
    facts: farm(spray('2026-05-01')),
    state: 'unknown',
  },
]
