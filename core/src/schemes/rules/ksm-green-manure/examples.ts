import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (next?: string) =>
  sampleScheme({
    takes: { KSM_GREEN_MANURE: ['a'] },
    fields: [sampleSchemeField('a', next === undefined ? {} : { next })],
  })

export const ksmGreenManureExamples: readonly Example[] = [
  { name: 'a vegetable follows', facts: farm('porgand'), state: 'ok' },
  { name: 'a cereal follows', facts: farm('kaer'), state: 'violation' },
  { name: 'nobody says what follows', facts: farm(), state: 'unknown' },
]
