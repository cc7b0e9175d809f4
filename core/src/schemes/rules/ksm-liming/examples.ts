import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const lime = sampleJob('fertilising', '2026-09-10', {
  materials: [{ name: 'Klinkritolm', type: 'fertilizer', subtype: 'FERTILIZER_LIMESTONE' }],
})
const farm = (events: readonly ReturnType<typeof sampleJob>[], today: string, map?: string) =>
  sampleScheme({
    today,
    takes: { KSM_LIMING: ['a'] },
    done: map === undefined ? {} : { KSM_LIME_MAP: map },
    fields: [onField(sampleSchemeField('a'), events), sampleSchemeField('b')],
  })

export const ksmLimingExamples: readonly Example[] = [
  {
    name: 'limed, with a map by its day',
    facts: farm([lime], '2026-12-31', '2026-12-01'),
    state: 'ok',
    value: 10,
  },
  { name: 'with a map a day late', facts: farm([lime], '2026-12-31', '2026-12-02'), state: 'violation' },
  { name: 'nobody says when the map was made', facts: farm([lime], '2026-12-31'), state: 'unknown' },
  { name: 'still to be limed', facts: farm([], '2026-12-01'), state: 'attention', value: 0 },
  { name: 'not limed', facts: farm([], '2026-12-02'), state: 'violation' },
  { name: 'no field is named', facts: sampleScheme(), state: 'unknown' },
]
