import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (testedOn: string | null, kind: 'SPRAYER' | 'HAND_SPRAYER' | 'SPREADER' = 'SPRAYER') =>
  sampleScheme({
    machines: [{ name: 'Amazone', kind, testedOn, testDueOn: null }],
    fields: [onField(sampleSchemeField('a'), [sampleJob('spraying', '2026-05-02')])],
  })

export const sprayerTestExamples: readonly Example[] = [
  { name: 'its last day', facts: { ...farm('2023-05-20') }, state: 'attention' },
  { name: 'a day over', facts: farm('2023-05-19'), state: 'violation' },
  { name: 'tested a year ago', facts: farm('2025-05-20'), state: 'ok' },
  { name: 'nobody says when', facts: farm(null), state: 'unknown' },
  { name: 'carried on the back', facts: farm(null, 'HAND_SPRAYER'), state: 'ok' },
  { name: 'sprayed, and no sprayer is known', facts: farm(null, 'SPREADER'), state: 'unknown' },
  { name: 'neither sprayer nor spraying', facts: sampleScheme(), state: 'ok' },
]
