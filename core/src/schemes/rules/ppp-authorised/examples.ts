import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const farm = (harvested: string) =>
  sampleScheme({
    fields: [
      onField(sampleSchemeField('a'), [
        sampleJob('spraying', '2026-07-01', {
          materials: [{ name: 'Vahend', type: 'chemical', subtypeVariant: 'TKV_MUU', harvestDelayDays: 28 }],
        }),
        sampleJob('harvest', harvested),
      ]),
    ],
  })

export const pppAuthorisedExamples: readonly Example[] = [
  { name: 'after the delay', facts: farm('2026-07-29'), state: 'ok' },
  { name: 'within it', facts: farm('2026-07-28'), state: 'violation' },
]
